import { beforeAll, describe, expect, it } from 'vitest';
import { LedgerEntryKind } from '../../src/domain/enums/accounting';
import { total } from '../../src/domain/lending/amounts';
import type { Gateways } from '../../mocks/engine';
import { ENTRY_MODELS } from '../../mocks/ledger/entryModels';
import { ledgerOf } from '../../mocks/ledger/Ledger';
import { testGateways } from '../engine/testGateways';

let gateways: Gateways;

beforeAll(async () => {
  gateways = await testGateways(120);
});

/** Kinds of journals that occur, each with the sides of accounts that it moved. */
function booked(): Map<string, Set<string>> {
  const seen = new Map<string, Set<string>>();
  for (const { kind, lines, reverses } of ledgerOf(gateways.store).journals()) {
    if (reverses !== null) continue;
    const sides = seen.get(kind) ?? new Set();
    for (const { account, debit } of lines)
      sides.add(`${account} ${debit === null ? 'credit' : 'debit'}`);
    seen.set(kind, sides);
  }
  return seen;
}

describe('the entry models', () => {
  it('are in balance, one a kind', () => {
    for (const { example } of ENTRY_MODELS) {
      const side = (wanted: string) =>
        total(example.flatMap(([, on, amount]) => (on === wanted ? [amount] : [])));
      expect(side('debit')).toBe(side('credit'));
    }
    expect(new Set(ENTRY_MODELS.map(({ kind }) => kind)).size).toBe(ENTRY_MODELS.length);
  });

  it('name every account that a journal of their kind moves, on its side', () => {
    const seen = booked();
    const strange = ENTRY_MODELS.flatMap(({ kind, example }) => {
      const known = new Set(example.map(([account, side]) => `${account} ${side}`));
      return [...(seen.get(kind) ?? [])]
        .filter((leg) => !known.has(leg))
        .map((leg) => `${kind}: ${leg}`);
    });
    expect(strange).toEqual([]);
  });

  it('are there for every kind of journal that there is', () => {
    expect(ENTRY_MODELS.map(({ kind }) => kind).sort()).toEqual([...LedgerEntryKind.values].sort());
  });
});
