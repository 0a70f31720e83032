import { openingSum, type OpeningLine } from '../../../../src/domain/ledger/opening';
import { toMoney } from '../../../../src/domain/money';
import { plus } from '../../../../src/domain/lending/amounts';
import type { LedgerAccount } from '../../../ledger/chart';
import { ledgerOf } from '../../../ledger/Ledger';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { type KeptLine, postedLine } from './openingLines';

const linesOf = (values: Readonly<Record<string, unknown>>): readonly OpeningLine[] =>
  (values.lines ?? []) as readonly OpeningLine[];

const kept = (amount: OpeningLine['debit']): string | null => {
  const value = toMoney(amount);
  return value === null || value === '0' ? null : plus(value);
};

/** Accounts of a draft whose opening balance of its year is in the books already. */
function takenBy(record: MockRecord, { store }: Pick<Call, 'store'>): LedgerAccount[] {
  if (record.state !== 'DRAFT') return [];
  const year = String(record.year);
  const set = new Set<unknown>(
    ledgerOf(store)
      .journals({
        kind: 'OPENING',
        tenant: String(record.tenant),
        from: `${year}-01-01`,
        through: `${year}-12-31`,
      })
      .flatMap(({ lines }) => lines.map(({ account }) => account)),
  );
  return linesOf(record).flatMap(({ account }) => (account && set.has(account) ? [account] : []));
}

const withTaken = (shown: MockRecord, call: Call): MockRecord => ({
  ...shown,
  taken: takenBy(shown, call),
});

/** Opening balances: drafts of the caller's own lender, booked by a second person (docs/domain/money.md 4.6). */
export const hooks: Hooks = {
  resource: 'accounting/opening-balance',
  judged: (record, call) => ({ taken: takenBy(record, call) }),
  present: withTaken,
  presentRow: withTaken,
  create(values, { caller }) {
    const lines = linesOf(values).map(({ account, debit, credit }) => ({
      account,
      debit: kept(debit),
      credit: kept(credit),
    }));
    return {
      lines,
      amount: openingSum(lines, 'debit'),
      journalId: null,
      state: 'DRAFT',
      tenant: caller.tenantAlias,
    };
  },
  actions: {
    set_opening({ id, year, lines, tenant, comment }, { store, caller }) {
      const journal = ledgerOf(store).post({
        kind: 'OPENING',
        valueDate: `${String(year)}-01-01`,
        at: store.clock.iso(),
        by: caller.id,
        tenant: String(tenant),
        memo: String(comment),
        of: { resource: 'accounting/opening-balance', id, label: String(year) },
        lines: (lines as readonly KeptLine[]).map(postedLine),
      });
      return { journalId: journal.id };
    },
  },
  recorded: ['journalId'],
};
