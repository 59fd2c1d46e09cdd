/** A finished game with everything revealed, step by step, and the proof that it was fair. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { counted, fill } from '../../text/index.ts';
import type { TableRecord } from '../../wire/answers/tables.ts';
import { analysisPath, puzzlePath } from '../analysis/analysis-address.ts';
import { useLater } from '../loading.ts';
import { drawerOf } from '../local/database.ts';
import { type ComputersThere, lookAt } from '../local/looked-at.ts';
import { Loading, Missing } from '../pages/missing.tsx';
import { calm, pace } from '../preferences.ts';
import { Notebook } from '../table/notebook.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import { tableWords } from '../table/text/index.ts';
import { language } from '../text/index.ts';
import { Analyses } from '../worker/analyses.ts';
import { ApiRefusal, linesOf, recordOf, tableOf } from './api.ts';
import { computersIn } from './computers-told.ts';
import { reviewOf } from './next-table.ts';
import notice from './notice.module.css';
import { type Proof, prove } from './proof.ts';
import styles from './record-page.module.css';
import { onlineWords } from './text/index.ts';

export function RecordPage({ id }: { readonly id: string }) {
  const found = useLater(() => find(id), [id, language()]);
  if (found === undefined) return <Loading />;
  if (found === 'not-over') return <p class={notice.notice}>{onlineWords().notOver}</p>;
  if (found === 'missing') return <Missing />;
  return <Replay id={id} {...found} />;
}

async function find(id: string) {
  try {
    const [record, lines, seat] = await Promise.all([recordOf(id), linesOf(id), ownSeatAt(id)]);
    const proof = prove(record, lines);
    const { module } = proof.opened;
    const [board, text] = await Promise.all([module.board?.(), module.text[language()]()]);
    const computers = computersIn(lines, record.game.from ?? 0);
    return board ? { record, proof, computers, board, text, seat } : 'missing';
  } catch (error) {
    return error instanceof ApiRefusal && error.refusal.code === 'not-allowed' ? 'not-over' : 'missing';
  }
}

/** Who has played there looks at it from his own side. */
const ownSeatAt = (id: string): Promise<Seat | undefined> =>
  tableOf(id).then(
    ({ you }) => you.seat ?? undefined,
    () => undefined,
  );

function Fairness({ proof, seed }: { readonly proof: Proof; readonly seed: string }) {
  const house = onlineWords();
  const { secrets, draws } = proof;
  const line = (fits: boolean, text: string) => (
    <li class={fits ? undefined : styles.fails}>
      {fits ? '✓' : '✗'} {text} {!fits && <strong>{house.proofFailed}</strong>}
    </li>
  );
  return (
    <details class={styles.proof}>
      <summary>{house.proof}</summary>
      <ul>
        {line(proof.seed, house.proofSeed)}
        {line(draws.ok, tellDraws(draws))}
        {line(
          secrets.kept,
          secrets.count === 0 ? house.proofNoSecrets : counted(house.proofSecrets, secrets.count, language()),
        )}
      </ul>
      <p>
        {house.seed} <code class={styles.seed}>{seed}</code>
      </p>
    </details>
  );
}

function tellDraws(draws: Proof['draws']): string {
  const house = onlineWords();
  if (!draws.ok) return fill(house.proofWrongDraw, { number: draws.error + 1 });
  return draws.value === 0 ? house.proofNoDraws : counted(house.proofDraws, draws.value, language());
}

interface ReplayProps {
  readonly id: string;
  readonly record: TableRecord;
  readonly proof: Proof;
  readonly computers: ComputersThere;
  readonly board: Board;
  readonly text: GameText;
  readonly seat: Seat | undefined;
}

function Replay({ id, record, proof, computers, board, text, seat }: ReplayProps) {
  const { module } = proof.opened;
  const host = useMemo(() => lookAt(id, proof.opened, record.ending, tableWords().anonymous, computers), [record]);
  const table = useMemo(() => {
    const { connection, table: course } = host;
    const analysisAt = (at: number) => analysisPath(module.rules.id, { source: { kind: 'record', id }, at });
    const puzzleAt =
      module.puzzles && ((at: number) => puzzlePath(module.rules.id, { source: { kind: 'record', id }, at }));
    return new TableModel(module, course.hello(undefined, 0), connection, {
      ...{ board, calm, pace, analysisAt, puzzleAt },
      review: reviewOf(id),
    });
  }, [host]);
  useEffect(() => () => host.close(), [host]);
  const analyses = useMemo(() => new Analyses(), []);
  useEffect(() => () => analyses.close(), [analyses]);
  const notebook = useMemo(() => new Notebook(id, drawerOf(module.rules.id, id)), [id]);
  const fairness = <Fairness proof={proof} seed={record.game.seed ?? ''} />;
  return <TableView {...{ table, board, text, notebook, analyses, seat }} below={fairness} />;
}
