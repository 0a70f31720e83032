import type { LedgerAccount, StaffEntryKind } from '../enums/accounting';
import type { OwnerMatch } from '../enums/wallets';
import { compareMoney, type MoneyValue } from '../money';
import { excess, isPositive, isWholeAmount, minus, plus, ZERO } from '../lending/amounts';
import { feeBy, type FeeStep, mostWithFee } from '../wallets/feeSteps';
import { secondFrom, type SystemSettings, USUAL_SYSTEM } from '../systemSettings';
import {
  type BankAccountKey,
  ENTRY_KINDS,
  type EntryCheck,
  type EntryField,
  type LegAccount,
} from './entryKinds';

/** What was filled in, as far as the legs need it. */
export interface EntryParties {
  customerId?: number | null;
  merchantId?: number | null;
  savingId?: number | null;
  fromAccount?: BankAccountKey | null;
  toAccount?: BankAccountKey | null;
}

/** One leg of what the ledger books: the account, whose it is, and the side that has the amount. */
export interface EntryLeg {
  account: LedgerAccount;
  holder: number | null;
  debit?: string;
  credit?: string;
}

/**
 * What an entry books in the ledger by itself; nothing where a loan does all of it, or where an account was not chosen.
 * @param amount decimal string above zero
 */
export function entryLegs(kind: StaffEntryKind, parties: EntryParties, amount: string): EntryLeg[] {
  const { books } = ENTRY_KINDS[kind];
  if (!books) return [];
  const { customerId = null, merchantId = null, savingId = null } = parties;
  const accountOf = (leg: LegAccount): LedgerAccount | null =>
    leg === 'fromAccount' || leg === 'toAccount' ? (parties[leg] ?? null) : leg;
  const holders: Partial<Record<LedgerAccount, number | null>> = {
    // A merchant is paid onto the wallet of its own.
    wallet: kind === 'MERCHANT_TO_WALLET' ? merchantId : customerId,
    temporary: customerId,
    merchant: merchantId,
    deposit: savingId,
  };
  const [debit, credit] = [accountOf(books.debit), accountOf(books.credit)];
  if (!debit || !credit) return [];
  return [
    { account: debit, holder: holders[debit] ?? null, debit: amount },
    { account: credit, holder: holders[credit] ?? null, credit: amount },
  ];
}

/** What the fee of a wallet books, by a journal of its own; nothing where it is free (docs/domain/wallets.md 1.3). */
export const feeLegs = (holder: number, fee: string): EntryLeg[] =>
  isPositive(fee)
    ? [
        { account: 'wallet', holder, debit: fee },
        { account: 'walletFeeIncome', holder: null, credit: fee },
      ]
    : [];

/**
 * Whether the amount is one that somebody else has to approve (docs/domain/money.md 4.5).
 * @param amount null = there is none
 * @param bookedAlone what the same person has booked of the kind on that day without anybody else, of a cash-out what has left
 * the house that way (4.12): small ones that together reach the limit are no way around it
 */
export const needsSecond = (
  kind: StaffEntryKind,
  amount: string | null,
  settings: SystemSettings = USUAL_SYSTEM,
  bookedAlone: string = ZERO,
): boolean => compareMoney(plus(amount ?? ZERO, bookedAlone), secondFrom(kind, settings)) !== -1;

/** What an entry is judged by; what it does not touch is not there. Amounts are decimal strings. */
export interface EntryFacts {
  /** Null as long as it is no amount above zero. */
  amount: string | null;
  wallet?: {
    state: string;
    balance: string;
    available: string;
    transactionLimit: string;
    dailyTransactionLimit: string;
    amountLimit: string;
    usedToday: string;
    canTransfer: string;
  } | null;
  /** With what has to stay on the account. */
  saving?: { state: string; balance: string; cashOutAccess: string; least: string } | null;
  /** The steps by which the amount costs a fee, which leaves the wallet with it. */
  ladder?: readonly FeeStep[];
  /** Number of an open fraud case of the owner, under which nothing leaves the house. */
  fraudCase?: string | null;
  /** What the merchant's account holds. */
  merchant?: string | null;
  /** What the lender's account at the bank holds that the money leaves. */
  bank?: string | null;
  areAccountsSame?: boolean;
  /** The line of the bank's statement with the reference; null where no bank knows it, left out while none is named. */
  line?: { amount: string; takenBy: string | null; account?: BankAccountKey } | null;
  /** The lender's account that the entry credits. */
  fromAccount?: BankAccountKey | null;
  /** Whose account the bank says it is; null where it knows none. */
  owner?: { match: OwnerMatch } | null;
  loan?: { isPayable: boolean; payoff: string } | null;
}

/** One thing that an entry is judged by. */
export interface EntryLimit {
  key: EntryCheck;
  /** The input at which it is said. */
  field: EntryField;
  /** The most that the amount may be; null where it is not about an amount. */
  most: string | null;
  holds: boolean;
}

type Rule = (facts: EntryFacts) => { most?: string; holds: boolean };

const SAVING_OPEN = ['ONGOING', 'EXPIRED'];

/** At most so much; nothing is said against an amount that is not there yet. */
const atMost = (most: string, amount: string | null) => ({
  most,
  holds: compareMoney(amount ?? '0', most) !== 1,
});

