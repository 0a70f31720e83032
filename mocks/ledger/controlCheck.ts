import { minus, total, ZERO } from '../../src/domain/lending/amounts';
import type {
  LedgerCheck,
  LedgerDifference,
} from '../../src/resources/accounting/reconciliation/api';
import type { Store } from '../engine/Store';
import { accountFacts, type LedgerAccount, numberOf } from './chart';
import { type BookedJournal, ledgerOf, type PostedLine } from './Ledger';

/** How many journals a difference leads to. */
const SHOWN = 5;

type Compared = Pick<LedgerCheck, 'key'> & { account: LedgerAccount; tenant?: string };

const newest = (lines: readonly PostedLine[]): string[] =>
  [...new Set(lines.map(({ journal }) => journal.id))].reverse().slice(0, SHOWN);

/** A record whose money lies on an account that nobody holds. */
export type Lying = Pick<LedgerDifference, 'resource' | 'id' | 'label'>;

/** A part of what lies there by the word of its record; null where it is no record's. */
export interface LyingPart {
  of: Lying | null;
  /** Decimal string. */
  amount: string;
}

/**
 * Compares an account that nobody holds with what each record says that lies there, record by record: two errors that cancel
 * each other out are two differences all the same (docs/domain/money.md 4.16).
 * @param recordOf whose money a journal moved there; null where it is no record's
 */
export function lyingCheck(
  store: Store,
  { key, account, tenant }: Compared,
  {
    parts,
    recordOf,
  }: {
    parts: readonly LyingPart[];
    recordOf: (journal: BookedJournal) => Lying | null;
  },
): LedgerCheck {
  const ledger = ledgerOf(store);
  const number = numberOf(account);
  const nobody: Lying = { resource: 'accounting/accounts/gl', id: number, label: String(number) };
  const found = new Map<string, { record: Lying; amounts: string[]; lines: PostedLine[] }>();
  const partOf = (record: Lying) => {
    const name = `${record.resource} ${record.id}`;
    const part = found.get(name) ?? { record, amounts: [], lines: [] };
    found.set(name, part);
    return part;
  };
  for (const { of, amount } of parts) partOf(of ?? nobody).amounts.push(amount);
  for (const line of ledger.lines({ account, tenant }))
    partOf(recordOf(line.journal) ?? nobody).lines.push(line);
  const isDebit = accountFacts(account).natural === 'debit';
  const differences = [...found.values()].flatMap((part): LedgerDifference[] => {
    const { resource, id, label } = part.record;
    const debit = total(part.lines.map((line) => line.debit ?? ZERO));
    const credit = total(part.lines.map((line) => line.credit ?? ZERO));
    const left = isDebit ? minus(debit, credit) : minus(credit, debit);
    const right = total(part.amounts);
    return left === right
      ? []
      : [{ resource, id, label, left, right, journals: newest(part.lines) }];
  });
  return {
    key,
    asOf: 'now',
    left: ledger.balanceOf(account, { tenant }),
    right: total(parts.map(({ amount }) => amount)),
    differences,
  };
}
