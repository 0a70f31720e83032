import { describe, expect, it, vi, afterEach } from 'vitest';
import type { HistoryRow } from '../../../../src/dataProviders/UrtuuDataProvider';
import {
  attemptsOn,
  nextCallOf,
  promiseOf,
} from '../../../../src/resources/loans/call-log/callFigures';
import { callIssues } from '../../../../src/resources/loans/call-log/callLog.entity';
import { changeKinds, ofKind } from '../../../../src/resources/loans/loan/parts/changeKinds';
import { journalsOf, sidesOf } from '../../../../src/resources/loans/loan/parts/journals';
import type { JournalLine } from '../../../../src/resources/loans/loan/api';

afterEach(() => void vi.useRealTimers());

const line = (journalId: string, debit: string | null, credit: string | null): JournalLine => ({
  id: `${journalId}.${debit ?? credit}`,
  journalId,
  date: '2026-11-21',
  bookedAt: '2026-11-21T02:00:00Z',
  kind: 'RECEIPT',
  account: '1110-01',
  accountKey: 'ledgerAccounts.bank',
  debit,
  credit,
  by: null,
});

describe('journals', () => {
  const lines = [
    line('J-1-1', '100.01', null),
    line('J-1-2', '5', null),
    line('J-1-1', null, '100.00'),
    line('J-1-1', null, '0.01'),
    line('J-1-2', null, '4.99'),
  ];

  it('keep their lines together and say whether their sides agree', () => {
    expect(
      journalsOf(lines).map(({ id, debit, credit, balanced }) => [id, debit, credit, balanced]),
    ).toEqual([
      ['J-1-1', '100.01', '100.01', true],
      ['J-1-2', '5', '4.99', false],
    ]);
  });

  it('have totals of raw values', () => {
    expect(sidesOf(lines)).toEqual({ debit: '105.01', credit: '105', balanced: false });
    expect(sidesOf([])).toEqual({ debit: '0', credit: '0', balanced: true });
  });
});

describe('rules of a call', () => {
  const at = (now: string) => vi.useFakeTimers({ now: new Date(now) });

  it('want words or a promise from who was informed', () => {
    at('2026-11-21T04:00:00Z');
    expect(callIssues({ outcome: 'INFORMED' })).toEqual([
      { field: 'note', message: 'loanPage.calls.informed_needs' },
    ]);
    expect(callIssues({ outcome: 'INFORMED', note: 'Маргааш төлнө' })).toEqual([]);
    expect(callIssues({ outcome: 'INFORMED', promisedDate: '2026-11-22' })).toEqual([]);
    expect(callIssues({ outcome: 'NOT_ANSWERED' })).toEqual([]);
  });

  it('want what is promised and planned not before the call, by the day in Ulaanbaatar', () => {
    // 21 November, half past midnight in Ulaanbaatar.
    at('2026-11-20T16:30:00Z');
    expect(
      callIssues({
        outcome: 'TRANSMIT',
        promisedDate: '2026-11-20',
        nextCallAt: '2026-11-20T10:00:00Z',
      }),
    ).toEqual([
      { field: 'promisedDate', message: 'loanPage.calls.promise_past' },
      { field: 'nextCallAt', message: 'loanPage.calls.next_past' },
    ]);
    expect(callIssues({ outcome: 'TRANSMIT', promisedDate: '2026-11-21' })).toEqual([]);
  });

  it('judge an old call by its own day', () => {
    at('2026-11-21T04:00:00Z');
    const old = {
      outcome: 'INFORMED',
      promisedDate: '2026-10-05',
      calledAt: '2026-10-01T04:00:00Z',
    } as const;
    expect(callIssues(old)).toEqual([]);
  });
});

describe('figures of the calls', () => {
  const calls = [
    { calledAt: '2026-11-21T03:00:00Z', nextCallAt: null, promisedDate: null },
    { calledAt: '2026-11-20T16:05:00Z', nextCallAt: '2026-11-23T02:00:00Z', promisedDate: null },
    { calledAt: '2026-11-20T15:55:00Z', nextCallAt: null, promisedDate: '2026-11-25' },
  ];

  it('count attempts by the day in Ulaanbaatar', () => {
    expect(attemptsOn(calls, '2026-11-21')).toBe(2);
    expect(attemptsOn(calls, '2026-11-20')).toBe(1);
  });

  it('know the next call until somebody calls after it, and the latest promise', () => {
    expect(nextCallOf(calls)).toBe('2026-11-23T02:00:00Z');
    expect(nextCallOf([{ calledAt: '2026-11-24T03:00:00Z' }, ...calls])).toBeNull();
    expect(nextCallOf([])).toBeNull();
    expect(promiseOf(calls)).toBe('2026-11-25');
  });
});

describe('kinds of changes', () => {
  const row = (id: number, action: string): HistoryRow => ({
    id,
    action,
    at: '2026-11-21T03:00:00Z',
    by: null,
    origin: 'MANUAL',
  });
  const rows = [row(1, 'pay'), row(2, 'update'), row(3, 'pay'), row(4, 'create')];

  it('are the actions, and edits of fields together', () => {
    expect(changeKinds(rows)).toEqual([
      { kind: 'pay', count: 2 },
      { kind: 'fields', count: 2 },
    ]);
    expect(ofKind(rows, 'fields').map(({ id }) => id)).toEqual([2, 4]);
    expect(ofKind(rows, undefined)).toHaveLength(4);
  });
});
