import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../src/entity/entity';
import { recordParts } from '../../src/fields/reference/schema';
import { demoPeople } from '../../mocks/identity/people';
import { declared } from './support/entities';
import { ask, type Gateways, holderOf, startGateways } from './support/gateways';

interface Row {
  record: string;
  recordName: string;
}

const everything = holderOf(new Set(demoPeople.flatMap(({ permissions }) => permissions)));
const entities = new Map<string, AnyEntity>(declared.map(({ entity }) => [entity.name, entity]));

let gateways: Gateways;
/** Every record that the log of the sample names, once, with its name. */
const named = new Map<string, string>();

const inLog = (path: string) => ask(gateways, { gateway: 'org' }, { as: everything, path });

beforeAll(async () => {
  gateways = await startGateways();
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { body } = await inLog(`/audit-log?page=${page}&size=1000`);
    for (const { record, recordName } of body.content as Row[]) named.set(record, recordName);
    pages = Number(body.totalPages);
  }
});

describe('the audit log of the sample', () => {
  it('names no record that cannot be opened', async () => {
    const shut: string[] = [];
    for (const record of named.keys()) {
      const { resource, id } = recordParts(record);
      const entity = entities.get(resource);
      const path = `${entity?.endpoint}/${encodeURIComponent(id)}`;
      const answer = entity && (await ask(gateways, entity, { as: everything, path }));
      if (answer?.status !== 200) shut.push(record);
    }
    expect(named.size).toBeGreaterThan(5_000);
    expect(shut).toEqual([]);
  });

  it('names none by a text that only fills a field', () => {
    const filler = [...named].filter(([, name]) => /жишээ бичвэр/i.test(name));
    expect(filler).toEqual([]);
  });
});

/** Lists that are read from the records of others at every call. */
const DERIVED = [
  'accounting/accounts/gl',
  'accounting/gl-transactions',
  'accounting/transactions',
  'audit-log',
  'bank-gateways/statements',
  'customers/log',
  'customers/segments',
  'entrymodel-cg',
  'merchant-history',
  'merchant-history-detailed',
  'merchant-student',
  'org-employee-log',
  'products',
  'tenant-report/loan-notice',
];

describe.each(DERIVED)('%s, which is read from others', (name) => {
  it('keeps no records, and so has none in the log', () => {
    expect(entities.has(name)).toBe(true);
    expect(gateways.store.collection(name)).toBeUndefined();
    const own = [...named.keys()].filter((record) => recordParts(record).resource === name);
    expect(own).toEqual([]);
  });

  it('has nothing under a number that nothing was read for', async () => {
    const entity = entities.get(name);
    for (const below of ['', '/history']) {
      const path = `${entity?.endpoint}/50${below}`;
      const answer = entity && (await ask(gateways, entity, { as: everything, path }));
      expect([path, answer?.status]).toEqual([path, 404]);
    }
  });
});
