import { enumeration, type ValueOf } from './enumeration';

// Content of the apps and the web (docs/domain/content-and-messaging.md 1.9).

/** What publish and unpublish lead to; the documents name the actions alone (docs/domain/content-and-messaging.md 1.1). */
export const PublishState = enumeration('PublishState', [
  ['PUBLISHED', 'success', true],
  ['UNPUBLISHED', 'neutral', false],
]);
export type PublishState = ValueOf<typeof PublishState>;

export const NewsType = enumeration('NewsType', [
  'pocket_faq',
  'pocket_app',
  'pocket_web',
  'merchant_faq',
]);
export type NewsType = ValueOf<typeof NewsType>;

/** Ten product-themed categories, one per loan product and labelled like it, then the nine that have names. */
export const NewsCategory = enumeration(
  'NewsCategory',
  [
    'LOAN',
    'LOAN_GUARANTEE',
    'LOAN_STUDENT',
    'LOAN_POCKET_ZERO',
    'LOAN_LONG_TERM',
    'LOAN_LEASING',
    'LOAN_SALARY',
    'LOAN_TUITION',
    'LOAN_SAVING',
    'LOAN_AUTO_COLLATERAL',
    'contract_create',
    'loan_condition',
    'loan',
    'loan_refund',
    'loan_extension',
    'epocket',
    'level',
    'privacy',
    'contract_cancel',
  ],
  {
    LOAN: 'enums.LoanProductType.LOAN',
    LOAN_GUARANTEE: 'enums.LoanProductType.LOAN_GUARANTEE',
    LOAN_STUDENT: 'enums.LoanProductType.LOAN_STUDENT',
    LOAN_POCKET_ZERO: 'enums.LoanProductType.LOAN_POCKET_ZERO',
    LOAN_LONG_TERM: 'enums.LoanProductType.LOAN_LONG_TERM',
    LOAN_LEASING: 'enums.LoanProductType.LOAN_LEASING',
    LOAN_SALARY: 'enums.LoanProductType.LOAN_SALARY',
    LOAN_TUITION: 'enums.LoanProductType.LOAN_TUITION',
    LOAN_SAVING: 'enums.LoanProductType.LOAN_SAVING',
    LOAN_AUTO_COLLATERAL: 'enums.LoanProductType.LOAN_AUTO_COLLATERAL',
  },
);
export type NewsCategory = ValueOf<typeof NewsCategory>;

export const WebContentType = enumeration('WebContentType', [
  'content_brand',
  'content_instruction',
  'content_featured_brand',
  'content_product',
]);
export type WebContentType = ValueOf<typeof WebContentType>;

export const WebContentImageKind = enumeration('WebContentImageKind', [
  'productImage',
  'productDescDesktop',
  'productDescMobile',
  'instructionDesktop',
  'instructionMobile',
  'brandImage',
  'featuredBrandImage',
  'featuredBrandDesc',
]);
export type WebContentImageKind = ValueOf<typeof WebContentImageKind>;

/** Allowed width : height of a loan banner. */
export const BannerAspectRatio = enumeration('BannerAspectRatio', [
  '11:4',
  '16:9',
  '4:3',
  '21:9',
  '3:2',
]);
export type BannerAspectRatio = ValueOf<typeof BannerAspectRatio>;

/** Whether customers see a banner on a day: it is published, and the day is within its dates. */
export const BannerShowing = enumeration('BannerShowing', [
  ['SHOWN', 'success', true],
  ['PLANNED', 'info'],
  ['NOT_SHOWN', 'neutral', false],
  ['OVER', 'neutral'],
]);
export type BannerShowing = ValueOf<typeof BannerShowing>;

export const AgreementOption = enumeration('AgreementOption', [
  'transfer-contract',
  'sponsion-loan',
  'qpay-service-agreement',
]);
export type AgreementOption = ValueOf<typeof AgreementOption>;

