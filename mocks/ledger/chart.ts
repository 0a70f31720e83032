import { LedgerAccount, type LedgerAccountKind } from '../../src/domain/enums/accounting';

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
  number: string,
  kind: LedgerAccountKind,
  natural: Side,
  subLedger: SubLedger | null = null,
): LedgerAccountFacts => ({ number, kind, natural, subLedger });

const asset = (number: string, subLedger?: SubLedger) =>
  account(number, 'ASSET', 'debit', subLedger);
const liability = (number: string, subLedger?: SubLedger) =>
  account(number, 'LIABILITY', 'credit', subLedger);
const equity = (number: string) => account(number, 'EQUITY', 'credit');
const income = (number: string) => account(number, 'INCOME', 'credit');
const expense = (number: string) => account(number, 'EXPENSE', 'debit');

/** The chart of accounts, in the order of their numbers (docs/domain/money.md 2.1). */
export const CHART = {
  bank: asset('1110-01'),
  bankPayouts: asset('1110-02'),
  bankReserve: asset('1110-03'),
  bankTerm: asset('1110-04'),
  qpayClearing: asset('1180-01'),
  // What other lenders owe for claims and money that went to them; below zero what is owed to them.
  settlement: asset('1190-01'),
  loan: asset('1310-01', 'LN'),
  accruedInterest: asset('1450-01'),
  accruedAdditional: asset('1450-02'),
  feesReceivable: asset('1460-01'),
  courtCosts: asset('1470-01'),
  // Set against the loans: it grows on the other side.
  provision: account('1490-01', 'ASSET', 'credit'),
  wallet: liability('2110-01', 'BA'),
  walletHeld: liability('2110-02', 'BA'),
  deposit: liability('2210-01', 'DP'),
  depositInterest: liability('2210-02', 'DP'),
  depositBlocked: liability('2210-03', 'DP'),
  temporary: liability('2310-02', 'TEMPORARY'),
  unrecognised: liability('2320-01'),
  failedTransfers: liability('2320-02'),
  envelopes: liability('2330-01', 'ENVELOPE'),
  donations: liability('2330-02', 'DONATION'),
  merchant: liability('2340-01', 'MERCHANT'),
  merchantHeld: liability('2340-02', 'MERCHANT'),
  interestInAdvance: liability('2350-01'),
  vat: liability('2360-01'),
  batch: liability('2390-05'),
  capital: equity('3110-01'),
  openingEquity: equity('3190-01'),
  interestIncome: income('5110-01'),
  additionalIncome: income('5110-02'),
  feeIncome: income('5210-01'),
  walletFeeIncome: income('5210-02'),
  merchantCommission: income('5210-03'),
  recoveryIncome: income('5310-01'),
  depositInterestExpense: expense('6110-01'),
  bankFees: expense('6210-01'),
  claimsLost: expense('6320-01'),
} as const satisfies Readonly<Record<LedgerAccount, LedgerAccountFacts>>;

/** Key of an account in the chart. */
export type { LedgerAccount };

/** Every account, so that each has its name. */
export const LEDGER_ACCOUNTS = LedgerAccount.values;

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
