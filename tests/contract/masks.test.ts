import { beforeAll, describe, expect, it } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import type { AnyEntity } from '../../src/entity/entity';
import { maskOf, rowFieldsOf, type Fields } from '../../src/entity/Field';
import customerEntity from '../../src/resources/customers/customer/customer.entity';
import { everyRight } from '../support/rights';
import { declared } from './support/entities';
import { endpoints } from './support/endpoints';
import { ask, holderOf, startGateways, type Gateways } from './support/gateways';

/** Calls that are there to show a value without its mask, and why. */
const REVEALS: Readonly<Record<string, string>> = {
  'GET /customers/:id/less-nomask': 'one value at a time, written down',
  'GET /family-relations/:id/less-nomask': 'a relative’s number to be called, written down',
  'GET /customers/:id/xyp/less-nomask': 'the same of the state registry',
  'GET /customers/delete/request/:id/phone': 'typed again before a deletion, written down',
  'GET /court-list/:id/letter': 'a letter to the court names the defendant',
  'GET /court-list/:id/letters': 'the copies of such letters',
  'GET /loans/:id/notices': 'a notice names the borrower, to whom it goes',
  'GET /zms-writer/:id/notices': 'the same',
  'GET /zms-writer-tenant/:id/notices': 'the same',
  'GET /bw-list/:id/notices': 'the same of who is on the list',
  'GET /document-templates/:id/example': 'an example of such documents, for who may print them',
};

/** Calls that answer an e-mail or an account number beside records, and why. Neither is masked (docs/domain/calls.md 5.1). */
const OPEN: Readonly<Record<string, string>> = {
  'GET /tenants': 'a lender’s own address, as on its letters',
  'GET /tm/tenant/main-info': 'the same of the own lender',
  'GET /bank-cg/statement-days':
    'the lender’s own accounts for income, which a bank’s statement is of',
  'GET /bank-cg/own-accounts': 'the lender’s own accounts at banks, one of which a sheet is of',
  'GET /loans/pending/loan/:id/evidence': 'the account that is about to be paid into',
  'GET /loans/pending/ltl/:id/evidence': 'the same',
  'GET /loans/pending/extension/:id/evidence': 'the same, of the loan that is extended',
  'GET /loans/pending/payment/:id/evidence': 'the same, of the loan that is paid',
};

/** The bank's line of a payout that came back, which is compared with the account that it was meant for. */
const PAID_OUT = 'payout';

/** How many records of an entity are opened one by one. */
const OPENED = 12;

const everything = holderOf(everyRight);

const REGISTER_NUMBER = /(?<!\p{L})[А-ЯЁӨҮ]{2}\d{8}(?!\d)/gu;
const EMAIL = /^[\w.+-]+@[\w.-]+$/;
const PHONE = /(?<![\d.:-])\d{8}(?![\d.:-])/g;

let gateways: Gateways;
/** Phones of people, as the gateways keep them. */
const phones = new Set<string>();
/** Numbers of accounts, as the gateways keep them. */
const accounts = new Set<string>();

/** Fields that hold the number of an account, whatever they are called. */
const OF_ACCOUNT = /^number$|account(Number)?$/i;

function gather(record: Readonly<Record<string, unknown>>, fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    const inner = rowFieldsOf(field);
    const value = record[name];
    if (inner && Array.isArray(value)) value.forEach((row: MockRecord) => gather(row, inner));
    if (OF_ACCOUNT.test(name) && /^\d{9,20}$/.test(String(value))) accounts.add(String(value));
    if (maskOf(field) && typeof value === 'string' && /^\d{8}$/.test(value)) phones.add(value);
  }
}

beforeAll(async () => {
  gateways = await startGateways();
  for (const { entity } of declared)
    for (const record of all(entity.name)) gather(record, entity.fields);
});

const all = (resource: string): readonly MockRecord[] =>
  gateways.store.collection(resource)?.all ?? [];

/** Register numbers and phones that an answer has in clear. */
function inClear(body: unknown): string[] {
  const text = JSON.stringify(body ?? null);
  return [
    ...new Set([
      ...(text.match(REGISTER_NUMBER) ?? []),
      ...(text.match(PHONE) ?? []).filter((digits) => phones.has(digits)),
    ]),
  ];
}

const isPrivateValue = (value: unknown): boolean =>
  typeof value === 'string' && (EMAIL.test(value) || accounts.has(value));

/**
 * Where an answer has an e-mail or the number of an account that no private field of the entity declares. A row of a
 * history holds the value of the field that it names.
 */
