/** What takes one through the tree, by touch and by keys. */
import { useEffect } from 'preact/hooks';
import { BEGINNING } from '../../core/variations.ts';
import { Step } from '../table/replay-steps.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import styles from './analysis-view.module.css';
import { analysisWords } from './text/index.ts';

export function StepBar({ model }: { readonly model: AnalysisModel }) {
  const text = analysisWords();
  const { at, tree } = model;
  const goesOn = tree[at]!.after.length > 0;
  return (
    <fieldset class={styles.steps} aria-label={text.steps}>
      <Step icon="first" label={text.first} now={at !== BEGINNING} run={() => model.toEnd(-1)} />
      <Step icon="back" label={text.back} now={at !== BEGINNING} run={() => model.step(-1)} />
      <Step icon="on" label={text.forward} now={goesOn} run={() => model.step(1)} />
      <Step icon="last" label={text.last} now={goesOn} run={() => model.toEnd(1)} />
    </fieldset>
  );
}

/** Wherever arrows mean nothing else: on the board they are the board's. */
export function useTreeKeys(model: AnalysisModel): void {
  useEffect(() => {
    const ways: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => model.step(-1),
      ArrowRight: () => model.step(1),
      ArrowUp: () => model.aside(-1),
      ArrowDown: () => model.aside(1),
      Home: () => model.toEnd(-1),
      End: () => model.toEnd(1),
    };
    const hear = (event: KeyboardEvent) => {
      const go = ways[event.key];
      const isElsewhere = (event.target as Element).closest(
        'input, select, textarea, dialog, summary, [data-part="board"]',
      );
      if (!go || event.defaultPrevented || isElsewhere) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [model]);
}
