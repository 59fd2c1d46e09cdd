/** A game's print shop: its board and pieces, score sheets, and its rules. */
import { useState } from 'preact/hooks';
import type { DrawnGame } from '../../../games/module.ts';
import { useAddress } from '../../links/address.ts';
import { useLater } from '../../loading.ts';
import { Loading } from '../../pages/missing.tsx';
import { language, locale, words } from '../../text/index.ts';
import { useTitle } from '../../title.ts';
import { type Paper, usualPaper } from '../paper.ts';
import { Choice, PrintForm } from '../print-form.tsx';
import { Sheets } from '../sheets.tsx';
import { printWords } from '../text/index.ts';
import { DrawingPage } from './drawing-page.tsx';
import { layOut } from './layout.ts';
import { RulesPage } from './rules-page.tsx';
import { ScorePage } from './score-page.tsx';

export function PrintShopPage({ module }: { readonly module: DrawnGame }) {
  const said = printWords().shop;
  const here = language();
  const link = useAddress(`/${module.rules.id}`);
  const found = useLater(async () => {
    const [text, prints, learning] = await Promise.all([
      module.text[here](),
      module.prints?.[here](),
      module.learn?.[here](),
    ]);
    return { text, prints, learning };
  }, [module, here]);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(locale()));
  const [part, setPart] = useState('all');
  useTitle(said.title, found?.text.name);
  if (!found || !link) return <Loading />;
  const { text, prints, learning } = found;
  const kinds = prints?.kinds ?? [];
  const has = (which: string) => part === 'all' || part === which;
  const pages = [
    ...kinds.flatMap((kind, at) =>
      has(String(at)) ? layOut(kind, paper).map((placed) => <DrawingPage kind={kind} placed={placed} />) : [],
    ),
    ...(has('scores') ? [<ScorePage name={text.name} />] : []),
    ...(learning && has('rules') ? [<RulesPage name={text.name} rules={learning.rules} link={link} />] : []),
  ];
  return (
    <>
      <PrintForm
        title={`${text.name} · ${said.title}`}
        {...{ help: said.help, paper, pages: pages.length }}
        onPaper={setPaper}
        back={{ path: `/${module.rules.id}`, label: words().openBox }}
      >
        <Choice
          label={said.which}
          value={part}
          choices={[
            ['all', said.all],
            ...kinds.map(({ title }, at) => [String(at), title] as const),
            ['scores', said.scores],
            ['rules', words().rules],
          ]}
          onChoice={setPart}
        />
      </PrintForm>
      <Sheets paper={paper} about={`Escale · ${text.name} · ${link}`} pages={pages} />
    </>
  );
}
