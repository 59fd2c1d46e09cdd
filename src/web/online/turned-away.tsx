/** A table at which there is no seat for whoever comes: why, in its own words, and what to do instead. */
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import message from '../pages/message.module.css';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { LikeIt } from './like-it.tsx';
import { tellSeated } from './seated.ts';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly why: 'full' | 'sentAway' | 'closed';
  readonly id: string;
  readonly table: TableModel;
  readonly text: GameText;
  readonly onWatch?: () => void;
}

export function TurnedAway({ why, id, table, text, onWatch }: Props) {
  const { face, names, you, module } = table;
  const host = names[face.host] || tableWords().anonymous;
  const words = onlineWords().turnedAway[why === 'closed' && you.who === face.host ? 'closedByYou' : why];
  useTitle(words.title, text.name);
  return (
    <section class={message.message} data-part="turned-away">
      <p class="quiet">{text.name}</p>
      <h1>{words.title}</h1>
      <p>
        {fill(words.help, { host })} {why === 'full' && tellSeated(table)}
      </p>
      <div class="buttons">
        {onWatch && (
          <button type="button" class="button main" onClick={onWatch}>
            {onlineWords().justWatch}
          </button>
        )}
        <LikeIt game={module.rules.id} id={id} look={onWatch ? 'plain' : 'main'} />
        <OtherTables />
      </div>
    </section>
  );
}

/** An address at which there is no table, or not any more. */
export function NoTable() {
  const { title, help } = onlineWords().turnedAway.gone;
  useTitle(title);
  return (
    <section class={message.message} data-part="turned-away">
      <h1>{title}</h1>
      <p>{help}</p>
      <div class="buttons">
        <a class="button main" href="/">
          {words().back}
        </a>
        <OtherTables />
      </div>
    </section>
  );
}

const OtherTables = () => (
  <a class="button plain" href="/tables">
    {onlineWords().tables}
  </a>
);
