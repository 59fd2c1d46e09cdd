/** The tree in words, and in notation on request: the main line one below the other, variations set in where they leave it. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { BEGINNING, wayOn, wayTo } from '../../core/variations.ts';
import { counted, writtenIn } from '../../text/index.ts';
import { preferences } from '../preferences.ts';
import { language } from '../text/index.ts';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './text/index.ts';
import styles from './tree-list.module.css';

interface Props {
  readonly model: AnalysisModel;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function TreeList({ model, names, text }: Props) {
  const words = analysisWords().tree;
  const list = useRef<HTMLDivElement>(null);
  const { at, tree } = model;
  // the list follows the board, and scrolls nothing but itself
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && line) keepInSight(list.current, line);
  }, [at, tree]);
  const beginning = tree[BEGINNING]!;
  return (
    <div class={styles.tree} ref={list} data-part="tree">
      <Place model={model} at={BEGINNING} told={words.beginning} />
      {beginning.after.length === 0 && <p class="quiet">{words.empty}</p>}
      <Way model={model} names={names} text={text} places={wayOn(tree, BEGINNING)} />
    </div>
  );
}

interface WayProps extends Props {
  readonly places: readonly number[];
  readonly label?: string;
}

function Way({ places, label, ...props }: WayProps) {
  const { model, names, text } = props;
  const { tree } = model;
  if (places.length === 0) return null;
  return (
    <ol class={styles.way} aria-label={label} start={wayTo(tree, places[0]!).length}>
      {places.map((place, index) => {
        const { event, before } = tree[place]!;
        const others = index === 0 && label !== undefined ? [] : tree[before]!.after.slice(1);
        return (
          <li key={place}>
            <Place
              model={model}
              at={place}
              told={text.tell(model.seenAt(place), (seat) => names[seat]!)}
              written={writtenIn(event!.move, text)}
            />
            {others.map((other) => (
              <Side key={other} {...props} first={other} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** A variation: folded, its first move alone is shown. */
function Side({ first, ...props }: Props & { readonly first: number }) {
  const words = analysisWords().tree;
  const { model } = props;
  const { folded } = model.tree[first]!;
  const all = [first, ...wayOn(model.tree, first)];
  const isShort = all.length === 1 && model.tree[model.tree[first]!.before]!.after.length === 2;
  return (
    <div class={styles.side}>
      {!isShort && (
        <button
          type="button"
          class={styles.fold}
          aria-expanded={!folded}
          aria-label={folded ? words.unfold : words.fold}
          title={folded ? words.unfold : words.fold}
          onClick={() => model.fold(first, !folded)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d={folded ? 'M7 4v12l7-6Z' : 'M4 7h12l-6 7Z'} />
          </svg>
        </button>
      )}
      <Way {...props} label={words.variation} places={folded ? [first] : all} />
    </div>
  );
}

interface PlaceProps {
  readonly model: AnalysisModel;
  readonly at: number;
  readonly told: string;
  readonly written?: string;
}

function Place({ model, at, told, written }: PlaceProps) {
  const { comment, after } = model.tree[at]!;
  const branches = after.length - 1;
  return (
    <>
      <button
        type="button"
        class={styles.place}
        aria-current={model.at === at ? 'step' : undefined}
        onClick={() => model.go(at)}
      >
        {told} {written !== undefined && preferences.value.notation === 'on' && <code>{written}</code>}
        {branches > 0 && <span class="heard"> {counted(analysisWords().tree.variations, branches, language())}</span>}
      </button>
      {comment !== '' && <p class={styles.comment}>{comment}</p>}
    </>
  );
}

function keepInSight(list: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
