import type { AssetClassification } from '../../enums/loans';
import type { MoneyValue } from '../../money';

/** What the conditions of a loan's acts are calculated from, as of the present day. */
export interface LoanFacts {
  /** Whole days in Ulaanbaatar since the oldest unpaid due date; the due day itself is 0. */
  daysPastDue: number;
  /** Principal that is still owed. */
  balance: MoneyValue;
  /** Everything that is due and not paid: principal, interest, additional interest, fees. */
  arrears: MoneyValue;
  storedClass: AssetClassification;
  isExtendable: boolean;
  /** Extensions that the loan already had. */
  extensions: number;
  extensionPending: boolean;
  /** Renewals of the overdue schedule that the loan already had. */
  renewals: number;
  /** The person holds `lead:approve` (docs/domain/identity.md 1.5). */
  isLead: boolean;
  /** Receipts that stand on the loan; not known = the gateway judges. */
  receipts?: number;
  /** While it is a request. */
  request?: LoanRequestFacts;
  /** For a cancelled request: the payout that the bank proves, if it was found (T6, docs/domain/lending.md 3.1). */
  payout?: PayoutProof | null;
  /** Where it was closed from the risk fund: what is still claimed. */
  offBalance?: MoneyValue;
  /** While it is in court: whether the court decided. */
  courtDecided?: boolean;
}

/** A line of the bank's statement that proves a payout, beside what the loan says. */
export interface PayoutProof {
  amountAgrees: boolean;
  accountAgrees: boolean;
  /** The line's own figures, where the gateway tells them; its reference is what the person must know. */
  line?: { amount: MoneyValue; account: string; date: string };
}

export interface LoanRequestFacts {
  amount: MoneyValue;
  availableLimit: MoneyValue;
  contractSigned: boolean;
  /** Another open request of the customer for the same product. */
  otherOpenRequest: boolean;
  /** The customer's access `lend` is open (docs/domain/customers.md 6.1). */
  mayLend: boolean;
  /** The person holds the right of the queue that the product waits in; see `decideRight`. */
  hasQueueRight: boolean;
  /** A transfer of the money was already sent. */
  transferSent: boolean;
}
