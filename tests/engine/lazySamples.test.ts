import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGateways, type Gateways } from '../../mocks/engine';
import { discover } from '../../mocks/engine/discover';
import { demoPeople, type Person } from '../../mocks/identity';
import { incomingLines } from '../../mocks/resources/accounting/bank-transaction/incomingLines';
import { TODAY, verify } from './testGateways';

// What goes on by itself, such as a sending under way, would go on between two worlds that are compared.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const names = discover().entities.map(({ name }) => name);

const start = (seedCustomers: number, people: readonly Person[] = demoPeople): Promise<Gateways> =>
  createGateways({ verify, people, seedCustomers, today: TODAY, lazy: true });

const sampleOf = ({ store }: Gateways, resource: string): string =>
  JSON.stringify(
    store.collection(resource)?.all.map((record) => [record, store.history.of(resource, record)]),
  );

test('in which order samples are asked for changes nothing', async () => {
  const [one, other] = [await start(60), await start(60)];
  for (const name of names) one.store.collection(name);
  for (const name of [...names].reverse()) other.store.collection(name);
  expect(names.filter((name) => sampleOf(one, name) !== sampleOf(other, name))).toEqual([]);
});

test('what became of the customers before changes nothing', async () => {
  const [one, other] = [await start(60), await start(60)];
  const customers = other.store.collection('customers');
  for (const record of [...(customers?.all ?? [])].slice(0, 30)) customers?.remove(record);
  expect(customers?.size).toBe(30);
  const pointing = ['bank_account', 'contract', 'feedback', 'income_file', 'signature-library'];
  expect(pointing.filter((name) => sampleOf(one, name) !== sampleOf(other, name))).toEqual([]);
});

test('who is made up at sign-in changes nothing, and nothing is made again for them', async () => {
  const people = [...demoPeople];
  const [one, other] = [await start(60), await start(60, people)];
  const lines = incomingLines(other.store.world);
  // Samples would choose this one as their maker: by the user name, by the rights, and by the place.
  people.unshift({ ...demoPeople[0], id: 'visitor', synthetic: true });
  other.store.reset();
  expect(incomingLines(other.store.world)).toBe(lines);
  expect(names.filter((name) => sampleOf(one, name) !== sampleOf(other, name))).toEqual([]);
});

test('a reset makes no sample; everything can be made ahead, once', async () => {
  const { store } = await start(60);
  store.reset();
  // What a reset had made would be missing here.
  let made = 0;
  while (store.makeNext()) made += 1;
  expect(made).toBeGreaterThan(40);
  expect(store.makeNext()).toBe(false);
});

test('very many customers have checks only among the first', async () => {
  const { store } = await start(1_000);
  const checks = store.collection('zms');
  const owners = () => new Set(checks?.all.map(({ customerId }) => customerId));
  expect(owners().size).toBe(640);
  const customers = store.collection('customers');
  const [first] = customers?.all ?? [];
  customers?.insert({ ...first, id: customers.nextId() });
  store.pass();
  expect([owners().size, owners().has(101_001)]).toEqual([641, true]);
});
