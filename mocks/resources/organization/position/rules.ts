import position from '../../../../src/resources/organization/position/position.entity';
import type { Call } from '../../../engine/Call';
import { duplicate } from '../../../engine/duplicate';
import { creationRow } from '../../../engine/History';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { followFigures, HELD, UNITS, BRANCHES, EMPLOYEES } from '../figures';
import { followPosition, rolesAfter } from '../roles';

const RESOURCE = position.name;

/** Who has a position now. */
export const holdersOf = (call: Call, { id }: Pick<MockRecord, 'id'>): readonly MockRecord[] =>
  collectionOf(call, HELD).all.filter(
    (one) => one.state === 'HELD' && String(one.positionId) === String(id),
  );

const factsOf = (call: Call, record: Pick<MockRecord, 'id'>) => ({
  own: holdersOf(call, record).some(({ staffId }) => staffId === call.caller.id),
});

/** What was done to a position of the sample before the gateways started: nobody had it then. */
function changesOfSample({ updatedAt, updatedBy, description, roleName }: MockRecord) {
  if (typeof updatedAt !== 'string') return [];
  const row = { at: updatedAt, by: String(updatedBy), origin: 'MANUAL' } as const;
  return [
    { ...row, action: 'update', field: 'description', from: null, to: description },
    { ...row, action: 'change_role', field: 'roleName', from: 'pocket_agent', to: roleName },
    { ...row, action: 'remove', field: 'state', from: 'ACTIVE', to: 'REMOVED' },
  ];
}

function refuseTaken(call: Call, name: unknown, tenant: unknown, self?: MockRecord): void {
  const norm = (value: unknown) => String(value).trim().toLowerCase();
  const other = collectionOf(call, RESOURCE).all.find(
    (one) => one !== self && one.tenant === tenant && norm(one.name) === norm(name),
  );
  if (other) throw duplicate(call, position, ['name'], other);
}

/** Positions: another role changes what everybody may do who has it by them (docs/domain/organisation.md 1.1). */
export const hooks: Hooks = {
  resource: RESOURCE,
  follows: [HELD, UNITS, BRANCHES, EMPLOYEES],
  passing: followFigures,
  recorded: ['roleName'],
  history: (record) => [...creationRow(record), ...changesOfSample(record)],
  create: ({ name }, call) => {
    refuseTaken(call, name, call.caller.tenantAlias);
    return {};
  },
  update: (record, values, call) => {
    if ('name' in values) refuseTaken(call, values.name, record.tenant, record);
    return {};
  },
  judged: (record, call) => ({ facts: factsOf(call, record) }),
  present: (shown, call) => ({ ...shown, facts: factsOf(call, shown) }),
  actions: {
    change_role: (record, call, { roleName }) => {
      const to = String(roleName);
      const all = holdersOf(call, record);
      const after = all
        .filter(({ grantsRole }) => grantsRole === true)
        .map((held) => ({
          staffId: held.staffId,
          roles: rolesAfter(call.store, held, to, all),
        }));
      followPosition(call, after, `${RESOURCE}/${record.id}`);
      return { roleName: to };
    },
  },
};
