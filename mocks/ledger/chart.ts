import { LedgerAccount, type LedgerAccountKind } from '../../src/domain/enums/accounting';
import { numberCodeOf } from '../../src/domain/enums/readEnum';

/** A side of a journal. */
export type Side = 'debit' | 'credit';

/**
 * What keeps an account's money apart by holder: loans (LN), deposits (DP), wallets (BA), customers' temporary accounts,
 * merchants, envelopes, donations. The holder is the id of that record: of the customer for BA and TEMPORARY.
 */
export type SubLedger = 'LN' | 'DP' | 'BA' | 'TEMPORARY' | 'MERCHANT' | 'ENVELOPE' | 'DONATION';

/** One account of the general ledger. Its name is the message `ledgerAccounts.<key>`. */
export interface LedgerAccountFacts {
  number: string;
  kind: LedgerAccountKind;
  /** The side on which it grows: its balance is above zero there. */
  natural: Side;
  subLedger: SubLedger | null;
}

const account = (
  kind: LedgerAccountKind,
  natural: Side,
  subLedger: SubLedger | null = null,
): Omit<LedgerAccountFacts, 'number'> => ({ kind, natural, subLedger });

const asset = (subLedger?: SubLedger) => account('ASSET', 'debit', subLedger);
const liability = (subLedger?: SubLedger) => account('LIABILITY', 'credit', subLedger);
const equity = () => account('EQUITY', 'credit');
const income = () => account('INCOME', 'credit');
const expense = () => account('EXPENSE', 'debit');

const BY_KEY = {
  bank: asset(),
  bankPayouts: asset(),
  bankReserve: asset(),
  bankTerm: asset(),
  qpayClearing: asset(),
  // What other lenders owe for claims and money that went to them; below zero what is owed to them.
  settlement: asset(),
  loan: asset('LN'),
  accruedInterest: asset(),
  accruedAdditional: asset(),
  feesReceivable: asset(),
  courtCosts: asset(),
  // Set against the loans: it grows on the other side.
  provision: account('ASSET', 'credit'),
  wallet: liability('BA'),
  walletHeld: liability('BA'),
  deposit: liability('DP'),
  depositInterest: liability('DP'),
  depositBlocked: liability('DP'),
  temporary: liability('TEMPORARY'),
  unrecognised: liability(),
  failedTransfers: liability(),
  envelopes: liability('ENVELOPE'),
  donations: liability('DONATION'),
  merchant: liability('MERCHANT'),
  merchantHeld: liability('MERCHANT'),
  interestInAdvance: liability(),
  vat: liability(),
  batch: liability(),
  capital: equity(),
  openingEquity: equity(),
  interestIncome: income(),
  additionalIncome: income(),
  feeIncome: income(),
  walletFeeIncome: income(),
  merchantCommission: income(),
  recoveryIncome: income(),
  depositInterestExpense: expense(),
  bankFees: expense(),
  claimsLost: expense(),
} as const satisfies Readonly<Record<LedgerAccount, Omit<LedgerAccountFacts, 'number'>>>;

/** Key of an account in the chart. */
export type { LedgerAccount };

/** Every account, so that each has its name. */
export const LEDGER_ACCOUNTS = LedgerAccount.values;

/** The chart of accounts (docs/domain/money.md 2.1): each with its number, which is its code in `LedgerAccount`. */
export const CHART = Object.fromEntries(
  LEDGER_ACCOUNTS.map((key) => [
    key,
    { number: String(numberCodeOf(LedgerAccount, key)), ...BY_KEY[key] },
  ]),
) as unknown as Readonly<Record<LedgerAccount, LedgerAccountFacts>>;

/** What is known of an account. */
export const accountFacts = (key: LedgerAccount): LedgerAccountFacts => CHART[key];

/** Letters before the holder's number, of accounts that have a number of their own. */
const PREFIX: Readonly<Record<SubLedger, string>> = {
  LN: 'LN',
  DP: 'DP',
  BA: 'BA',
  TEMPORARY: 'TA',
  MERCHANT: 'MA',
  ENVELOPE: 'EA',
  DONATION: 'DA',
};

/** Accounts that share their holder's number with another one, and what tells them apart. */
const SECOND: Partial<Record<LedgerAccount, string>> = {
  walletHeld: '-H',
  merchantHeld: '-H',
  depositInterest: '-I',
  depositBlocked: '-B',
};

/**
 * The number of an account as it is shown: that of the holder's own account (`LN0000000017`), or the general ledger's
 * where nobody holds it.
 */
export function numberOf(key: LedgerAccount, holder: number | null = null): string {
  const { number, subLedger } = accountFacts(key);
  return subLedger && holder !== null
    ? `${PREFIX[subLedger]}${String(holder).padStart(10, '0')}${SECOND[key] ?? ''}`
    : number;
}

/** The account and its holder behind a number, as `numberOf` writes it; undefined where there is no such account. */
export function accountAt(
  number: string,
): { account: LedgerAccount; holder: number | null } | undefined {
  const parts = /^([A-Z]{2})(\d{10})(-[HIB])?$/.exec(number);
  if (!parts) {
    const own = LEDGER_ACCOUNTS.find((key) => CHART[key].number === number);
    return own && { account: own, holder: null };
  }
  const [, prefix, digits, second] = parts;
  const found = LEDGER_ACCOUNTS.find((key) => {
    const { subLedger } = accountFacts(key);
    return subLedger !== null && PREFIX[subLedger] === prefix && SECOND[key] === second;
  });
  return found && { account: found, holder: Number(digits) };
}
