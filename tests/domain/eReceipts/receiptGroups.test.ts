import { describe, expect, it } from 'vitest';
import { receiptGroups } from '../../../src/domain/eReceipts/receiptGroups';

const fee = (journalId: string, customerId: number, date: string) => ({
  journalId,
  customerId,
  date,
});

describe('receipts over many fees (docs/domain/money.md 8.5)', () => {
  it('are one for each customer and day, named by their fees', () => {
    const groups = receiptGroups([
      fee('A', 1, '2026-11-21'),
      fee('B', 2, '2026-11-21'),
      fee('C', 1, '2026-11-20'),
      fee('D', 1, '2026-11-21'),
    ]);
    expect(groups.map(({ key, customerId, date }) => [key, customerId, date])).toEqual([
      ['A D', 1, '2026-11-21'],
      ['B', 2, '2026-11-21'],
      ['C', 1, '2026-11-20'],
    ]);
  });

  it('have at most twenty fees: the rest is another receipt', () => {
    const groups = receiptGroups(
      Array.from({ length: 45 }, (_, at) => fee(`J${at}`, 7, '2026-11-21')),
    );
    expect(groups.map(({ fees }) => fees.length)).toEqual([20, 20, 5]);
  });
});
