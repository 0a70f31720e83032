import { expect, test } from 'vitest';
import type { KeptLine } from '../../mocks/engine/kept';
import type { Store } from '../../mocks/engine/Store';
import { ledgerOf } from '../../mocks/ledger/Ledger';
import { ACTS } from '../resources/loans/ownership/lives/acts';
import { Life } from '../resources/loans/ownership/lives/Life';
import { MONEY_ACTS } from '../resources/loans/ownership/lives/moneyActs';
import { gatewayDesk } from './gatewayDesk';
import { testGateways } from './testGateways';

// A world that stays: what was taken down of a random life of several lenders, with its days, lost answers and long work, makes
// the same world again. It finds every clock, random number and order that a rule asks for by itself.

const CUSTOMERS = 30;
const ACTS_OF_A_LIFE = 120;

const lines: string[] = [];
const desk = gatewayDesk(CUSTOMERS, (line) => lines.push(JSON.stringify(line)));

const ALL_ACTS = { ...ACTS, ...MONEY_ACTS };
const DRAWN = Object.entries(ALL_ACTS).flatMap(([kind, { weight }]) =>
  Array<string>(weight).fill(kind),
);

/** Every record with its history, every journal, every message of the bell, by where it is. */
function whole(store: Store): Map<string, string> {
  const world = new Map<string, string>();
  const made = store.made().map(({ entity }) => entity.name);
  for (const name of made.toSorted()) {
    const records = store.collection(name)?.all ?? [];
    for (const record of records) {
      world.set(`${name} ${record.id}`, JSON.stringify(record));
      world.set(`history of ${name} ${record.id}`, JSON.stringify(store.history.of(name, record)));
    }
  }
  for (const journal of ledgerOf(store).journals())
    world.set(`journal ${journal.id}`, JSON.stringify(journal));
  for (const { id } of store.people)
    world.set(`bell of ${id}`, JSON.stringify(store.notifications.of(id)));
  return world;
}

/** What differs, the first few: one cause makes many. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((key) => one.get(key) !== other.get(key))
    .slice(0, 5)
    .map((key) => `${key}\n  lived: ${one.get(key)}\n  again: ${other.get(key)}`);
}

test.each([1, 2, 3])('a life is the same when it is lived again: seed %i', async (seed) => {
  const life = new Life(desk, seed);
  for (let act = 1; act <= ACTS_OF_A_LIFE; act += 1)
    await ALL_ACTS[life.one(DRAWN) ?? ''].run(life);
  const lived = lines.map((line) => JSON.parse(line) as KeptLine);
  const again = await testGateways(CUSTOMERS, { lived });
  const calls = lived.filter(({ kind }) => kind === 'call').length;
  expect(calls).toBeGreaterThan(40);
  expect(differences(whole(desk.store), whole(again.store))).toEqual([]);
  expect(again.store.clock.today()).toBe(desk.store.clock.today());
});
