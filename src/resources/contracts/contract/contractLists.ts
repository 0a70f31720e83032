import { LIVE_CONTRACT_STATES } from '../../../domain/contracts/contractStates';
import { GATE_NEEDS } from '../../../domain/contracts/gateNeeds';
import { ContractType } from '../../../domain/enums/contracts';
import type { ListView } from '../../../entity/entity';
import type { contractFields } from './contractFields';

/** Types that are reported to the credit registry: those of lending. */
const REPORTED = ContractType.values.filter((type) => GATE_NEEDS[type].includes('creditRegistry'));

const ENDED = ['Canceled', 'AutoCanceled'] as const;

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

/**
 * The working lists of contracts (docs/domain/contracts.md 2.1; docs/domain/registries.md 2.5: what was never written
 * to the registry must be visible).
 */
export const contractViews = [
  { key: 'live', filter: { state: LIVE_CONTRACT_STATES, isArchive: false } },
  { key: 'waiting', filter: { state: 'Created', isArchive: false } },
  { key: 'ceded', filter: { isCessioned: true } },
  { key: 'registryFailed', filter: { zmsWriteStatus: 'FAILED' } },
  { key: 'neverWritten', filter: { isWritten: false, type: REPORTED, isArchive: false } },
  { key: 'ended', filter: { state: ENDED } },
  { key: 'archived', filter: { isArchive: true } },
] as const satisfies readonly ListView<typeof contractFields>[];

/** The working lists of online contracts. */
export const onlineViews = [
  { key: 'waiting', filter: { state: 'Created' } },
  { key: 'signFailed', filter: { signFailed: true } },
  { key: 'live', filter: { state: LIVE_CONTRACT_STATES } },
  { key: 'ended', filter: { state: ENDED } },
] as const satisfies readonly ListView<typeof contractFields>[];
