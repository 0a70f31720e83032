import { ContractState, ContractType } from '../../../domain/enums/contracts';
import { CreditRegistryWriteStatus } from '../../../domain/enums/credit-registry';
import {
  choice,
  dateTime,
  email,
  flag,
  money,
  number,
  phone,
  reference,
  registerNumber,
  tenant,
  text,
  userName,
} from '../../../fields';

/**
 * What the making of a contract asks for; companies and parents only for the types that need them
 * (docs/domain/contracts.md 1.1).
 */
export const contractInputFields = {
  customerId: reference('customers', { required: true }),
  type: choice(ContractType, { required: true }),
  companyName: text({ required: true, max: 120 }),
  companyPhone: phone({ required: true }),
  companyEmail: email({ required: true }),
  directorName: text({ required: true, max: 120, private: true }),
  parentId: reference('contract', { required: true }),
} as const;

/**
 * Fields of a contract (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). Every list of contracts has the
 * same ones.
 */
export const contractFields = {
  ...contractInputFields,
  contractNumber: text({ readOnly: true }),
  state: choice(ContractState, { readOnly: true }),
  customerName: text({ readOnly: true, private: true }),
  regnum: registerNumber({ readOnly: true }),
  limit: money({ readOnly: true }),
  /** Grows with every amendment, which replaces the text. */
  version: number({ readOnly: true, integer: true }),
  scoringVersion: text({ readOnly: true }),
  isOnline: flag({ readOnly: true }),
  isGsign: flag({ readOnly: true }),
  isArchive: flag({ readOnly: true }),
  verifiedAt: dateTime({ readOnly: true }),
  signedAt: dateTime({ readOnly: true }),
  signFailed: flag({ readOnly: true }),
  signError: text({ readOnly: true }),
  canceledAt: dateTime({ readOnly: true }),
  isCessioned: flag({ readOnly: true }),
  cededAt: dateTime({ readOnly: true }),
  /** The tenant that has the claim; another one than the maker's after a cession. */
  owner: tenant(),
  zmsWriteStatus: choice(CreditRegistryWriteStatus, { readOnly: true }),
  zmsWriteError: text({ readOnly: true }),
  writtenAt: dateTime({ readOnly: true }),
  /** False: never sent to the credit registry, in whatever state. */
  isWritten: flag({ readOnly: true }),
  tenant: tenant(),
  createdAt: dateTime({ readOnly: true }),
  createdBy: userName(),
} as const;
