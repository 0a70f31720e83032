import { IncomeWindow } from '../../../domain/enums/settings';
import { JUDGEMENT_BOUNDS as judged } from '../../../domain/judgementBounds';
import { SYSTEM_BOUNDS as bounds } from '../../../domain/settings';
import { type AllSystemSettings, USUAL_ALL } from '../../../domain/judgementSettings';
import { SECOND_PERSON_SETTING } from '../../../domain/systemSettings';
import { choice, money, number, percent } from '../../../fields';

// The settings of the running system (docs/domain/content-and-messaging.md 5.2), by what they are about: one group is
// changed at once.

const count = (range: { min: number; max: number }) =>
  number({ required: true, integer: true, ...range });
const amount = (max: string) => money({ required: true, max });
const fromAmount = () => amount(bounds.secondPersonFrom);

/** Each group with its fields as they are asked for. */
export const SYSTEM_GROUPS = {
  registries: {
    zmsValidityDays: count(bounds.zmsValidityDays),
    xypCacheDays: count(bounds.xypCacheDays),
    familyConfirmedMin: count(bounds.familyConfirmedMin),
    registryCheckFee: amount(bounds.registryCheckFee),
  },
  borrowers: {
    borrowerAgeMin: count(bounds.borrowerAgeMin),
    borrowerAgeMax: count(bounds.borrowerAgeMax),
    borrowerIncomeMin: amount(bounds.borrowerIncomeMin),
  },
  score_person: {
    scoreBase: count(judged.scorePoints),
    scoreIncomeStep: money({ required: true, ...judged.scoreIncomeStep }),
    scoreIncomeMax: count(judged.scorePoints),
    scoreSettledFrom: count(judged.scoreAge),
    scoreSettledTo: count(judged.scoreAge),
    scoreSettled: count(judged.scorePoints),
    scoreWorkYear: count(judged.scorePoints),
    scoreWorkYearsMax: count(judged.scoreYears),
    scoreRelative: count(judged.scorePoints),
    scoreRelativesMax: count(judged.scoreRelatives),
  },
  score_history: {
    scoreNoRecord: count(judged.scoreEitherWay),
    scoreNormal: count(judged.scoreEitherWay),
    scoreExpired: count(judged.scoreEitherWay),
    scoreAbnormal: count(judged.scoreEitherWay),
    scoreDoubtful: count(judged.scoreEitherWay),
    scoreBad: count(judged.scoreEitherWay),
    scoreDiscipline: count(judged.scorePoints),
    scoreNpl: count(judged.scoreAgainst),
    scoreGreyList: count(judged.scoreAgainst),
    scoreBlackList: count(judged.scoreAgainst),
  },
  incomes: {
    incomeWindowMonths: choice(IncomeWindow, { required: true }),
    incomeMonthsMin: count(bounds.incomeMonthsMin),
    incomeFreshDays: count(bounds.incomeFreshDays),
    incomeLimitMultiple: count(bounds.incomeLimitMultiple),
    incomeLimitMax: money({ required: true, ...bounds.incomeLimitMax }),
  },
  messages: {
    smsPartPrice: amount(bounds.smsPartPrice),
    smsWaitMinutes: count(bounds.smsWaitMinutes),
    quietFromHour: count(bounds.quietFromHour),
    quietToHour: count(bounds.quietToHour),
    massLockSeconds: count(bounds.massLockSeconds),
  },
  sign_in: {
    failuresFlagged: count(bounds.failuresFlagged),
    passwordMin: count(bounds.passwordMin),
  },
  savings: {
    savingEarlyShare: percent({ required: true, ...bounds.savingEarlyShare }),
    savingBalanceMin: amount(bounds.savingBalanceMin),
    savingPaymentDays: count(bounds.savingPaymentDays),
  },
  wallets: {
    walletAmountMax: money({ required: true, ...bounds.walletAmountMax }),
    qpayChargePercent: percent({ required: true, ...bounds.qpayChargePercent }),
    qpayChargeMin: amount(bounds.qpayChargeMin),
    qpayChargeMax: money({ required: true, ...bounds.qpayChargeMax }),
  },
  matching: {
    matchSure: count(judged.matchSure),
    matchLikely: count(judged.matchLikely),
  },
  transfers: {
    similarHours: count(judged.similarHours),
  },
  gateways: {
    bankRetryMinutes: count(bounds.bankRetryMinutes),
    logForwardMinutes: count(bounds.logForwardMinutes),
  },
  entries: {
    [SECOND_PERSON_SETTING.DEPOSIT_TO_WALLET]: fromAmount(),
    [SECOND_PERSON_SETTING.DEPOSIT_FROM_WALLET]: fromAmount(),
    [SECOND_PERSON_SETTING.MERCHANT_TO_WALLET]: fromAmount(),
    [SECOND_PERSON_SETTING.DEPOSIT_TO_LOAN]: fromAmount(),
    [SECOND_PERSON_SETTING.INTERNAL_TRANSFER]: fromAmount(),
    [SECOND_PERSON_SETTING.WALLET_CASH_IN]: fromAmount(),
    [SECOND_PERSON_SETTING.WALLET_CASH_OUT]: fromAmount(),
    secondMerchantCashOut: fromAmount(),
    [SECOND_PERSON_SETTING.BANK_CHARGE]: fromAmount(),
    [SECOND_PERSON_SETTING.INTEREST_FEE_CORRECTION]: fromAmount(),
  },
  invitations: {
    invitationRate: amount(bounds.invitationRate),
  },
  tests: {
    testPassPercent: percent({ required: true, integer: true, ...judged.testPercent }),
    testPassBonus: count(judged.testBonus),
    testGoodPercent: percent({ required: true, integer: true, ...judged.testPercent }),
    testGoodBonus: count(judged.testBonus),
    testBestPercent: percent({ required: true, integer: true, ...judged.testPercent }),
    testBestBonus: count(judged.testBonus),
  },
  exceptions: {
    overrideDays: count(bounds.overrideDays),
    dealingDays: count(bounds.dealingDays),
  },
} as const;

