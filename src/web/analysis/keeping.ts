/** An analysis is kept in this browser as soon as something is changed, and from then on by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { BEGINNING, eventCount, type Variations, wayOn } from '../../core/variations.ts';
import { randomWord } from '../local/opening.ts';
import { type AnalysedGame, fileOfAnalysis } from './analysed-game.ts';
import { type AnalysisAddress, type AnalysisSource, analysisPath } from './analysis-address.ts';
import type { AnalysisModel } from './analysis-model.ts';
import { type KeptAnalysis, keepAnalysis } from './kept-analyses.ts';

const LONGEST_TITLE = 80;

export function keptFrom(game: AnalysedGame, id: string, started: number): KeptAnalysis {
  const [title = ''] = game.tree[BEGINNING]!.comment.split('\n');
  return {
    id,
    game: game.module.rules.id,
    title: title.slice(0, LONGEST_TITLE),
    players: game.players ?? [],
    moves: eventCount(game.tree),
    started,
    changed: Date.now(),
    file: fileOfAnalysis(game),
  };
}

/** Whether it is kept. The address follows: it then leads to what is kept, and to the moment of the main line. */
export function useKeeping(model: AnalysisModel, address: AnalysisAddress | undefined): boolean {
  const { source, line = [] } = address ?? {};
  const [kept, setKept] = useState(source?.kind === 'kept' ? source.id : undefined);
  const [started] = useState(Date.now);
  const { tree, at, knowledge } = model;
  // whatever is changed before the first of it is written goes to the same place
  const [id] = useState(() => kept ?? randomWord());
  const saved = useRef<Variations>(tree);
  useEffect(() => {
    if (saved.current === tree) return;
    saved.current = tree;
    void keepAnalysis(keptFrom({ ...model.game, tree }, id, started)).then(() => setKept(id));
  }, [tree]);
  useEffect(() => {
    const from: AnalysisSource | undefined = kept === undefined ? source : { kind: 'kept', id: kept };
    if (!from) return;
    const moment = [BEGINNING, ...wayOn(tree, BEGINNING)].indexOf(at);
    const place = moment < 0 ? {} : { at: moment };
    const more = kept === undefined ? { line } : {};
    history.replaceState(
      null,
      '',
      analysisPath(model.game.module.rules.id, { source: from, knowledge, ...more, ...place }),
    );
  }, [kept, at, knowledge, tree]);
  return kept !== undefined;
}
