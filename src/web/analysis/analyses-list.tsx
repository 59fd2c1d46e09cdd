/** The analyses of one box that this browser keeps; what is deleted can be put back while the page is open. */
import { useState } from 'preact/hooks';
import { counted, listOf } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import styles from '../pages/past-games.module.css';
import { Deleted } from '../pages/past-games.tsx';
import { language, locale, words } from '../text/index.ts';
import { analysisPath } from './analysis-address.ts';
import { analysesOf, deleteAnalysis, type KeptAnalysis, keepAnalysis } from './kept-analyses.ts';
import { analysisWords } from './text/index.ts';

export function AnalysesList({ game }: { readonly game: string }) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const all = useLater(() => analysesOf(game), [game]);
  const remove = async ({ id }: KeptAnalysis) => {
    await deleteAnalysis(id);
    setDeleted((before) => [...before, id]);
  };
  const restore = async (analysis: KeptAnalysis) => {
    await keepAnalysis(analysis);
    setDeleted((before) => before.filter((id) => id !== analysis.id));
  };
  if (!all || all.length === 0) return null;
  return (
    <section>
      <h2>{analysisWords().list.title}</h2>
      <ul class={styles.games}>
        {all.map((each) => (
          <li key={each.id}>
            {deleted.includes(each.id) ? (
              <Deleted onPutBack={() => void restore(each)} />
            ) : (
              <Analysis analysis={each} onDelete={() => void remove(each)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AnalysisProps {
  readonly analysis: KeptAnalysis;
  readonly onDelete: () => void;
}

function Analysis({ analysis, onDelete }: AnalysisProps) {
  const { list } = analysisWords();
  const { id, game, title, players, moves, changed } = analysis;
  const names = listOf(players.filter(Boolean), language());
  const facts = [
    title !== '' && names,
    counted(list.moves, moves, language()),
    new Date(changed).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' }),
  ];
  return (
    <>
      <a class={styles.game} href={analysisPath(game, { source: { kind: 'kept', id } })}>
        <strong>{title || names || list.untitled}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </a>
      <button type="button" class="button plain small" onClick={onDelete}>
        {words().remove}
      </button>
    </>
  );
}
