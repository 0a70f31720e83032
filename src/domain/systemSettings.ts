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
  FAILED_TRANSFER,
  INCOME,
  LOG_FORWARDING,
  MATCHING,
  MERCHANT_CASH_OUT,
  METACOG,
  QPAY,
  QUIET_HOURS,
  SAVING,
  SCORING,
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
  /** Scores from which a proposal for a line of the bank is sure, and from which it is likely. */
  readonly matchSure: number;
  readonly matchLikely: number;
  /** Hours within which transfers to the same account or of the same amount count as the same again. */
  readonly similarHours: number;
  /** Shares of the points from which a test is passed, is good and is best, percent, and the bonus points of each. */
  readonly testPassPercent: number;
  readonly testPassBonus: number;
  readonly testGoodPercent: number;
  readonly testGoodBonus: number;
  readonly testBestPercent: number;
  readonly testBestBonus: number;
  /** Points that everybody's score begins with. */
  readonly scoreBase: number;
  /** One point of the score for so much monthly income, and how many at most. */
  readonly scoreIncomeStep: string;
  readonly scoreIncomeMax: number;
  /** Ages in which people are settled, and what that gives. */
  readonly scoreSettledFrom: number;
  readonly scoreSettledTo: number;
  readonly scoreSettled: number;
  /** For each year at work, up to so many years; for each confirmed relative, up to so many. */
  readonly scoreWorkYear: number;
  readonly scoreWorkYearsMax: number;
  readonly scoreRelative: number;
  readonly scoreRelativesMax: number;
  /** By what the credit registry knows: nothing, or the worst class there. */
  readonly scoreNoRecord: number;
  readonly scoreNormal: number;
  readonly scoreExpired: number;
  readonly scoreAbnormal: number;
  readonly scoreDoubtful: number;
  readonly scoreBad: number;
  /** All rows of own loans paid on their day; own loans in the risk department or in court; the two lists. */
  readonly scoreDiscipline: number;
  readonly scoreNpl: number;
  readonly scoreGreyList: number;
  readonly scoreBlackList: number;
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
  matchSure: MATCHING.sure,
  matchLikely: MATCHING.likely,
  similarHours: FAILED_TRANSFER.similarHours,
  testPassPercent: METACOG.percent.pass,
  testPassBonus: METACOG.bonus.pass,
  testGoodPercent: METACOG.percent.good,
  testGoodBonus: METACOG.bonus.good,
  testBestPercent: METACOG.percent.best,
  testBestBonus: METACOG.bonus.best,
  scoreBase: SCORING.base,
  scoreIncomeStep: INCOME.pointWorth,
  scoreIncomeMax: INCOME.pointsMax,
  scoreSettledFrom: SCORING.settledFrom,
  scoreSettledTo: SCORING.settledTo,
  scoreSettled: SCORING.settled,
  scoreWorkYear: SCORING.workYear,
  scoreWorkYearsMax: SCORING.workYearsMax,
  scoreRelative: SCORING.relative,
  scoreRelativesMax: SCORING.relativesMax,
  scoreNoRecord: SCORING.noRecord,
  scoreNormal: SCORING.classes.NORMAL,
  scoreExpired: SCORING.classes.EXPIRED,
  scoreAbnormal: SCORING.classes.ABNORMAL,
  scoreDoubtful: SCORING.classes.DOUBTFUL,
  scoreBad: SCORING.classes.BAD,
  scoreDiscipline: SCORING.discipline,
  scoreNpl: SCORING.npl,
  scoreGreyList: SCORING.lists.GREY,
  scoreBlackList: SCORING.lists.BLACK,
  secondDepositToWallet: secondPersonFrom.DEPOSIT_TO_WALLET,
  secondDepositFromWallet: secondPersonFrom.DEPOSIT_FROM_WALLET,
  secondMerchantToWallet: secondPersonFrom.MERCHANT_TO_WALLET,
  secondDepositToLoan: secondPersonFrom.DEPOSIT_TO_LOAN,
  secondInternalTransfer: secondPersonFrom.INTERNAL_TRANSFER,
  secondWalletCashIn: secondPersonFrom.WALLET_CASH_IN,
  secondWalletCashOut: secondPersonFrom.WALLET_CASH_OUT,
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

/** From which scores a proposal for a line of the bank counts. */
export type MatchTerms = Pick<SystemSettings, 'matchSure' | 'matchLikely'>;

/** What a test is judged by. */
export type TestTerms = Pick<SystemSettings, Extract<keyof SystemSettings, `test${string}`>>;

/** What a score is made up of. */
export type ScoreTerms = Pick<SystemSettings, Extract<keyof SystemSettings, `score${string}`>>;

/** The part of a score that an income gives. */
export type IncomePointTerms = Pick<SystemSettings, 'scoreIncomeStep' | 'scoreIncomeMax'>;

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