function undeclared(value: unknown, fields: Fields, of?: string): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => undeclared(row, fields, of));
  if (typeof value === 'object' && value !== null) {
    const row = value as Readonly<Record<string, unknown>>;
    return Object.entries(row).flatMap(([name, inner]) => {
      if (name === PAID_OUT) return [];
      const isOfHistory = (name === 'from' || name === 'to') && typeof row.field === 'string';
      const known = isOfHistory ? String(row.field) : name;
      const inside = known in fields ? rowFieldsOf(fields[known]) : undefined;
      return undeclared(inner, inside ?? fields, known);
    });
  }
  const isDeclared = of !== undefined && of in fields && fields[of].options.private === true;
  return isPrivateValue(value) && !isDeclared ? [`${of ?? ''}: ${String(value)}`] : [];
}

async function read(gateway: AnyEntity['gateway'], path: string, via?: string) {
  const { status, body } = await ask(
    gateways,
    { gateway },
    { as: everything, path, ...(via ? { method: via, body: { size: 1000 } } : {}) },
  );
  return { status, found: inClear(body), body };
}

const entities = declared.map(({ entity }) => [entity.name, entity] as const);

it('the sample has phones of people', () => {
  expect(phones.size).toBeGreaterThan(60);
});

it('the sample has numbers of accounts', () => {
  expect(accounts.size).toBeGreaterThan(600);
});

it('an e-mail and an account are found wherever no private field declares them', () => {
  const [account] = accounts;
  const { fields } = customerEntity;
  const rows = { content: [{ email: 'a@example.mn', note: 'b@example.mn', number: account }] };
  expect(undeclared(rows, fields)).toEqual(['note: b@example.mn', `number: ${account}`]);
  const history = [{ field: 'email', from: 'a@example.mn', to: 'b@example.mn', reason: account }];
  expect(undeclared(history, fields)).toEqual([`reason: ${account}`]);
});

describe.each(entities)('%s', (name, entity) => {
  const { gateway, endpoint, list, of } = entity;

  it('shows no private value in a list', async () => {
    const parts = list.askedBy
      ? all('customers').map(({ id }) => `&${list.askedBy?.[0] ?? ''}=${id}`)
      : [''];
    for (const part of parts) {
      const path = list.via?.path ?? `${endpoint}?size=1000${part}`;
      const { status, found, body } = await read(gateway, path, list.via?.method);
      const shown = [...found, ...undeclared(body, entity.fields)];
      expect([path, status, shown]).toEqual([path, 200, []]);
    }
  });

  it('shows none in a record and its history', async () => {
    if (of) return;
    for (const { id } of all(name).slice(0, OPENED)) {
      for (const path of [`${endpoint}/${id}`, `${endpoint}/${id}/history`]) {
        const { found, body } = await read(gateway, path);
        expect([path, found, undeclared(body, entity.fields)]).toEqual([path, [], []]);
      }
    }
  });

  it('shows of another entity’s records only what it declares itself', async () => {
    const owner = declared.find((one) => one.entity.name === of?.resource)?.entity;
    if (!owner) return;
    const [customer] = all('customers');
    const part = list.askedBy ? `&${list.askedBy[0]}=${customer.id}` : '';
    const { body } = await read(gateway, `${endpoint}?size=1000${part}`);
    const rows = body.content as Record<string, unknown>[];
    const foreign = rows.flatMap((row) =>
      Object.keys(row).filter((key) => key in owner.fields && !(key in entity.fields)),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });
});

const entityAt = (path: string): AnyEntity | undefined =>
  declared
    .map(({ entity }) => entity)
    .find((one) => !one.of && path.startsWith(`${one.endpoint}/:id`));

const reads = endpoints
  .filter(({ method, safePost }) => method === 'GET' && !safePost)
  .map((endpoint) => [`GET ${endpoint.path}`, endpoint] as const);

describe.each(reads)('%s', (line, { gateway, path }) => {
  it('shows no private value', async () => {
    const owner = entityAt(path);
    const ids = owner
      ? all(owner.name)
          .slice(0, OPENED)
          .map(({ id }) => String(id))
      : ['1'];
    const [customer] = all('customers');
    const query = `customerId=${customer.id}&customer=${customer.id}&type=LOAN&size=1000`;
    for (const id of ids) {
      const address = path.replace(':id', id).replace(/:(\w+)/g, 'canLend');
      const { found, body } = await read(gateway, `${address}?${query}`);
      if (line in REVEALS) continue;
      const shown = line in OPEN ? [] : undeclared(body, owner?.fields ?? {});
      expect([address, found, shown]).toEqual([address, [], []]);
    }
  });
});