/** Before what the app asks for an agreement; the documents name the kinds of agreements alone. */
export const AskMoment = enumeration('AskMoment', [
  'REGISTRATION',
  'LOAN_REQUEST',
  'GUARANTEE',
  'TRANSFER',
  'QPAY_PAYMENT',
]);
export type AskMoment = ValueOf<typeof AskMoment>;

/** Versions of an agreement: one is in force, newer ones are written, older ones were replaced. */
export const AgreementState = enumeration('AgreementState', [
  ['DRAFT', 'pending'],
  ['IN_FORCE', 'success'],
  ['REPLACED', 'neutral'],
]);
export type AgreementState = ValueOf<typeof AgreementState>;

/** Whether what a customer accepted is still in force, or the app asks again. */
export const AcceptanceState = enumeration('AcceptanceState', [
  ['ACCEPTED', 'success'],
  ['ASKED_AGAIN', 'caution'],
]);
export type AcceptanceState = ValueOf<typeof AcceptanceState>;

/** Transaction = wallet to wallet, Cashout = to a bank. */
export const FeeType = enumeration('FeeType', ['Transaction', 'Cashout']);
export type FeeType = ValueOf<typeof FeeType>;

/** Whether a step of the fees counts; the documents name the flag `isActiveForm`. */
export const FeeStepState = enumeration('FeeStepState', [
  ['ACTIVE', 'success', true],
  ['INACTIVE', 'neutral', false],
]);
export type FeeStepState = ValueOf<typeof FeeStepState>;

/** Packages of stickers: in the app or not; one that nobody has used can go. */
export const StickerPackageState = enumeration('StickerPackageState', [
  ['PUBLISHED', 'success', true],
  ['UNPUBLISHED', 'neutral', false],
  ['DELETED', 'danger'],
]);
export type StickerPackageState = ValueOf<typeof StickerPackageState>;

/** Whether a sticker is offered in its package; one that was sent stays in its messages. */
export const StickerState = enumeration('StickerState', [
  ['OFFERED', 'success', true],
  ['REMOVED', 'neutral', false],
]);
export type StickerState = ValueOf<typeof StickerState>;

/** Holidays: in the calendar, over, or taken out of it. */
export const HolidayState = enumeration('HolidayState', [
  ['IN_FORCE', 'success'],
  ['PAST', 'neutral'],
  ['REMOVED', 'danger'],
]);
export type HolidayState = ValueOf<typeof HolidayState>;

export const BranchDayState = enumeration('BranchDayState', [
  ['OPEN', 'success', true],
  ['CLOSED', 'neutral', false],
]);

export const QuestionType = enumeration('QuestionType', ['Option', 'MultiOption', 'YesNo']);
export type QuestionType = ValueOf<typeof QuestionType>;

export const QuestionCategory = enumeration('QuestionCategory', [
  'KeepPromise',
  'Responsible',
  'Purpose',
  'ManagingMoney',
  'TrueFalse',
]);

export const AnswerType = enumeration('AnswerType', ['TEXT', 'IMAGE']);

/** 3 students, 1 aged 18–28 (18–26 in filters), 2 aged 29–60 (27–60 in filters). */
export const QuestionAgeGroup = enumeration('QuestionAgeGroup', [[3, 'info'], 1, 2]);

export const MetacogState = enumeration('MetacogState', [
  ['COMPLETED', 'success'],
  ['INCOMPLETE', 'caution'],
  ['UNCERTAIN', 'neutral'],
]);

export const MetacogBonusState = enumeration('MetacogBonusState', [
  ['AWARDED', 'success'],
  ['NOT_AWARDED', 'pending'],
  ['UNCERTAIN', 'neutral'],
]);

export const PsychTestResult = enumeration('PsychTestResult', [
  ['PASSED', 'success'],
  ['FAILED', 'danger'],
  ['NOT_TAKEN', 'neutral'],
]);
