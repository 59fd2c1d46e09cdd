/** Arrow keys, Home and End go through the game, or through the line that is open, wherever they mean nothing else. */
import { useEffect } from 'preact/hooks';
import type { ReviewStage } from './review-stage.ts';

export function useReviewKeys(stage: ReviewStage, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (target.closest('input, select, textarea, dialog, summary, [data-target]')) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const { replay, line } = stage;
      if (step !== undefined && line) void stage.step(line.at + step);
      else if (step !== undefined) void replay.to(replay.at + step);
      else if (event.key === 'Home') void replay.to(0);
      else if (event.key === 'End') replay.end();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [stage, isOn]);
}
