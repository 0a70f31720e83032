import type { Check, CheckId } from './Check';

const checkCount = (id: CheckId, left: number, right: number): Check => ({
  id,
  ok: left === right,
  left: String(left),
  right: String(right),
});

/**
 * R9: the number on a queue = the rows of its list, as far as one answer holds them all (docs/domain/money.md 9.1).
 * @param most how many rows one answer holds
 */
export const checkQueue = (badge: number, rows: number, most: number): Check =>
  checkCount('R9', Math.min(badge, most), rows);

/** R18: the number on a tile = the total of the list that it opens (docs/domain/money.md 9.1). */
export const checkTile = (tile: number, listTotal: number): Check =>
  checkCount('R18', tile, listTotal);

/** R19: the different records in an exported file = the total of the list (docs/domain/money.md 9.1). */
export const checkExport = (written: number, listTotal: number): Check =>
  checkCount('R19', written, listTotal);