/** What leaves a wallet, with its fee, is within a limit; the most is said of the amount alone. */
const leaving = (limit: string, { amount, ladder = [] }: EntryFacts) => ({
  most: ladder.length > 0 ? mostWithFee(ladder, limit) : limit,
  holds: compareMoney(amount === null ? '0' : plus(amount, feeBy(ladder, amount)), limit) !== 1,
});

const RULES: Readonly<Record<EntryCheck, { field: EntryField; rule: Rule }>> = {
  walletOpen: { field: 'customerId', rule: ({ wallet }) => ({ holds: wallet?.state === 'OPEN' }) },
  transferAccess: {
    field: 'customerId',
    rule: ({ wallet }) => ({ holds: wallet?.canTransfer === 'YES' }),
  },
  noFraud: { field: 'customerId', rule: ({ fraudCase }) => ({ holds: !fraudCase }) },
  walletAvailable: {
    field: 'amount',
    rule: (facts) => leaving(excess(facts.wallet?.available ?? '0', '0'), facts),
  },
  walletSingle: {
    field: 'amount',
    rule: (facts) => leaving(facts.wallet?.transactionLimit ?? '0', facts),
  },
  walletDaily: {
    field: 'amount',
    rule: (facts) =>
      leaving(
        excess(facts.wallet?.dailyTransactionLimit ?? '0', facts.wallet?.usedToday ?? '0'),
        facts,
      ),
  },
  walletRoom: {
    field: 'amount',
    rule: ({ wallet, amount }) =>
      atMost(excess(wallet?.amountLimit ?? '0', wallet?.balance ?? '0'), amount),
  },
  savingOpen: {
    field: 'savingId',
    rule: ({ saving }) => ({ holds: SAVING_OPEN.includes(saving?.state ?? '') }),
  },
  savingAccess: {
    field: 'customerId',
    rule: ({ saving }) => ({ holds: saving?.cashOutAccess === 'YES' }),
  },
  savingLeft: {
    field: 'amount',
    rule: ({ saving, amount }) =>
      atMost(excess(saving?.balance ?? '0', saving?.least ?? '0'), amount),
  },
  merchantLeft: {
    field: 'amount',
    rule: ({ merchant, amount }) => atMost(excess(merchant ?? '0', '0'), amount),
  },
  bankLeft: { field: 'amount', rule: ({ bank, amount }) => atMost(bank ?? '0', amount) },
  accountsDiffer: {
    field: 'toAccount',
    rule: ({ areAccountsSame }) => ({ holds: areAccountsSame !== true }),
  },
  referenceKnown: { field: 'bankReference', rule: ({ line }) => ({ holds: line !== null }) },
  referenceNew: { field: 'bankReference', rule: ({ line }) => ({ holds: !line?.takenBy }) },
  lineAccount: {
    field: 'fromAccount',
    rule: ({ line, fromAccount }) => ({ holds: !line || line.account === fromAccount }),
  },
  // A line is taken whole.
  lineAmount: {
    field: 'amount',
    rule: ({ line, amount }) =>
      line
        ? { most: line.amount, holds: amount === null || compareMoney(amount, line.amount) === 0 }
        : { holds: true },
  },
  ownerSame: {
    field: 'customerId',
    rule: ({ owner }) => ({ holds: Boolean(owner) && owner?.match !== 'DIFFERENT' }),
  },
  loanPayable: { field: 'loanId', rule: ({ loan }) => ({ holds: loan?.isPayable === true }) },
  loanOwes: {
    field: 'amount',
    rule: ({ loan, amount }) => atMost(loan?.payoff ?? '0', amount),
  },
};

/** Where a check is said when its usual input is not asked for by the kind. */
const INSTEAD: Partial<Record<StaffEntryKind, Partial<Record<EntryField, EntryField>>>> = {
  MERCHANT_TO_WALLET: { customerId: 'merchantId' },
  INTERNAL_TRANSFER: { customerId: 'toAccount' },
};

/** Everything that an entry of a kind is judged by, with what the amount may be at most (docs/domain/money.md 4.5). */
export const entryLimits = (kind: StaffEntryKind, facts: EntryFacts): EntryLimit[] =>
  ENTRY_KINDS[kind].checks.map((key): EntryLimit => {
    const { field, rule } = RULES[key];
    const { most = null, holds } = rule(facts);
    return { key, field: INSTEAD[kind]?.[field] ?? field, most, holds };
  });

/** An amount that an entry may have: above zero, whole möngö; null for any other. */
export const entryAmount = (typed: MoneyValue): string | null =>
  typeof typed === 'string' && isWholeAmount(typed, 'above zero') ? plus(typed) : null;

/**
 * What an account holds after a leg; assets and expenses grow on the debit side, everything else on the credit side.
 * @param natural the side on which the account grows
 */
export function balanceAfterLeg(
  balance: string,
  natural: 'debit' | 'credit',
  { debit = '0.00', credit = '0.00' }: Pick<EntryLeg, 'debit' | 'credit'>,
): string {
  const [more, less] = natural === 'debit' ? [debit, credit] : [credit, debit];
  return minus(plus(balance, more), less);
}
