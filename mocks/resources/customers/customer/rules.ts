import { WELL_KNOWN } from './wellKnown';
import { demoPeople } from '../../../identity/people';
import { addDays } from '../../../../src/domain/dates';
import { accessValue, type AccessCauses, type AccessFlag } from '../access-override/accessCauses';
import { accessValues } from './samples';
import { causesOf, endOverrides } from '../access-override/customerAccess';
import { IDENTITY_RECORDED, identityActions } from '../identity/customerIdentity';
import { collectionOf } from '../../../engine/records';
import { openChecksOf } from '../delete-request/deletion';
import { forgetLeaving } from './forget';
import { refuseDealing } from '../../watchlists/entry/dealings';
import { ageOf } from './ageOf';
import { followRegistration, goOn, goOnAll, waitOf } from './registration';
import { customerDetails } from './customerDetails';
import { alsoSaidOf, catchUpPeople, followPeople } from './shownPeople';
import type { HistoryRow } from '../../../engine/History';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

type Row = Omit<HistoryRow, 'id'>;

const OPERATOR = demoPeople.find(({ username }) => username === 'operator')?.id ?? null;

/** What the server knows of a customer that somebody has just registered. */
const registered = {
  username: null,
  state: 0,
  listType: 'POCKET',
  level: null,
  score: null,
  creditLimit: null,
  bonusPoint: 0,
  nplStatus: null,
  isFeePaid: false,
  ...accessValues({}),
  accessCauses: {},
  verificationState: 'VERIFYING',
  identitySubmittedAt: null,
  identityImages: [],
  identityStory: 'none',
  identityAttempts: 0,
  identityCode: null,
  suspicionClearedBy: null,
};

/** The way through registration, where somebody lends a hand (docs/domain/customers.md 2.3). */
const registrationActions: NonNullable<Hooks['actions']> = {
  continue_registration: (customer, { store }) => {
    followRegistration(store, customer);
    goOn(store, customer);
    return {};
  },
  clear_suspicion: (customer, { store, caller }) => {
    store.collection('customers')?.change(customer, { suspicionClearedBy: caller.id });
    followRegistration(store, customer);
    goOn(store, customer);
    return {};
  },
};

/** Customers: how they are registered, identified and changed. */
export const hooks: Hooks = {
  resource: 'customers',
  create: (values, call) => {
    refuseDealing(call, values, 'REGISTRATION');
    followRegistration(call.store, { id: collectionOf(call, 'customers').nextId() });
    return { ...registered, ...ageOf(values, call.store) };
  },
  passing: (store) => {
    forgetLeaving(store);
    goOnAll(store);
    followPeople(store);
  },
  catchUp: catchUpPeople,
  alsoSaid: alsoSaidOf,
  actions: { ...identityActions, ...registrationActions },
  recorded: IDENTITY_RECORDED,
  present: ({ id }, call) => {
    const customer = collectionOf(call, 'customers').get(id) as MockRecord;
    return customerDetails(customer, call, true);
  },
  presentRow: (customer) => ({
    ...customer,
    accessCauses: undefined,
    accessOverrides: undefined,
    // Decided where the pictures are seen, never from a list.
    identityImages: undefined,
    // What the pictures show, and how the last ones were judged.
    identityStory: undefined,
    identityCode: undefined,
  }),
  judged: (customer, call) => ({
    registrationWait: waitOf(call.store, customer),
    openChecks: openChecksOf(customer, call),
  }),
  update: (_, values, { store }) => ('birthDate' in values ? ageOf(values, store) : {}),
  newDay: (customer, today, store) => {
    endOverrides(store, customer, today);
    const { age } = ageOf(customer, store);
    return age === (customer.age ?? null) ? undefined : { age };
  },
  history: (customer) => [
    { at: String(customer.createdAt), by: null, action: 'create', origin: 'AUTO' },
    ...Object.entries(causesOf(customer)).flatMap(([flag, causes]) =>
      causeRows(flag as AccessFlag, causes),
    ),
    ...identityRows(customer),
    ...(customer.id === WELL_KNOWN.first.id ? earlierClosing(customer) : []),
  ],
};

/** How the identity came to be what it is, where people decided it. */
function identityRows({ verificationState, identitySubmittedAt, identityCode }: MockRecord): Row[] {
  const isDenied = verificationState === 'DENIED';
  if (!isDenied && verificationState !== 'VERIFIED_MANUAL') return [];
  return [
    {
      at: String(identitySubmittedAt).replace('T01', 'T02'),
      by: OPERATOR,
      action: isDenied ? 'deny_identity' : 'approve_identity',
      field: 'verificationState',
      from: 'VERIFYING',
      to: verificationState,
      origin: 'MANUAL',
      reason: isDenied ? String(identityCode) : 'Зураг, бичиг баримт тохирч байна.',
    },
  ];
}

/** One row per cause, oldest first, each from what the earlier causes had left. */
function causeRows(flag: AccessFlag, causes: AccessCauses[AccessFlag] = []): Row[] {
  const inOrder = [...causes].sort((one, other) => (one.since < other.since ? -1 : 1));
  return inOrder.map(({ since, by, reason, source }, index) => ({
    at: since,
    by,
    action: 'close',
    field: flag,
    from: accessValue(inOrder.slice(0, index)),
    to: accessValue(inOrder.slice(0, index + 1)),
    origin: by === null ? 'AUTO' : 'MANUAL',
    ...(reason ? { reason } : {}),
    ...(source ? { source } : {}),
  }));
}

/** Lending was closed and opened again some time ago. */
function earlierClosing({ createdAt }: MockRecord): Row[] {
  const day = String(createdAt).slice(0, 10);
  const row = (days: number, own: Pick<Row, 'action' | 'from' | 'to' | 'reason'>): Row => ({
    at: `${addDays(day, days)}T04:10:00.000Z`,
    by: null,
    field: 'canLend',
    origin: 'AUTO',
    ...own,
  });
  return [
    row(10, {
      action: 'close',
      from: 'YES',
      to: 'NO_DUE_LOAN',
      reason: 'Зээлийн хугацаа 3 хоног хэтэрсэн.',
    }),
    row(13, {
      action: 'open',
      from: 'NO_DUE_LOAN',
      to: 'YES',
      reason: 'Хугацаа хэтэрсэн өр төлөгдсөн.',
    }),
  ];
}
