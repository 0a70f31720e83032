import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../../src/entity/validate';
import { money } from '../../../src/fields';
import { contextOf, repeatable } from '../everyKind';
import { sampleOf } from '../../../mocks/engine/samples/sampleOf';

const plain = money({ negative: true });
const digits = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const fraction = fc.integer({ min: 0, max: 99_999 }).map((part) => String(part).padStart(5, '0'));

describe('amounts', () => {
  it('of any size in plain digits are accepted and not changed', () => {
    fc.assert(
      fc.property(digits, fraction, (whole, part) => {
        const amount = `${whole}.${part}`;
        expect(schemaOf(plain).validateSync(amount)).toBe(amount);
      }),
    );
  });

  it('with anything else in them are refused', () => {
    const foreign = fc.constantFrom(',', 'e', 'E', ' ', '₮', '%', 'а', '..', '\u2212', '\u0664');
    fc.assert(
      fc.property(digits, foreign, fraction, (whole, sign, part) => {
        expect(schemaOf(plain).isValidSync(`${whole}${sign}${part}`)).toBe(false);
      }),
    );
  });

  it('of samples lie within their bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.nat(),
        (min, span, seed) => {
          const field = money({ min, max: min + span });
          const sample = sampleOf(field, contextOf(0, repeatable(seed)));
          expect(schemaOf(field).isValidSync(sample)).toBe(true);
        },
      ),
    );
  });
});
