import {
  ENDED_CONTRACT_STATES,
  LIVE_CONTRACT_STATES,
} from '../../../domain/contracts/contractStates';
import { GATE_NEEDS } from '../../../domain/contracts/gateNeeds';
import { ContractState, ContractType } from '../../../domain/enums/contracts';
import { CreditRegistryWriteStatus } from '../../../domain/enums/credit-registry';
import { entity, section } from '../../../entity/entity';
import {
  choice,
  dateTime,
  email,
  flag,
  money,
  number,
  personName,
  personNumber,
  phone,
  reference,
  tenant,
  text,
  userName,
} from '../../../fields';
import { contractLifecycle } from './lifecycle';
import { EXPORT_CONTRACTS } from '../rights';

/**
 * Fields of a contract (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). Every list of contracts has the
 * same ones. A new
 * contract asks for the first seven: for a company or a parent only where its type needs one (docs/domain/contracts.md
 * 1.1).
 */
export const contractFields = {
  customerId: reference('customers', { required: true }),
  type: choice(ContractType, { required: true }),
  companyName: text({ required: true, max: 120, person: { part: 'name', asOf: 'createdAt' } }),
  companyPhone: phone({ required: true, person: { part: 'phone', asOf: 'createdAt' } }),
  companyEmail: email({ required: true }),
  directorName: text({ required: true, max: 120, private: true }),
  parentId: reference('contract', { required: true }),
  contractNumber: text({ readOnly: true }),
  state: choice(ContractState, { readOnly: true }),
  customerName: personName(),
  regnum: personNumber(),
  limit: money({ readOnly: true }),
  /** Grows with every amendment, which replaces the text. */
  version: number({ readOnly: true, integer: true }),
  scoringVersion: text({ readOnly: true }),
  isOnline: flag({ readOnly: true }),
  isGsign: flag({ readOnly: true }),
  isArchive: flag({ readOnly: true }),
  verifiedAt: dateTime({ readOnly: true }),
  signedAt: dateTime({ readOnly: true }),
  /** Who signed it, as they were called that day. */
  signedName: personName({ asOf: 'signedAt' }),
  signedRegnum: personNumber({ asOf: 'signedAt' }),
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

/** Types that are reported to the credit registry: those of lending. */
const REPORTED = ContractType.values.filter((type) => GATE_NEEDS[type].includes('creditRegistry'));

/** Columns that a person may add to a list of contracts. */
export const optionalColumns = [
  'isOnline',
  'isGsign',
  'isCessioned',
  'isArchive',
  'verifiedAt',
  'signedAt',
  'canceledAt',
  'version',
  'scoringVersion',
  'owner',
  'zmsWriteError',
  'writtenAt',
  'createdBy',
] as const;

/** What contracts are filtered by. */
export const contractFilters = [
  'contractNumber',
  'regnum',
  'type',
  'state',
  'zmsWriteStatus',
  'isOnline',
  'isCessioned',
  'createdBy',
  'createdAt',
  'limit',
] as const;

const company = ['companyName', 'companyPhone', 'companyEmail', 'directorName'] as const;
const ofCompany = { field: 'type', is: ['MERCHANT'] } as const;
const ofAmendment = { field: 'type', is: ['LEND_MARKET_PLACE_AMEND'] } as const;

/** Contracts of all types (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5). */
export default entity('contract', {
  gateway: 'main',
  endpoint: '/contracts',
  assumed: true,
  menu: 'contracts',
  icon: 'contract',
  represent: 'contractNumber',
  identifiedBy: ['customerName', 'type', 'state', 'limit', 'tenant'],
  titles: { list: 'menu.contracts.list', create: 'menu.contracts.create' },
  access: {
    list: ['contract:list', 'contract-own:list'],
    show: ['contract:list', 'contract-own:list'],
    create: 'contract:create',
    export: EXPORT_CONTRACTS,
  },
  fields: contractFields,
  list: {
    // prettier-ignore
    columns: ['contractNumber', 'customerName', 'regnum', 'type', 'state', 'limit', 'zmsWriteStatus', 'createdAt'],
    optional: optionalColumns,
    filters: contractFilters,
    search: 'private',
    sort: { field: 'createdAt', order: 'DESC' },
    // What was never written to the registry must be visible (docs/domain/registries.md 2.5).
    views: [
      { key: 'live', filter: { state: LIVE_CONTRACT_STATES, isArchive: false } },
      { key: 'waiting', filter: { state: 'Created', isArchive: false } },
      { key: 'ceded', filter: { isCessioned: true } },
      { key: 'registryFailed', filter: { zmsWriteStatus: 'FAILED' } },
      { key: 'neverWritten', filter: { isWritten: false, type: REPORTED, isArchive: false } },
      { key: 'ended', filter: { state: ENDED_CONTRACT_STATES } },
      { key: 'archived', filter: { isArchive: true } },
    ],
  },
  form: [
    section('parties', ['customerId', 'type']),
    section('company', company, ofCompany),
    section('parent', ['parentId'], ofAmendment),
  ],
  show: [
    section('parties', ['customerName', 'regnum', 'type', 'tenant']),
    section('contract', ['limit', 'scoringVersion', 'version', 'isOnline', 'isArchive']),
    section('signing', [
      'createdBy',
      'verifiedAt',
      'signedAt',
      'signedName',
      'signedRegnum',
      'isGsign',
      'signError',
    ]),
    section('cession', ['isCessioned', 'owner', 'cededAt', 'canceledAt']),
    section('registry', ['zmsWriteStatus', 'writtenAt', 'zmsWriteError']),
    section('company', company, ofCompany),
    section('parent', ['parentId'], ofAmendment),
  ],
  record: {
    status: 'state',
    facts: ['type', 'limit', 'version', 'createdAt', 'verifiedAt', 'zmsWriteStatus'],
  },
  tabs: [{ key: 'detail' }, { key: 'versions' }, { key: 'loans' }, { key: 'registry' }],
  ends: ['Canceled', 'AutoCanceled'],
  lifecycle: contractLifecycle,
});
