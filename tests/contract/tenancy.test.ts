import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MockRecord, RecId } from '../../mocks/engine/MockRecord';
import { fileOf } from '../../mocks/resources/loans/book/fileOf';
import { customerName } from '../../mocks/resources/loans/loan/loanProfile';
import { demoPeople } from '../../mocks/identity/people';
import { tenantOf } from '../../mocks/engine/tenancy';
import type { AnyEntity } from '../../src/entity/entity';
import { declared } from './support/entities';
import { endpoints } from './support/endpoints';
import { ask, at, holderOf, startGateways, type Gateways } from './support/gateways';

const OTHER = 'altan';
/** Somebody of another lender who may do everything that anybody may. */
const everything = at(
  OTHER,
  holderOf([
    ...new Set([
      ...demoPeople.flatMap(({ permissions }) => permissions),
      ...declared.flatMap(({ entity }) => [
        ...Object.values(entity.access).flat(),
        ...Object.values(entity.lifecycle?.actions ?? {}).flatMap(({ access }) => access),
      ]),
    ]),
  ] as string[]),
);

let gateways: Gateways;
beforeAll(async () => {
  gateways = await startGateways();
});
beforeEach(() => {
  if (gateways.store.journal.commits.length > 0) gateways.store.reset();
});

const all = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];

/** What a row says it belongs to, the nearest owner first. */
const OWNERS = [
  ['loans', ['loanId']],
  ['contract', ['contractId']],
  ['customers', ['customerId', 'guarantorId', 'inviter']],
] as const;

/** Records of a list whose pages are looked at. */
const LOOKED_AT = 12;

/** The lender of a row by itself, or by the loan, contract or customer that it names. */
function lenderOf(row: Record<string, unknown>): unknown {
  if (typeof row.tenant === 'string') return row.tenant;
  for (const [resource, names] of OWNERS) {
    for (const name of names) {
      const owner = gateways.store.collection(resource)?.get(row[name] as RecId);
      if (owner) return owner.tenant;
    }
  }
  return undefined;
}

/** Customers of the others whom this lender deals with: it has a claim, a contract in force or an accepted request. */
const isDealtWith = (id: unknown): boolean =>
  [
    ['loans', /^LOAN_(ONGOING|ONHOLD|LONG_ONHOLD|RISK|COURT)$/],
    ['contract', /^(Created|InvestorSigned|Modified)$/],
    ['loans/assessment', /^ACCEPTED$/],
  ].some(([resource, states]) =>
    all(resource as string).some(
      ({ customerId, tenant, state }) =>
        customerId === id && tenant === OTHER && (states as RegExp).test(String(state)),
    ),
  );

/** Parts of a customer that are seen with the customer (docs/domain/ownership.md 4.1). */
const SEEN_PARTS = [
  'access_override',
  'bank_account',
  'education',
  'family_relation',
  'worki_info',
];

/** Whether a row is there because its lender's customer is dealt with here, too. */
const isSeenByDealing = ({ name, of }: AnyEntity, row: Record<string, unknown>): boolean => {
  const resource = of?.resource ?? name;
  if (resource === 'customers') return isDealtWith(row.id);
  return SEEN_PARTS.includes(resource) && isDealtWith(row.customerId);
};

const isForeign = (row: Record<string, unknown>): boolean => {
  const lender = lenderOf(row);
  return lender !== undefined && lender !== OTHER;
};

/** Every row of a list that is answered to somebody, in the parts in which it may be asked. */
async function rowsOf(entity: AnyEntity, as: string): Promise<Record<string, unknown>[]> {
  const { via, askedBy } = entity.list;
  const parts = askedBy ? all('customers').map(({ id }) => `&${askedBy[0]}=${id}`) : [''];
  const rows: Record<string, unknown>[] = [];
  for (const part of parts) {
    const { status, body } = via
      ? await ask(gateways, entity, {
          as,
          method: via.method,
          path: via.path,
          body: { size: 1000 },
        })
      : await ask(gateways, entity, { as, path: `${entity.endpoint}?size=1000${part}` });
    expect(status, part).toBe(200);
    const page = body as { content: Record<string, unknown>[]; totalElements: number };
    expect(page.content.length).toBe(Math.min(1000, page.totalElements));
    rows.push(...page.content);
  }
  return rows;
}

/** Customers of the others who have asked this lender for a loan, or have a contract or a loan there: it knows them. */
const isKnown = ({ id }: MockRecord): boolean =>
  ['contract', 'loans', 'loans/assessment'].some((resource) =>
    all(resource).some(({ customerId, tenant }) => customerId === id && tenant === OTHER),
  );
