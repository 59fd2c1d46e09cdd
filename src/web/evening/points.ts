/** Points as people write them: 2½. */
import { locale } from '../text/index.ts';

export function writtenPoints(points: number): string {
  const whole = Math.trunc(points);
  const rest = Math.abs(points - whole);
  const sign = points < 0 ? '−' : '';
  if (rest === 0.5) return `${sign}${whole === 0 ? '' : Math.abs(whole)}½`;
  return `${sign}${Math.abs(points).toLocaleString(locale(), { maximumFractionDigits: 2 })}`;
}
