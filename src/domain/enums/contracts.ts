import { enumeration, type ValueOf } from './enumeration';

// Contracts and signatures (docs/domain/contracts.md 2.1). Spelling as in the documents.

export const ContractState = enumeration('ContractState', [
  ['Created', 'pending'],
  ['InvestorSigned', 'success'],
  ['Canceled', 'neutral'],
  ['Modified', 'info'],
  ['AutoCanceled', 'neutral'],
]);
export type ContractState = ValueOf<typeof ContractState>;

export const ContractType = enumeration('ContractType', [
  'LEND',
  'WALLET',
  'MERCHANT',
  'SF_LENDER',
  'LEND_MARKET_PLACE',
  'LEND_MARKET_PLACE_AMEND',
  'LEND_MARKET_PLACE_SALARY',
]);
export type ContractType = ValueOf<typeof ContractType>;

export const CessionState = enumeration('CessionState', [
  ['CESSIONED', 'info', true],
  ['NOT_CESSIONED', 'neutral', false],
]);

export const ContractAction = enumeration('ContractAction', [
  'MAKE',
  ['CANCEL', 'danger'],
  ['CEDE', 'warning'],
  'UNDO_CESSION',
]);

/** The aliases are the same outcomes in the words of `SignatureAction`. */
export const SignatureRequestState = enumeration('SignatureRequestState', [
  ['NONE', 'neutral', 'UNDEFINED', 'NONE/UNDEFINED'],
  ['PENDING', 'pending'],
  ['APPROVED', 'success'],
  ['REJECTED', 'danger'],
  ['APPROVED_AUTO', 'success', 'AUTO_APPROVED'],
  ['REJECTED_AUTO', 'danger', 'AUTO_REJECTED'],
  ['CONTRACTED_PAPER', 'info', 'PAPER_CONTRACTED'],
]);
export type SignatureRequestState = ValueOf<typeof SignatureRequestState>;

export const SignatureAction = enumeration('SignatureAction', [
  ['PENDING', 'pending'],
  ['APPROVED', 'success'],
  ['REJECTED', 'danger'],
  ['AUTO_APPROVED', 'success', 'APPROVED_AUTO'],
  ['AUTO_REJECTED', 'danger', 'REJECTED_AUTO'],
  ['PAPER_CONTRACTED', 'info', 'CONTRACTED_PAPER'],
]);

/** Where a request for a contract waits, in the order of the work (docs/domain/contracts.md 11.1). */
export const ContractRequestStage = enumeration('ContractRequestStage', [
  ['IDENTITY', 'info'],
  ['REGISTRY', 'info'],
  ['SCORING', 'info'],
  ['CUSTOMER_SIGN', 'pending'],
  ['DIRECTOR_SIGN', 'pending'],
  ['SIGN_FAILED', 'danger'],
]);
export type ContractRequestStage = ValueOf<typeof ContractRequestStage>;

/** Templates of reference letters (docs/domain/contracts.md 12.1). */
export const DefinitionTemplate = enumeration('DefinitionTemplate', [
  'LOAN_BALANCE',
  'NO_DEBT',
  'LOAN_CLOSED',
  'CONTRACT_IN_FORCE',
]);
export type DefinitionTemplate = ValueOf<typeof DefinitionTemplate>;
