import { describe, expect, it } from 'vitest';
import { isHarmless } from '../../src/entity/guard';
import { whyBlocked, type Lifecycle } from '../../src/entity/lifecycle';
import type { OutsideAnswer } from '../../src/domain/outsideAnswer';
import { declared } from './support/entities';

const waiting = declared.flatMap(({ entity: { name, lifecycle, of } }) =>
  lifecycle?.outside && !of ? [[name, lifecycle, lifecycle.outside] as const] : [],
);

it('every room that waits for an answer from outside says so', () => {
  expect(waiting.map(([name, , { by }]) => `${name}: ${by}`).sort()).toEqual([
    'accounting/failed-transfers: bank',
    'accounting/held-transactions: bank',
    'customer-finder: finder',
    'ebarimt: taxService',
    'invoices: paymentService',
    'loans: bank',
    'worki_info: registry',
    'zms-writer-tenant-list: registry',
    'zms-writer: registry',
    'zms: registry',
  ]);
});

it('names actions that there are', () => {
  const named = waiting.flatMap(([, { actions }, { looks, documents = [] }]) =>
    [...looks, ...documents].filter((action) => !(action in actions)),
  );
  expect(named).toEqual([]);
});

it('the documents allow one action before the answer, to two people', () => {
  const allowed = waiting.flatMap(([name, { actions }, { documents = [] }]) =>
    documents.map((action) => [name, action, actions[action].notByMaker]),
  );
  expect(allowed).toEqual([['loans', 'correct', true]]);
});

/** docs/domain/unknown-outcomes.md 1 */
describe.each(waiting)('%s', (_, lifecycle, outside) => {
  /** Names of actions that are open with an answer from their first state, whatever else must hold. */
  const openWith = (answer: OutsideAnswer) => {
    const bare: Lifecycle = {
      ...lifecycle,
      conditions: undefined,
      outside: { ...outside, answer: () => answer },
    };
    const person = { id: 'u1', rules: true, may: () => true };
    return Object.entries(lifecycle.actions)
      .filter(
        ([name, { from, guard }]) =>
          !isHarmless(guard) &&
          !outside.documents?.includes(name) &&
          whyBlocked(bare, name, { [lifecycle.field]: from[0] }, person) === null,
      )
      .map(([name]) => name);
  };

  it.each(['sent', 'unanswered'] as const)('while it is %s there is nothing but looking', (how) => {
    expect(openWith(how)).toEqual(outside.looks);
  });

  it('once it is answered everything is open again', () => {
    const all = Object.entries(lifecycle.actions)
      .filter(([name, { guard }]) => !isHarmless(guard) && !outside.documents?.includes(name))
      .map(([name]) => name);
    expect(openWith('answered')).toEqual(all);
  });
});
