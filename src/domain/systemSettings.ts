import type { StaffEntryKind } from './enums/accounting';
import {
  ACCESS,
  BANK_GATEWAY,
  BONUS,
  CONFIRM,
  CREDIT_REGISTRY,
  CRITERIA,
  CUSTOMER,
  CUSTOMER_LISTS,
  INCOME,
  LOG_FORWARDING,
  MERCHANT_CASH_OUT,
  QPAY,
  QUIET_HOURS,
  SAVING,
  SMS,
  STAFF_ENTRY,
  USERS,
  WALLET,
  WATCH_LIST,
} from './settings';

/** Kinds of staff entries whose limit is set; an upgrade of a class always takes two people. */
export type LimitedEntryKind = Exclude<StaffEntryKind, 'LOAN_CLASS_UPGRADE'>;

/** The setting that limits what one person may book of a kind. */
export const SECOND_PERSON_SETTING = {
  DEPOSIT_TO_WALLET: 'secondDepositToWallet',
  DEPOSIT_FROM_WALLET: 'secondDepositFromWallet',
  MERCHANT_TO_WALLET: 'secondMerchantToWallet',
  DEPOSIT_TO_LOAN: 'secondDepositToLoan',
  INTERNAL_TRANSFER: 'secondInternalTransfer',
  WALLET_CASH_IN: 'secondWalletCashIn',
  WALLET_CASH_OUT: 'secondWalletCashOut',
  BANK_CHARGE: 'secondBankCharge',
  INTEREST_FEE_CORRECTION: 'secondCorrection',
} as const satisfies Readonly<Record<LimitedEntryKind, string>>;

type SecondPersonSetting = (typeof SECOND_PERSON_SETTING)[LimitedEntryKind];

/**
 * Settings of the running system that are no criteria of loans (docs/domain/content-and-messaging.md 5.2). Amounts are
 * decimal strings in tögrög. The gateways judge by them, and the console asks for them.
 */
export interface SystemSettings extends Readonly<Record<SecondPersonSetting, string>> {
  /** Days for which a check of the credit registry counts, and within which the state registry is not read again. */
  readonly zmsValidityDays: number;
  readonly xypCacheDays: number;
  /** Confirmed relatives before a contract. */
  readonly familyConfirmedMin: number;
  /** What a check of the credit registry costs. */
  readonly registryCheckFee: string;
  /** Youngest and oldest age of borrowers, years, and their least monthly income. */
  readonly borrowerAgeMin: number;
  readonly borrowerAgeMax: number;
  readonly borrowerIncomeMin: string;
  /** Months back that may be registered as income, fewest of them, and days until an approved income counts as old. */
  readonly incomeWindowMonths: number;
  readonly incomeMonthsMin: number;
  readonly incomeFreshDays: number;
  /** The limit that an income carries: so many monthly incomes, up to the highest limit. */
  readonly incomeLimitMultiple: number;
  readonly incomeLimitMax: string;
  /** What a part of an SMS costs, and minutes without an answer after which one counts as not delivered. */
  readonly smsPartPrice: string;
  readonly smsWaitMinutes: number;
  /** Full hours of Ulaanbaatar between which nobody is written to by hand. */
  readonly quietFromHour: number;
  readonly quietToHour: number;
  /** Seconds in which nothing is sent to everybody once more. */
  readonly massLockSeconds: number;
  /** Failed sign-ins one after the other from which they are flagged. */
  readonly failuresFlagged: number;
  /** Shortest password of the staff, letters. */
  readonly passwordMin: number;
  /** Share of the agreed rate that savings bring which end early, percent. */
  readonly savingEarlyShare: number;
  /** Least balance that is cashed out, and fewest days to the next payment of an open loan. */
  readonly savingBalanceMin: string;
  readonly savingPaymentDays: number;
  /** What a wallet may be allowed to hold at most. */
  readonly walletAmountMax: string;
  /** What QPay takes of a payment, percent, and its least and greatest charge. */
  readonly qpayChargePercent: number;
  readonly qpayChargeMin: string;
  readonly qpayChargeMax: string;
  /** Bonus of an invitation that led to a contract in time. */
  readonly invitationRate: string;
  /** Days for which a lead lifts a hold at most, and for which dealing with somebody of the grey list is approved. */
  readonly overrideDays: number;
  readonly dealingDays: number;
  /** Amount from which a cash-out of a merchant takes two people; '0' is every one. */
  readonly secondMerchantCashOut: string;
  /** Minutes until a transfer that the bank has not answered is tried again, and between two forwardings of logs. */
  readonly bankRetryMinutes: number;
  readonly logForwardMinutes: number;
}

