import { describe, expect, it } from 'vitest';
import type { KeyBelow } from '../../../../src/i18n/Catalogue';
import { figuresOf } from '../../../../src/domain/lending/figures';
import { total } from '../../../../src/domain/lending/amounts';
import { splitReceipt } from '../../../../src/domain/lending/waterfall';
import { reconcileLoan } from '../../../../src/domain/reconcile/reconcileLoan';
import {
  dueSplit,
  figuresForChecks,
  heldParts,
  repaidPercent,
  type LoanAnswers,
} from '../../../../src/resources/loans/loan/loanFigures';
import { exactMoney } from '../../../../src/resources/loans/loan/parts/exactMoney';
import { isRegistryCheck } from '../../../../src/resources/loans/loan/registryCheck';
import type { JournalLine } from '../../../../src/resources/loans/loan/api';
import { sampleBook, terms } from '../../../domain/lending/sampleBook';

const receipt = splitReceipt(sampleBook(), '240000.00', '2026-02-28');

const line = (
  journalId: string,
  kind: JournalLine['kind'],
  account: KeyBelow<'ledgerAccounts'>,
  side: Partial<Pick<JournalLine, 'debit' | 'credit'>>,
): JournalLine => ({
  id: `${journalId}-${account}`,
  journalId,
  date: '2026-02-28',
  bookedAt: '2026-02-28T02:00:00Z',
  kind,
  account,
  accountKey: `ledgerAccounts.${account}`,
  debit: null,
  credit: null,
  by: null,
  ...side,
});

/** A loan after its first receipt, of which 6 860.27 went to the temporary account. */
function answers(of: Partial<LoanAnswers> = {}): LoanAnswers {
  return {
    book: {
      today: '2026-03-01',
      terms,
      book: receipt.after,
      writtenOff: '0.00',
      principalRepaid: '200000.00',
      classes: { storedClass: 'STANDARD' },
    },
    repayments: [
      {
        id: 1,
        date: '2026-02-28',
        bookedAt: '2026-02-28T02:00:00Z',
        by: null,
        amount: receipt.amount,
        source: 'WALLET',
        batchCode: null,
        action: 'pay',
        split: receipt.split,
        released: '0.00',
        journalId: 'J-1-2',
      },
    ],
    account: {
      accountNumber: 'LN0000000001',
      openedOn: '2026-01-31',
      opening: '0.00',
      closing: '-1000000.00',
      writtenOff: '0.00',
      movements: [],
    },
    journals: [
      line('J-1-1', 'PAYOUT', 'loan', { debit: '1200000.00' }),
      line('J-1-1', 'PAYOUT', 'bank', { credit: '1200000.00' }),
      line('J-1-2', 'RECEIPT', 'wallet', { debit: '240000.00' }),
      line('J-1-2', 'RECEIPT', 'accruedInterest', { credit: '33139.73' }),
      line('J-1-2', 'RECEIPT', 'loan', { credit: '200000.00' }),
      line('J-1-2', 'RECEIPT', 'temporary', { credit: '6860.27' }),
    ],
    ...of,
  };
}

const record = { lentAmount: '1200000', balance: '1000000.00', refundedAmount: '233139.73' };

describe('the figures of the truth strip', () => {
  it('agree for a loan in order: what went to the temporary account repaid nothing', () => {
    const checks = reconcileLoan(figuresForChecks(record, answers()));
    expect(checks.map(({ id, ok }) => [id, ok])).toEqual([
      ['R1', true],
      ['R2', true],
      ['R3', true],
      ['R4', true],
      ['R5', true],
      ['R6', true],
      ['R7', true],
    ]);
  });

  it('show the record against the tabs: a wrong balance breaks R1, R2 and R5 alone', () => {
    const checks = reconcileLoan(figuresForChecks({ ...record, balance: '999999.99' }, answers()));
    expect(checks.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual(['R1', 'R2', 'R5']);
    expect(checks[0]).toMatchObject({ left: '1000000', right: '999999.99' });
  });

  it('calculate the class from the rows and the gateway’s day', () => {
    const { book } = answers();
    const late = answers({ book: { ...book, today: '2026-04-01' } });
    const [check] = reconcileLoan(figuresForChecks(record, late)).slice(-1);
    expect(check).toMatchObject({ id: 'R7', ok: false, left: 'PAST_DUE', right: 'STANDARD' });
  });

  it('know when R7 is about the registry', () => {
    const check = { id: 'R7', ok: false, left: 'EXPIRED', right: 'NORMAL' } as const;
    expect(isRegistryCheck(check, 'PAST_DUE')).toBe(true);
    expect(isRegistryCheck({ ...check, left: 'PAST_DUE', right: 'STANDARD' }, 'STANDARD')).toBe(
      false,
    );
  });
});

describe('what is due', () => {
  it('falls into parts whose sum is the figure of the header', () => {
    const book = sampleBook();
    for (const today of ['2026-02-10', '2026-02-28', '2026-04-14', '2026-08-01']) {
      const split = dueSplit(book, today);
      expect(total(Object.values(split))).toBe(figuresOf(book, today).dueNow);
    }
    expect(heldParts([dueSplit(book, '2026-04-14')])).toEqual([
      'additionalInterest',
      'overdueInterest',
      'overduePrincipal',
    ]);
    expect(heldParts([])).toEqual([]);
  });
});

describe('small figures', () => {
  it('never rounds a share up to the whole', () => {
    expect(repaidPercent('1200000', '1199999.99')).toBe(99);
    expect(repaidPercent('1200000', '1200000.00')).toBe(100);
    expect(repaidPercent('0', '0')).toBeNull();
    expect(repaidPercent(null, '1')).toBeNull();
  });

  it('shows every decimal of an exact amount', () => {
    expect(exactMoney('1234.5')).toBe('1,234.50');
    expect(exactMoney('33.3333')).toBe('33.3333');
    expect(exactMoney('-7')).toBe('−7.00');
    expect(exactMoney('—')).toBe('—');
  });
});