/** What settings are about; the words are `systemSettings.groups.<group>`. */
export type SystemGroup = keyof typeof SYSTEM_GROUPS;

/** The list that a group's change concerns, and the filter that leaves exactly those records. */
export const AFFECTED = {
  registries: { resource: 'online/active-requests', filter: {} },
  borrowers: { resource: 'loans', filter: { state: ['LOAN_REQUESTED'] } },
  score_person: { resource: 'loans', filter: { state: ['LOAN_REQUESTED'] } },
  score_history: { resource: 'loans', filter: { state: ['LOAN_REQUESTED'] } },
  incomes: { resource: 'customers/income/requests', filter: { state: ['PENDING'] } },
  messages: { resource: 'notification', filter: { state: ['PLANNED'] } },
  sign_in: { resource: 'login-attempts-list', filter: { sign: ['IN_A_ROW'] } },
  savings: { resource: 'saving', filter: { state: ['CASHOUT_REQUESTED', 'CANCEL_REQUESTED'] } },
  wallets: { resource: 'wallets', filter: { state: ['OPEN'] } },
  matching: { resource: 'accounting/profits', filter: { state: ['UNRECOGNIZED'] } },
  transfers: { resource: 'accounting/failed-transfers', filter: { state: ['open'] } },
  gateways: { resource: 'bank-gateways/outgoing', filter: { state: ['RETRYING'] } },
  entries: { resource: 'accounting/entries', filter: { state: ['WAITING'] } },
  invitations: { resource: 'invitation-list', filter: { state: ['CONTRACTED'] } },
  tests: { resource: 'metacog', filter: { bonusAllocated: ['NOT_AWARDED'] } },
  exceptions: { resource: 'bw-list', filter: { state: ['LISTED'], listType: ['2'] } },
} as const satisfies Readonly<
  Record<SystemGroup, { resource: string; filter: Readonly<Record<string, readonly string[]>> }>
>;

/** How many records each group concerns now. */
export type SystemAffected = Readonly<Record<SystemGroup, number>>;

type Values = Readonly<Record<string, unknown>>;

/** The settings as the record has them: the window is one of two values, all else is as the rules take it. */
export const valuesOf = (
  settings: AllSystemSettings,
): Record<keyof AllSystemSettings, string | number> => ({
  ...settings,
  incomeWindowMonths: String(settings.incomeWindowMonths),
});

/** The settings of a record as the rules take them; the usual one where the record has none. */
export const settingsOf = (record: Values): AllSystemSettings => {
  const set = Object.fromEntries(
    Object.keys(USUAL_ALL)
      .filter((name) => record[name] !== undefined && record[name] !== null)
      .map((name) => [name, record[name]]),
  ) as Partial<AllSystemSettings>;
  const all = { ...USUAL_ALL, ...set };
  return { ...all, incomeWindowMonths: Number(all.incomeWindowMonths) };
};