const isStranger = (customer: MockRecord): boolean => isForeign(customer) && !isKnown(customer);

/** Words that name a loan, a contract or a person of the others, and nobody of one's own. */
let strangeWords: ReadonlySet<string> = new Set();
beforeAll(() => {
  const codesOf = (loan: MockRecord) => [String(loan.code), fileOf(loan).ledgerAccount];
  // Companies are employers and payers too.
  const people = all('customers').filter(({ firstName }) => firstName);
  const ours = new Set(people.filter((one) => !isStranger(one)).map(customerName));
  strangeWords = new Set([
    ...all('loans').filter(isForeign).flatMap(codesOf),
    ...all('contract')
      .filter(isForeign)
      .map(({ contractNumber }) => String(contractNumber)),
    ...people
      .filter(isStranger)
      .map(customerName)
      .filter((name) => !ours.has(name)),
  ]);
});

/** Where an answer names somebody of the others, in whatever depth. */
function leaksIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return strangeWords.has(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const named = OWNERS.flatMap(([resource, names]) =>
    names.flatMap((name) => {
      const owner = gateways.store
        .collection(resource)
        ?.get((value as Readonly<Record<string, unknown>>)[name] as RecId);
      const isTheirs = resource === 'customers' ? isStranger : isForeign;
      return owner && isTheirs(owner) ? [`${path}.${name}: ${resource} ${owner.id}`] : [];
    }),
  );
  return [
    ...named,
    ...Object.entries(value).flatMap(([key, part]) => leaksIn(part, `${path}.${key}`)),
  ];
}

/** The entity whose records stand under the first parameter of a path. */
const entityAt = (path: string): AnyEntity | undefined =>
  declared
    .map(({ entity }) => entity)
    .find(({ endpoint, of }) => !of && path.startsWith(`${endpoint}/:id`));

const entities = declared.map(({ entity }) => [entity.name, entity] as const);

it('the sample has records of several lenders', () => {
  const lenders = new Set(all('customers').map(({ tenant }) => tenant));
  expect([...lenders].sort()).toEqual(['altan', 'khanuul', 'pocketmn', 'tumen']);
  expect(all('family_relation').some(isForeign)).toBe(true);
});

describe.each(entities)('%s to somebody of another lender', (name, entity) => {
  const { lifecycle, of, endpoint } = entity;

  it('lists nothing of the others', async () => {
    const rows = await rowsOf(entity, everything);
    // A row of a list over another entity's records may leave out whose it is.
    const owners = of && gateways.store.collection(of.resource);
    const records = owners ? rows.map(({ id }) => owners.get(id as RecId) ?? {}) : rows;
    expect(records.filter((one) => isForeign(one) && !isSeenByDealing(entity, one))).toEqual([]);
    expect(leaksIn(rows)).toEqual([]);
  });

  it('names nobody of the others on the pages of the records that are seen', async () => {
    const parts = endpoints.filter(
      ({ method, path }) => method === 'GET' && entityAt(path) === entity && !/:id.*:/.test(path),
    );
    const rows = (await rowsOf(entity, everything)).slice(0, LOOKED_AT);
    for (const { id } of rows) {
      const paths = [
        `${endpoint}/${String(id)}`,
        `${endpoint}/${String(id)}/history`,
        ...parts.map(({ path }) => path.replace(':id', String(id))),
      ];
      for (const path of paths) {
        const { status, body } = await ask(gateways, entity, { as: everything, path });
        if (status === 200) expect([path, leaksIn(body)]).toEqual([path, []]);
      }
    }
  });

  it('answers none of the others’ records, and does nothing with them', async () => {
    const foreign = of
      ? undefined
      : all(name).find((one) => isForeign(one) && !isSeenByDealing(entity, one));
    if (!foreign) return;
    const path = `${endpoint}/${foreign.id}`;
    const tries = [
      { path },
      { path: `${path}/history` },
      ...(entity.access.edit ? [{ path, method: 'PUT', body: {} }] : []),
      ...(entity.access.delete ? [{ path, method: 'DELETE' }] : []),
      ...Object.keys(lifecycle?.actions ?? {}).map((action) => ({
        path: `${path}/${action}`,
        method: 'POST',
        body: {},
      })),
    ];
    for (const one of tries) {
      const { status } = await ask(gateways, entity, { as: everything, ...one });
      expect([one.path, status]).toEqual([one.path, 404]);
    }
    expect(gateways.store.journal.commits).toEqual([]);
  });
});

