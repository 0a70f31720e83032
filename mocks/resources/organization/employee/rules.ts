import { MANAGE_USERS } from '../../../../src/domain/enums/users';
import employee from '../../../../src/resources/organization/employee/employee.entity';
import type { EmployeeFacts } from '../../../../src/resources/organization/employee/lifecycle';
import { invalid } from '../../../engine/ApiError';
import type { Call } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { Hooks } from '../../../engine/Hooks';
import { creationRow } from '../../../engine/History';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { accountOf } from '../../users/user/changeOfRights';
import { BRANCHES, followFigures, HELD, POSITIONS, UNITS } from '../figures';
import { checkedEmployee } from './checks';
import { endEverything, isLastManager } from './leaving';

/** What decides on the actions beside the record. */
const factsOf = (call: Call, record: MockRecord): { facts: EmployeeFacts } => ({
  facts: {
    own: record.staffId === call.caller.id,
    isLastManager: record.state === 'WORKING' && isLastManager(call, record),
    unitRemoved: collectionOf(call, UNITS).get(record.unitId as RecId)?.state !== 'ACTIVE',
  },
});

/**
 * The account of who leaves is closed: so another one is put in its place only by who could close it, and none at all after
 * the employment (docs/domain/organisation.md 1.6).
 */
function refuseUnlinking(call: Call, { staffId, state }: MockRecord): void {
  if (state === 'LEFT') throw invalid({ staffId: 'organization.employee.has_left' });
  if (accountOf(call.store, staffId)?.enabled) need(call.caller, MANAGE_USERS);
}

/** Employees of the sample who have left did so before the gateways started. */
function leftInSample({ state, leftOn, createdBy }: MockRecord) {
  if (state !== 'LEFT' || typeof leftOn !== 'string') return [];
  const row = {
    at: `${leftOn}T08:40:00.000Z`,
    by: createdBy as string | null,
    action: 'leave',
    origin: 'MANUAL',
  } as const;
  return [
    { ...row, field: 'leftOn', from: null, to: leftOn },
    {
      ...row,
      field: 'state',
      from: 'WORKING',
      to: 'LEFT',
      reason: 'Өөрийн хүсэлтээр ажлаас гарсан.',
    },
  ];
}

/** Employees: one of a person within a lender; who leaves has no position any more (docs/domain/organisation.md 1.6). */
export const hooks: Hooks = {
  resource: employee.name,
  follows: [UNITS, BRANCHES, POSITIONS, HELD],
  passing: followFigures,
  recorded: ['leftOn', 'hiredAt'],
  history: (record) => [...creationRow(record), ...leftInSample(record)],
  create: (values, call) => {
    checkedEmployee(call, values, call.caller.tenantAlias);
    return { leftOn: null };
  },
  update: (record, values, call) => {
    checkedEmployee(call, values, record.tenant, record);
    if ('staffId' in values) refuseUnlinking(call, record);
    return {};
  },
  judged: (record, call) => factsOf(call, record),
  present: (shown, call) => {
    // Positions have followed what was just written.
    followFigures(call.store);
    const now = collectionOf(call, employee.name).get(shown.id) ?? shown;
    const { positionNames, positionCount } = now;
    return { ...shown, positionNames, positionCount, ...factsOf(call, now) };
  },
  actions: {
    leave: (record, call, { leftOn, handedTo }) => {
      endEverything(call, record, String(leftOn), handedTo);
      return { leftOn };
    },
    rehire: (_record, _call, { hiredAt }) => ({ hiredAt, leftOn: null }),
  },
};
