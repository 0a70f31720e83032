import { maskRegisterNumber } from '../../../../src/domain/mask';
import { isRegisterNumber } from '../../../../src/domain/registerNumber';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

const masked = (value: unknown): unknown =>
  typeof value === 'string' && isRegisterNumber(value) ? maskRegisterNumber(value) : value;

/** A row about a register number shows it as register numbers are shown everywhere. */
const shown = (row: MockRecord): MockRecord => ({
  ...row,
  from: masked(row.from),
  to: masked(row.to),
});

/** The name-change log: rows are only added, by what they tell of (docs/domain/customers.md 3.4). */
export const hooks: Hooks = {
  resource: 'customers/search/management-history',
  present: shown,
  presentRow: shown,
};
