import {
  OPENING_COUNTER,
  openedBalance,
  openingSum,
  type OpeningLine,
} from '../../../../src/domain/ledger/opening';
import { isNegativeMoney, toMoney } from '../../../../src/domain/money';
import type { OpeningFacts } from '../../../../src/resources/accounting/opening-balance/lifecycle';
import { plus } from '../../../../src/domain/lending/amounts';
import { accountFacts, type LedgerAccount } from '../../../ledger/chart';
import { ledgerOf } from '../../../ledger/Ledger';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { reasonIn } from '../../../engine/ownedRecords';
import type { Store } from '../../../engine/Store';
import { type KeptLine, postedLine } from './openingLines';

const linesOf = (values: Readonly<Record<string, unknown>>): readonly OpeningLine[] =>
  (values.lines ?? []) as readonly OpeningLine[];

const kept = (amount: OpeningLine['debit']): string | null => {
  const value = toMoney(amount);
  return value === null || value === '0' ? null : plus(value);
};

/**
 * Whether an account has lines in a lender's books, of whatever day; what was taken back is none. The one against which
 * others begin is always in use.
 */
function isUsed(store: Store, account: LedgerAccount, tenant: string): boolean {
  if (account === OPENING_COUNTER) return false;
  const ledger = ledgerOf(store);
  return ledger
    .lines({ account, tenant })
    .some(({ journal: { id, reverses } }) => reverses === null && !ledger.reversalOf(id));
}

/** Accounts of a draft that have lines in the books. */
const takenBy = (record: MockRecord, { store }: Pick<Call, 'store'>): LedgerAccount[] =>
  record.state === 'DRAFT'
    ? linesOf(record).flatMap(({ account }) =>
        account && isUsed(store, account, String(record.tenant)) ? [account] : [],
      )
    : [];

/** Accounts of an opening balance in force that would hold less than nothing without it; equity bears it. */
function shortOf(record: MockRecord, { store }: Pick<Call, 'store'>): number {
  if (record.state !== 'SET') return 0;
  const tenant = String(record.tenant);
  return linesOf(record).filter((line) => {
    if (!line.account || accountFacts(line.account).kind === 'EQUITY') return false;
    const { natural } = accountFacts(line.account);
    const balance = ledgerOf(store).balanceOf(line.account, { tenant });
    const opposite = { debit: line.credit, credit: line.debit };
    return isNegativeMoney(openedBalance(balance, natural, opposite));
  }).length;
}

const factsOf = (
  record: MockRecord,
  call: Pick<Call, 'store'>,
): { taken: LedgerAccount[]; facts: OpeningFacts } => ({
  taken: takenBy(record, call),
  facts: { short: shortOf(record, call) },
});

const withFacts = (shown: MockRecord, call: Call): MockRecord => ({
  ...shown,
  ...factsOf(shown, call),
});

/** Opening balances: drafts of the caller's own lender, booked by a second person (docs/domain/money.md 4.6). */
export const hooks: Hooks = {
  resource: 'accounting/opening-balance',
  judged: factsOf,
  present: withFacts,
  presentRow: withFacts,
  create(values, { store, caller }) {
    const used = linesOf(values).flatMap(({ account }, at) =>
      account && isUsed(store, account, String(caller.tenantAlias))
        ? [[`lines.${at}.account`, 'openingBalance.used'] as const]
        : [],
    );
    if (used.length > 0) throw invalid(Object.fromEntries(used));
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
    reverse_opening({ journalId }, call) {
      const { store, caller } = call;
      ledgerOf(store).reverse(String(journalId), {
        at: store.clock.iso(),
        by: caller.id,
        valueDate: store.clock.today(),
        reason: String(reasonIn(call).reason),
      });
      return {};
    },
  },
  recorded: ['journalId'],
};
