import staff from '../../../../src/resources/organization/staff/staff.entity';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';

const SHOWN = ['id', ...Object.keys(staff.fields)];

/** What is known of a colleague without the right to manage accounts. */
const known = (account: MockRecord): MockRecord =>
  Object.fromEntries(SHOWN.map((name) => [name, account[name]])) as MockRecord;

/** Colleagues are the accounts of the identity provider, without what only its keepers see. */
export const hooks: Hooks = {
  resource: staff.name,
  keptBy: 'users',
  present: known,
  presentRow: known,
};
