import Big from 'big.js';
import type { ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { embedded, number, registerNumber, text } from '../../../fields';

/** Who owns a company (docs/domain/customers.md 1.1). */
export const shareholdersField = embedded(
  {
    name: text({ required: true, max: 120, private: true }),
    regnum: registerNumber({ required: true }),
    percent: number({ required: true, min: 0, max: 100 }),
  },
  { labels: 'shareholder' },
);

interface Shareholder {
  regnum?: unknown;
  percent?: unknown;
}

/** The whole company, percent. */
const WHOLE = 100;

/** What is wrong with the owners together: more than the whole company, or one of them twice. */
export function shareholderIssues(owners: unknown): ValidationIssue<'shareholders'>[] {
  const rows = (Array.isArray(owners) ? owners : []) as Shareholder[];
  // Two people may have the same mask.
  const numbers = rows
    .map(({ regnum }) => String(regnum ?? ''))
    .filter((regnum) => !isBlank(regnum) && !regnum.includes('*'));
  const sum = rows.reduce(
    (total, { percent }) => (typeof percent === 'number' ? total.plus(percent) : total),
    new Big(0),
  );
  if (new Set(numbers).size < numbers.length)
    return [{ field: 'shareholders', message: 'people.company.shareholder_twice' }];
  return sum.gt(WHOLE)
    ? [
        {
          field: 'shareholders',
          message: 'people.company.shares_over',
          values: { sum: sum.toString() },
        },
      ]
    : [];
}
