import { permissions } from 'virtual:rights';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declared } from './support/entities';
import { endpoints } from './support/endpoints';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';

/** Rights of a name that sounds like reading. */
const READS = /:(?:.+-)?(?:list|view|search|export|decode)$/;

/**
 * Those among them that the documents name for a desk at which something is decided or written; everything else of such a
 * name only reads.
 */
const DESKS: Readonly<Record<string, string>> = {
  'app-manage-document:list':
    'writes and activates templates of documents; there is no other right for them',
  'cus-income:admin-list': 'decides on bank statements behind incomes',
  'cus-income:pending-list': 'approves, returns and rejects incomes',
  'customer-god:list': 'decides changes of level; nothing else is opened by it',
  'la-request-admin:list': 'submits car loan requests',
  'la-request-tenant:list': 'accepts and rejects aggregation requests, submits car loan requests',
  'loan-admin:list':
    'the desk of all loans (T6, T7, T12, T14, T16, T17, pledges); one loan is read by loan:view',
  'loan-call:list': 'adds calls',
  'loan-extension-request:list': 'decides extensions',
  'loan-payment-request:list': 'books payments and batches',
  'loan-pending-request:list': 'decides requests, cancels guarantees, grants car loans',
  'loan-tenant:list': 'the same desk of a partner, for its pledges',
  'ltl-pending-request:view': 'decides long-term requests',
  'online-contract:list': 'signs for the investor',
  'overdue-loan:list': 'renews overdue schedules',
  'wa-invoice:list': 'makes and cancels invoices',
  'wa-fraud:list': 'works on fraud cases',
  'wallet:list': 'works with wallets, savings and prime accounts',
  'zms-error:list': 'corrects what could not be written',
  'zms-loan:list': 'writes the own loans, decides on closing lines',
  'zms:list': 'sends checks and writes loans',
};

const onlyReads = (right: string): boolean => READS.test(right) && !(right in DESKS);

/** Every write that is declared, with the rights of which one is enough. */
const writes = [
  ...declared.flatMap(({ entity: { name, access, lifecycle } }) => [
    ...(['create', 'edit', 'delete'] as const).flatMap((kind) =>
      access[kind] ? [[`${name}: ${kind}`, [access[kind]].flat()] as const] : [],
    ),
    ...Object.entries(lifecycle?.actions ?? {}).map(
      ([action, { access: needed }]) => [`${name}: ${action}`, [needed].flat()] as const,
    ),
  ]),
  ...endpoints
    .filter(({ method, safePost }) => method !== 'GET' && !safePost)
    .map(({ method, path, access = [] }) => [`${method} ${path}`, [access].flat()] as const),
];

/** Writes about the person alone, for everybody who is signed in, or who may export the list that they are about. */
const ANYBODY = [
  'POST /notification/received/:id',
  'POST /notification/seen/:id',
  'POST /exports/filters',
  'DELETE /exports/filters/:id',
];

describe.each(writes)('%s', (name, needed) => {
  it('rides on no right that only reads', () => {
    expect(needed.filter(onlyReads)).toEqual([]);
    expect(needed.length > 0).toBe(!ANYBODY.includes(name));
  });
});

it('every desk is one at which something is written', () => {
  const used = new Set<string>(writes.flatMap(([, needed]) => needed));
  expect(Object.keys(DESKS).filter((right) => !used.has(right))).toEqual([]);
});

it('contracts leave with contract:export alone, from whichever list', () => {
  const lists = declared.filter(
    ({ entity: { name, of, fields } }) =>
      name === 'contract' || of?.resource === 'contract' || 'contractNumber' in fields,
  );
  const open = lists
    .filter(({ entity }) => entity.access.export !== 'contract:export')
    .map(({ entity }) => entity.name);
  // These are about a signature, a request or a line; the contract is named in them.
  expect(open.sort()).toEqual(['contract-signature', 'zms-line-close-request']);
  expect(lists.length - open.length).toBe(5);
});

describe.each(
  endpoints
    .filter(({ access, allowed }) => access && !allowed)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('%s in the gateway', (_, { gateway, method, path, access = [] }) => {
  let gateways: Gateways;
  beforeAll(async () => {
    gateways = await shared();
  });
  beforeEach(() => {
    if (gateways.store.journal.commits.length > 0) gateways.store.reset();
  });

  const needed = [access].flat() as string[];
  const owner = declared.find(
    ({ entity: { endpoint, of } }) => !of && path.startsWith(`${endpoint}/:id`),
  );
  const send = (as: string) => {
    const [record] = gateways.store.collection(owner?.entity.name ?? '')?.all ?? [];
    const address = path.replace(':id', String(record?.id ?? 1)).replace(/:(\w+)/g, 'canLend');
    return ask(
      gateways,
      { gateway },
      { as, method, path: address, ...(method === 'GET' ? {} : { body: {} }) },
    );
  };

  it('is refused to somebody with every other permission', async () => {
    const others = permissions.filter((one) => !needed.includes(one));
    expect((await send(holderOf(others))).status).toBe(403);
  });

  it.each(needed)('is answered to somebody with %s alone', async (right) => {
    expect([401, 403, 500]).not.toContain((await send(holderOf([right]))).status);
  });
});

let started: Promise<Gateways> | undefined;
/** One start for all of them. */
const shared = () => (started ??= startGateways());
