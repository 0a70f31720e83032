import { expect, it } from 'vitest';
import { historyGroups } from '../../src/framework/record/historyGroups';
import type { HistoryRow } from '../../src/dataProviders/UrtuuDataProvider';

const row = (id: number, given: Partial<HistoryRow> = {}): HistoryRow => ({
  id,
  at: '2026-11-21T04:00:00.000Z',
  by: 'me',
  action: 'pay',
  origin: 'MANUAL',
  ...given,
});

it('tells an action once, with all that it changed', () => {
  const groups = historyGroups([
    row(1, { reason: 'Paid at the desk' }),
    row(2, { field: 'balance', from: '500.00', to: '300.00' }),
    row(3, { field: 'dueNow', from: '200.00', to: '0.00' }),
  ]);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({ id: 1, action: 'pay', reason: 'Paid at the desk' });
  expect(groups[0].changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ['balance', '500.00', '300.00'],
    ['dueNow', '200.00', '0.00'],
  ]);
});

it('keeps apart what was done at another moment, by somebody else, by another action or under another key', () => {
  const rows = [
    row(1, { idempotencyKey: 'k-1' }),
    row(2, { idempotencyKey: 'k-2' }),
    row(3, { at: '2026-11-21T04:00:00.001Z' }),
    row(4, { by: 'you' }),
    row(5, { by: null, origin: 'AUTO' }),
    row(6, { action: 'extend' }),
  ];
  expect(historyGroups(rows).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('finds the rows of an action also where others stand between them', () => {
  const groups = historyGroups([
    row(1, { field: 'a' }),
    row(2, { action: 'extend' }),
    row(3, { field: 'b' }),
  ]);
  expect(groups.map(({ id, changes }) => [id, changes.map(({ field }) => field)])).toEqual([
    [1, ['a', 'b']],
    [2, []],
  ]);
});

it('says what led to an action, whichever of its rows tells it', () => {
  const rows = [
    row(1, { field: 'balance' }),
    row(2, { field: 'dueNow', source: 'LN-200003', sourceRecord: 'loans/300005' }),
    row(3, { action: 'close', source: 'FR-30003' }),
  ];
  expect(historyGroups(rows).map(({ source, sourceRecord }) => [source, sourceRecord])).toEqual([
    ['LN-200003', 'loans/300005'],
    ['FR-30003', undefined],
  ]);
});
