import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IdempotencyKeys } from '../../src/http/IdempotencyKeys';
import { findOutcome } from '../../src/dataProviders/outcome';
import type { HistoryRow } from '../../src/dataProviders/UrtuuDataProvider';

const memory = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    held,
  };
};

describe('idempotency keys', () => {
  it('same payload, same key; another payload or a success, another key; over 1 000 random days', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), amount: fc.integer({ min: 0, max: 5 }) }),
      fc.constantFrom(
        { do: 'submit' as const },
        { do: 'fail' as const },
        { do: 'reload' as const },
        { do: 'succeed' as const },
      ),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const storage = memory();
        let keys = new IdempotencyKeys('loans/1/pay', storage);
        let amount = 0;
        let intent = new Map<number, string>();
        const used = new Set<string>();
        for (const each of steps) {
          if (each.do === 'type') amount = each.amount;
          else if (each.do === 'reload') keys = new IdempotencyKeys('loans/1/pay', storage);
          else {
            const key = keys.keyFor({ amount, note: null });
            expect(intent.get(amount) ?? key).toBe(key);
            if (!intent.has(amount)) expect(used.has(key)).toBe(false);
            intent.set(amount, key);
            used.add(key);
            if (each.do === 'succeed') {
              keys.done();
              intent = new Map();
            }
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('does not mind the order of fields, keeps scopes apart, and stores no payload', () => {
    const storage = memory();
    const keys = new IdempotencyKeys('a', storage);
    expect(keys.keyFor({ a: 1, b: { c: 2, d: 'УЗ99112233' } })).toBe(
      keys.keyFor({ b: { d: 'УЗ99112233', c: 2 }, a: 1 }),
    );
    expect(keys.keyFor({})).not.toBe(new IdempotencyKeys('b', storage).keyFor({}));
    expect([...storage.held.values()].join()).not.toContain('УЗ99112233');
  });

  it.each(['{', '7', '[["a"]]', '[null]'])('survives a spoilt storage: %s', (text) => {
    const storage = { ...memory(), getItem: () => text };
    expect(new IdempotencyKeys('a', storage).keyFor(undefined)).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the unknown-outcome guard', () => {
  const sought = {
    action: 'pay',
    idempotencyKey: 'k',
    sentAt: new Date('2025-01-01T10:00:00Z'),
    by: 'me',
  };
  const row = (change: Partial<HistoryRow>): HistoryRow => ({
    id: 1,
    at: '2025-01-01T10:00:01Z',
    by: 'me',
    action: 'pay',
    origin: 'MANUAL',
    ...change,
  });
  it.each<[string, HistoryRow[], string]>([
    ['the same key', [row({ idempotencyKey: 'k', at: '2024-01-01T00:00:00Z' })], 'booked'],
    ['the same action, person and time', [row({})], 'booked'],
    ['another key', [row({ idempotencyKey: 'other' })], 'not-found'],
    ['an earlier action', [row({ at: '2025-01-01T09:59:00Z' })], 'not-found'],
    ['another person', [row({ by: 'you' })], 'not-found'],
    ['another action', [row({ action: 'cancel' })], 'not-found'],
    ['nothing', [], 'not-found'],
  ])('finds %s', async (_name, rows, outcome) => {
    expect(await findOutcome(sought, () => Promise.resolve(rows))).toBe(outcome);
  });
  it('cannot tell without the history', async () => {
    expect(await findOutcome(sought, () => Promise.reject(new Error('x')))).toBe('cannot-tell');
  });
});
