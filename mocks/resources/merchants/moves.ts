import type { LedgerEntryKind } from '../../../src/domain/enums/accounting';
import type { MerchantMoveKind } from '../../../src/domain/enums/merchants';
import { plus, minus, total, ZERO } from '../../../src/domain/lending/amounts';
import type { MerchantMove } from '../../../src/domain/merchants/history';
import type { Call } from '../../engine/Call';
import type { Store } from '../../engine/Store';
import { seenBooks } from '../../engine/books';
import { ledgerOf, type PostedLine } from '../../ledger/Ledger';
import { customerName } from '../loans/loan/loanProfile';

/** What a journal of a kind is for a merchant; a reversal, and whatever else, is OTHER. */
const KINDS: Partial<Record<LedgerEntryKind, MerchantMoveKind>> = {
  MERCHANT_PAYMENT: 'SALE',
  MERCHANT_CASH_OUT: 'CASH_OUT',
  MERCHANT_TO_WALLET: 'TO_WALLET',
};

/** What is a merchant's: what may be asked for, and what waits for a cash-out. */
export const MERCHANT_ACCOUNTS = ['merchant', 'merchantHeld'] as const;

/** Journals between the two, which move nothing of a merchant's. */
const WITHIN: readonly LedgerEntryKind[] = ['MERCHANT_HELD', 'MERCHANT_RELEASED'];

/** A line on a merchant's account as a movement, with the line. */
export interface LedgerMove extends MerchantMove {
  line: PostedLine;
  /** What was on the account afterwards. */
  balance: string;
}

/** The movements of all merchants that the caller may see, in their order, from the ledger alone. */
export function ledgerMoves({ store, caller }: Pick<Call, 'store' | 'caller'>): LedgerMove[] {
  const balances = new Map<number, string>();
  return ledgerOf(store)
    .linesOf(MERCHANT_ACCOUNTS, { tenant: seenBooks(caller) })
    .flatMap((line): LedgerMove[] => {
      const { holder, debit, credit, journal } = line;
      if (holder === null || WITHIN.includes(journal.kind)) return [];
      const came = credit ?? ZERO;
      const left = debit ?? ZERO;
      const balance = plus(minus(balances.get(holder) ?? ZERO, left), came);
      balances.set(holder, balance);
      const isPlain = journal.reverses === null;
      return [
        {
          merchantId: holder,
          date: journal.bookingDay,
          kind: (isPlain && KINDS[journal.kind]) || 'OTHER',
          in: came,
          out: left,
          commission: total(
            journal.lines.flatMap((one) =>
              one.account === 'merchantCommission'
                ? [one.credit ?? minus(ZERO, one.debit ?? ZERO)]
                : [],
            ),
          ),
          balance,
          line,
        },
      ];
    });
}

/** A merchant, or a student, by name; the number where nobody is there any more. */
export function nameOfCustomer(store: Store, id: unknown): string {
  const customer = store.collection('customers')?.get(id as number);
  return customer ? customerName(customer) : String(id);
}

/** Whose customer it is. */
export const tenantOfCustomer = (store: Store, id: unknown): unknown =>
  store.collection('customers')?.get(id as number)?.tenant ?? null;