const { secondPersonFrom } = STAFF_ENTRY;

/** What holds until something else is set. */
export const USUAL_SYSTEM: SystemSettings = {
  zmsValidityDays: CUSTOMER.zmsValidityDays,
  xypCacheDays: CUSTOMER.xypCacheDays,
  familyConfirmedMin: CUSTOMER.familyConfirmedMin,
  registryCheckFee: CREDIT_REGISTRY.checkFee,
  borrowerAgeMin: CRITERIA.ageMin,
  borrowerAgeMax: CRITERIA.ageMax,
  borrowerIncomeMin: CRITERIA.incomeMin,
  incomeWindowMonths: INCOME.windowMonths,
  incomeMonthsMin: INCOME.monthsMin,
  incomeFreshDays: INCOME.freshDays,
  incomeLimitMultiple: INCOME.limitMultiple,
  incomeLimitMax: INCOME.limitMax,
  smsPartPrice: SMS.segmentPrice,
  smsWaitMinutes: SMS.waitMinutes,
  quietFromHour: Number(QUIET_HOURS.from.slice(0, 2)),
  quietToHour: Number(QUIET_HOURS.to.slice(0, 2)),
  massLockSeconds: CONFIRM.massLockSeconds,
  failuresFlagged: CUSTOMER_LISTS.failuresFlagged,
  passwordMin: USERS.passwordMin,
  savingEarlyShare: SAVING.earlyRateShare,
  savingBalanceMin: SAVING.minBalance,
  savingPaymentDays: SAVING.nextPaymentMinDay,
  walletAmountMax: WALLET.amountMax,
  qpayChargePercent: QPAY.chargePercent,
  qpayChargeMin: QPAY.chargeMin,
  qpayChargeMax: QPAY.chargeMax,
  invitationRate: BONUS.invitationRate,
  overrideDays: ACCESS.overrideDaysMax,
  dealingDays: WATCH_LIST.approvalDaysMax,
  bankRetryMinutes: BANK_GATEWAY.retryMinutes,
  logForwardMinutes: LOG_FORWARDING.everyMinutes,
  secondDepositToWallet: secondPersonFrom.DEPOSIT_TO_WALLET,
  secondDepositFromWallet: secondPersonFrom.DEPOSIT_FROM_WALLET,
  secondMerchantToWallet: secondPersonFrom.MERCHANT_TO_WALLET,
  secondDepositToLoan: secondPersonFrom.DEPOSIT_TO_LOAN,
  secondInternalTransfer: secondPersonFrom.INTERNAL_TRANSFER,
  secondWalletCashIn: secondPersonFrom.WALLET_CASH_IN,
  secondWalletCashOut: secondPersonFrom.WALLET_CASH_OUT,
  secondBankCharge: secondPersonFrom.BANK_CHARGE,
  secondMerchantCashOut: MERCHANT_CASH_OUT.secondPersonFrom,
  secondCorrection: secondPersonFrom.INTEREST_FEE_CORRECTION,
};

/** What the clocks before a contract run by. */
export type RegistryTerms = Pick<
  SystemSettings,
  'zmsValidityDays' | 'xypCacheDays' | 'familyConfirmedMin'
>;

/** What savings are cashed out and ended by. */
export type SavingRules = Pick<
  SystemSettings,
  'savingEarlyShare' | 'savingBalanceMin' | 'savingPaymentDays'
>;

/** What an income's limit is worked out by. */
export type IncomeLimitTerms = Pick<SystemSettings, 'incomeLimitMultiple' | 'incomeLimitMax'>;

/** What QPay takes. */
export type QpayTerms = Pick<
  SystemSettings,
  'qpayChargePercent' | 'qpayChargeMin' | 'qpayChargeMax'
>;

/** A full hour as it is written: 9 → `09:00`. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Amount from which an entry of a kind takes two people; '0' is every one (docs/domain/money.md 4.5). */
export const secondFrom = (kind: StaffEntryKind, settings: SystemSettings): string =>
  kind === 'LOAN_CLASS_UPGRADE'
    ? secondPersonFrom.LOAN_CLASS_UPGRADE
    : settings[SECOND_PERSON_SETTING[kind]];
