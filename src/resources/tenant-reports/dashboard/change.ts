import { formatCount } from '../../../domain/formatCount';
import { formatPercent } from '../../../domain/money';

/** By how much a count has changed: `▲ 12 (+3.1 %)`; nothing where it has not. */
export function changeInWords(now: number, before: number): string {
  if (now === before) return '';
  const sign = now > before ? '▲' : '▼';
  const by = formatCount(Math.abs(now - before));
  if (before === 0) return `${sign} ${by}`;
  const share = ((now - before) / before) * 100;
  return `${sign} ${by} (${share > 0 ? '+' : '−'}${formatPercent(Math.abs(share).toFixed(1), 1)})`;
}

/** A part of a whole in percent, 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : (part / whole) * 100;
