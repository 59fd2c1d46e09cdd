/** Points as people write them: 2½. */
import { locale } from '../text/index.ts';

export function writtenPoints(points: number): string {
  const whole = Math.trunc(points);
  const rest = Math.abs(points - whole);
  if (rest === 0.5) return `${points < 0 && whole === 0 ? '−' : ''}${whole === 0 ? '' : whole}½`;
  return points.toLocaleString(locale(), { maximumFractionDigits: 2 });
}
