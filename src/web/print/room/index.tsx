/** An evening on paper: what is asked, and how it will be. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { roomPath } from '../../evening/addresses.ts';
import { EveningConnection } from '../../evening/evening-connection.ts';
import { eveningWords } from '../../evening/text/index.ts';
import { Loading } from '../../pages/missing.tsx';
import { locale } from '../../text/index.ts';
import { useTitle } from '../../title.ts';
import { type Paper, usualPaper } from '../paper.ts';
import { Choice, PrintForm } from '../print-form.tsx';
import { Sheets } from '../sheets.tsx';
import { printWords } from '../text/index.ts';
import { crossPages, pairingPages, standingPages } from './room-pages.tsx';

const PARTS = ['all', 'pairings', 'standings', 'cross'] as const;
type PrintedPart = (typeof PARTS)[number];

export function RoomPrintPage({ id }: { readonly id: string }) {
  const said = printWords().room;
  const text = eveningWords();
  const line = useMemo(() => new EveningConnection(id), [id]);
  useEffect(() => () => line.close(), [line]);
  const [paper, setPaper] = useState<Paper>(() => usualPaper(locale()));
  const [part, setPart] = useState<PrintedPart>('all');
  const [chosen, setChosen] = useState<number>();
  useTitle(said.title);
  const back = { path: line.line.value === 'gone' ? '/room' : roomPath(id), label: said.toRoom };
  const told = line.told.value;
  if (!told && line.line.value !== 'gone') return <Loading />;
  const contest = told?.face.contests.at(-1);
  const rounds = contest?.rounds.length ?? 0;
  const round = Math.min(chosen ?? rounds, rounds);
  const has = (which: PrintedPart) => part === 'all' || part === which;
  const sheet = told && contest && rounds > 0 ? { face: told.face, contest, paper } : undefined;
  const pages = sheet
    ? [
        ...(has('pairings') ? pairingPages(sheet, round) : []),
        ...(has('standings') ? standingPages(sheet) : []),
        ...(has('cross') ? crossPages(sheet) : []),
      ]
    : [];
  const waits = !told ? text.gone : sheet ? undefined : said.nothingYet;
  return (
    <>
      <PrintForm
        {...{ title: said.title, help: said.help, paper, pages: pages.length, waits, back }}
        onPaper={setPaper}
      >
        <Choice
          label={said.which}
          value={part}
          choices={PARTS.map((each) => [each, said.parts[each]])}
          onChoice={(each) => setPart(each as PrintedPart)}
        />
        {rounds > 1 && has('pairings') && (
          <Choice
            label={said.ofRound}
            value={String(round)}
            choices={Array.from({ length: rounds }, (_, at) => [
              String(at + 1),
              fill(text.round, { round: String(at + 1) }),
            ])}
            onChoice={(each) => setChosen(Number(each))}
          />
        )}
      </PrintForm>
      <Sheets paper={paper} about={told?.code ? fill(said.foot, { code: told.code }) : said.footOver} pages={pages} />
    </>
  );
}
