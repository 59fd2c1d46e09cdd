/** The pages of the analysis board: what the address names, or what a link carries. */
import { useMemo } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { Refusal } from '../../core/game.ts';
import type { Scale } from '../../core/review.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { OpenedGame } from '../../table/file/saved-game.ts';
import { explain } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { randomWord } from '../local/opening.ts';
import message from '../pages/message.module.css';
import { Loading, Missing } from '../pages/missing.tsx';
import { calm, pace } from '../preferences.ts';
import { language, words } from '../text/index.ts';
import { type AnalysedGame, analysedFrom } from './analysed-game.ts';
import {
  type AnalysisAddress,
  type AnalysisSource,
  analysisPath,
  type Knowledge,
  readAddress,
} from './analysis-address.ts';
import { AnalysisModel } from './analysis-model.ts';
import { AnalysisView } from './analysis-view.tsx';
import { firstSetting } from './edited-setting.ts';
import { EditorPage } from './editor-page.tsx';
import { keptFrom, useKeeping } from './keeping.ts';
import { keepAnalysis } from './kept-analyses.ts';
import { gameFrom, type SourceFault } from './sources.ts';
import { analysisWords } from './text/index.ts';

export function AnalysisPage({ module, search }: { readonly module: DrawnGame; readonly search: string }) {
  const address = useMemo(() => readAddress(search, location.hash), [search]);
  if (address.edited !== undefined)
    return <SettingUp module={module} source={address.source} edited={address.edited} />;
  return <Addressed module={module} address={address} />;
}

function Addressed({ module, address }: { readonly module: DrawnGame; readonly address: AnalysisAddress }) {
  const found = useLater(async () => gameFrom(module, address.source, address.line), [module, address]);
  if (!found) return <Loading />;
  if (!found.ok) return <Fault module={module} fault={found.error} />;
  return <Loaded game={found.value} address={address} />;
}

interface SettingUpProps {
  readonly module: DrawnGame;
  readonly source: AnalysisSource;
  readonly edited: string;
}

function SettingUp({ module, source, edited }: SettingUpProps) {
  const parts = useParts(module);
  const editor = useLater(async () => (await module.editor?.[language()]()) ?? null, [module, language()]);
  if (!parts || editor === undefined) return <Loading />;
  if (editor === null) return <Missing />;
  return <EditorPage {...parts} {...{ module, editor }} first={firstSetting(module, editor, source, edited)} />;
}

/** A link may come from anybody: nothing of it is kept until something is changed. */
export function CarriedAnalysis({ game }: { readonly game: OpenedGame<DrawnGame> }) {
  const analysed = useMemo(() => analysedFrom(game), [game]);
  return <Loaded game={analysed} address={undefined} />;
}

/** Puts the analysis of a file into this browser, and answers where it is. */
export async function keepFromFile(opened: OpenedGame<DrawnGame>): Promise<string> {
  const id = randomWord();
  const game = analysedFrom(opened);
  await keepAnalysis(keptFrom(game, id, Date.now()));
  return analysisPath(game.module.rules.id, { source: { kind: 'kept', id } });
}

interface LoadedProps {
  readonly game: AnalysedGame;
  readonly address: AnalysisAddress | undefined;
}

function Loaded({ game, address }: LoadedProps) {
  const parts = useParts(game.module);
  if (!parts) return <Loading />;
  return <Shown game={game} address={address} {...parts} />;
}

function useParts(module: DrawnGame) {
  return useLater(async () => {
    const [board, text, reviewer] = await Promise.all([
      module.board?.(),
      module.text[language()](),
      module.reviewer?.(),
    ]);
    return board && { board, text, scale: reviewer?.of === 'moves' ? reviewer.scale : undefined };
  }, [module, language()]);
}

interface ShownProps extends LoadedProps {
  readonly board: Board;
  readonly text: GameText;
  readonly scale: Scale | undefined;
}

function Shown({ game, address, board, text, scale }: ShownProps) {
  const at = address?.at ?? Number.POSITIVE_INFINITY;
  const knowledge: Knowledge = address?.knowledge ?? 'everything';
  const model = useMemo(() => new AnalysisModel(game, board, { calm, pace }, at, knowledge), [game, board]);
  const isKept = useKeeping(model, address);
  return <AnalysisView {...{ model, board, text, scale, isKept }} isCarried={address === undefined} />;
}

function Fault({ module, fault }: { readonly module: DrawnGame; readonly fault: SourceFault }) {
  if (fault === 'missing') return <Missing />;
  const text = analysisWords();
  const path = `/${module.rules.id}`;
  return (
    <section class={message.message}>
      <h1>{fault === 'not-over' ? text.notOver : text.cannotSetUp}</h1>
      {fault === 'not-over' ? <p>{text.notOverHelp}</p> : <Why module={module} refusal={fault.refusal} />}
      <div class="buttons">
        <a class="button main" href={analysisPath(module.rules.id, {})}>
          {text.fromStart}
        </a>
        <a class="button plain" href={path}>
          {words().openBox}
        </a>
      </div>
    </section>
  );
}

function Why({ module, refusal }: { readonly module: DrawnGame; readonly refusal: Refusal }) {
  const text = useLater(() => module.text[language()](), [module, language()]);
  return <p>{text && explain(refusal, language(), text)}</p>;
}