const below = endpoints
  .filter(({ path }) => entityAt(path))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.each(below)('%s to somebody of another lender', (_, { gateway, method, path }) => {
  it('is not there for the others’ records', async () => {
    const of = entityAt(path) as AnyEntity;
    const foreign = all(of.name).find((one) => isForeign(one) && !isSeenByDealing(of, one));
    if (!foreign) return;
    const address = path.replace(':id', String(foreign.id)).replace(/:(\w+)/g, 'canLend');
    const { status } = await ask(
      gateways,
      { gateway },
      { as: everything, method, path: address, ...(method === 'GET' ? {} : { body: {} }) },
    );
    expect(status).toBe(404);
  });
});

const parts = entities.filter(([, { list }]) => list.askedBy);

it('parts of a customer are known as such', () => {
  expect(parts.map(([name]) => name).sort()).toEqual([
    'access_override',
    'agreement_acceptance',
    'bank_account',
    'customers/contract',
    'customers/income/all',
    'customers/invitation',
    'customers/level',
    'customers/log',
    'customers/point',
    'customers/verification-log',
    'donation_contribution',
    'education',
    'family_relation',
    'qr_card',
    'saving',
    'worki_info',
  ]);
});

describe.each(parts)('%s, a part of a customer', (_, entity) => {
  it('is not asked for all at once', async () => {
    const as = holderOf(demoPeople.flatMap(({ permissions }) => permissions));
    const { status, body } = await ask(gateways, entity, { as, path: entity.endpoint });
    expect([status, body.fields]).toEqual([400, { customerId: 'validation.required' }]);
  });
});

const STUDIES = { startYear: 2024, gpa: 3.2, entranceScore: 620 };

describe('a write of another lender', () => {
  it('cannot name one of the others’ customers', async () => {
    const education = declared.find(({ entity }) => entity.name === 'education')?.entity;
    const foreign = all('customers').find(isForeign);
    if (!education || !foreign) throw new Error('They are in every sample.');
    const { status, body } = await ask(gateways, education, {
      as: everything,
      method: 'POST',
      path: education.endpoint,
      body: { customerId: foreign.id, ...STUDIES },
    });
    expect([status, (body.fields as Record<string, string>).customerId]).toEqual([
      400,
      'validation.invalid_value',
    ]);
  });
});

/** Every write of an entity, as somebody would try it who knows nothing of its records. */
function writesOf({ name, endpoint, access, at: elsewhere, lifecycle, of }: AnyEntity) {
  if (of) return [];
  const one = `${endpoint}/${all(name)[0]?.id ?? 1}`;
  const changed = `${elsewhere?.change ?? endpoint}/${all(name)[0]?.id ?? 1}`;
  return [
    ...(access.create ? [{ method: 'POST', path: endpoint, body: {} }] : []),
    ...(access.edit ? [{ method: 'PUT', path: changed, body: {} }] : []),
    ...(access.delete ? [{ method: 'DELETE', path: one }] : []),
    ...Object.keys(lifecycle?.actions ?? {}).map((action) => ({
      method: 'POST',
      path: `${one}/${action}`,
      body: {},
    })),
  ];
}

const written = entities.filter(
  ([, { of, access, lifecycle }]) =>
    !of && (access.create ?? access.edit ?? access.delete ?? lifecycle) !== undefined,
);

describe.each(written)('%s', (name, entity) => {
  it('says whose people change it where its records belong to no lender', () => {
    const isShared = all(name).some(
      (record) => tenantOf(gateways.store, entity, record) === undefined,
    );
    expect(entity.ruledBy !== undefined).toBe(isShared);
  });
});

it('what belongs to no lender and is written by the people of all is known by name', () => {
  const open = declared.filter(({ entity }) => entity.ruledBy === 'everyLender');
  expect(open.map(({ entity }) => entity.name).sort()).toEqual([
    'bw-list',
    'customer-finder',
    'qr_card',
  ]);
});

const ruled = entities.filter(([, { ruledBy }]) => ruledBy === 'mainTenant');

describe.each(ruled)('%s, which holds for all lenders', (name, entity) => {
  it('is seen by a partner’s people, and changed by none of them', async () => {
    expect((await rowsOf(entity, everything)).length).toBe(all(name).length);
    const tries = writesOf(entity);
    expect(tries).not.toEqual([]);
    for (const one of tries) {
      const { status, body } = await ask(gateways, entity, { as: everything, ...one });
      expect([one.path, status, body.code]).toEqual([one.path, 403, 'MAIN_TENANT_ONLY']);
    }
    expect(gateways.store.journal.commits).toEqual([]);
  });
});
