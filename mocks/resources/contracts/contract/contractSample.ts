import { addDays } from '../../../../src/domain/dates';
import { CONTRACT } from '../../../../src/domain/settings';
import type { ContractState, ContractType } from '../../../../src/domain/enums/contracts';
import type { CreditRegistryWriteStatus } from '../../../../src/domain/enums/credit-registry';
import type { MockRecord } from '../../../engine/MockRecord';
import {
  contractNumberOf,
  gatesAtMaking,
  type KeptVersion,
  limitFor,
  nameOf,
  partyOf,
  registryWrite,
  SCORING_VERSION,
  signerOf,
  SIGN_ERROR,
} from './contractRecord';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';

/** What a sample contract is to be. */
export interface Wanted {
  id: number;
  customer: MockRecord;
  type: ContractType;
  /** Signed without it. */
  state?: ContractState;
  /** Number among its like: what is not said goes round by it. */
  turn: number;
  /** The day of the making; after the registration without it. */
  day?: string;
  parentId?: number | null;
  isArchive?: boolean;
  ceded?: boolean;
  signFailed?: boolean;
}

const WRITE_ERROR = 'Регистрийн дугаар сангийн бүртгэлтэй таарахгүй байна.';
const AMENDMENT = 'Лимитийг харилцагчийн шинэчилсэн оноогоор тогтоов.';
const WRITES: readonly (CreditRegistryWriteStatus | null)[] = [
  'SUCCESSFULLY',
  'SUCCESSFULLY',
  'FAILED',
  'SUCCESSFULLY',
  'SCHEDULED',
  null,
];
const MAKERS = ['economist', 'agent', 'admin', 'economist', 'worker'];

/** A contract with all that hangs on it: versions of its text, writes to the registry, the gates at its making. */
export function contractRecord(
  wanted: Wanted,
  { people, tenants, today }: SampleWorld,
): MockRecord {
  const { id, customer, type, turn, state = 'InvestorSigned', parentId = null } = wanted;
  const registered = String(customer.createdAt).slice(0, 10);
  // One that waits for its signature is young: older ones were cancelled by themselves.
  const asked =
    wanted.day ?? (state === 'Created' ? addDays(today, -(turn % CONTRACT.signWithinDays)) : '');
  const late = asked >= registered ? asked : addDays(registered, 1);
  const day = late > today ? today : late;
  const at = (days: number, time = '04:10:00') => {
    const moment = addDays(day, days);
    return `${moment > today ? today : moment}T${time}.000Z`;
  };
  const isOnline = turn % 3 !== 1;
  const maker = people.find(({ username }) => username === MAKERS[turn % MAKERS.length]);
  const createdBy = isOnline && turn % 2 === 0 ? null : (maker?.id ?? null);
  const ended = state === 'Canceled' || state === 'AutoCanceled';
  const signed = state === 'InvestorSigned' || state === 'Modified' || wanted.isArchive === true;
  const limit = ended ? '0.00' : limitFor(type, customer);
  const lends = type !== 'WALLET' && type !== 'MERCHANT';
  const status = lends && (signed || state === 'Canceled') ? WRITES[turn % WRITES.length] : null;
  const tenant = customer.tenant as string;
  const owner = wanted.ceded
    ? (tenants.find(({ alias }) => alias !== tenant)?.alias ?? tenant)
    : tenant;
  const first: KeptVersion = {
    version: 1,
    customer: nameOf(customer),
    at: at(0),
    by: createdBy,
    reason: null,
    state: 'Created',
    limit: limitFor(type, customer),
    amendment: null,
  };
  const second: KeptVersion = { ...first, version: 2, at: at(20), reason: AMENDMENT, state };
  const versions = state === 'Modified' ? [{ ...second, amendment: AMENDMENT }, first] : [first];
  const company = type === 'MERCHANT';
  return {
    id,
    contractNumber: contractNumberOf(type, day, id),
    type,
    state,
    ...partyOf(customer),
    ...signerOf(partyOf(customer)),
    parentId,
    companyName: company ? nameOf(customer) : null,
    companyPhone: company ? (customer.phone ?? null) : null,
    companyEmail: company ? (customer.email ?? 'info@example.mn') : null,
    directorName: company ? (customer.directorName ?? 'Дорж Ганбаатар') : null,
    limit,
    version: versions[0].version,
    versions,
    scoringVersion: lends ? SCORING_VERSION : null,
    isOnline,
    isGsign: isOnline && signed && turn % 2 === 0,
    isArchive: wanted.isArchive ?? false,
    verifiedAt: state === 'AutoCanceled' ? null : at(0, '04:40:00'),
    signedAt: signed ? at(0, '06:00:00') : null,
    signFailed: wanted.signFailed ?? false,
    signError: wanted.signFailed ? SIGN_ERROR : null,
    canceledAt: ended ? at(state === 'AutoCanceled' ? CONTRACT.signWithinDays + 1 : 7) : null,
    isCessioned: wanted.ceded ?? false,
    cededAt: wanted.ceded ? at(30) : null,
    cededFrom: wanted.ceded ? tenant : null,
    // Every other ceded contract has had receipts since: its cession stays.
    receiptsSinceCession: wanted.ceded && turn % 2 === 1 ? 2 : 0,
    owner,
    zmsWriteStatus: status,
    zmsWriteError: status === 'FAILED' ? WRITE_ERROR : null,
    writtenAt: status === 'SUCCESSFULLY' ? at(1, '05:00:00') : null,
    isWritten: status !== null,
    writes:
      status === null
        ? []
        : [
            registryWrite(
              `${id}-1`,
              at(1, '05:00:00'),
              null,
              status,
              status === 'FAILED' ? WRITE_ERROR : null,
            ),
          ],
    gates: gatesAtMaking(type, day),
    tenant: owner,
    createdAt: first.at,
    createdBy,
    updatedAt: versions[0].at,
  };
}
