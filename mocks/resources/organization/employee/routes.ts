import { readLeaving } from '../../../../src/resources/organization/employee/api';
import { KEEP_EMPLOYEES } from '../../../../src/resources/organization/rights';
import type { Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { EMPLOYEES } from '../figures';
import { leavingOf } from './leaving';

/** What ends when an employee leaves, by the very rule that ends it. */
export const routes: readonly Route[] = [
  route(readLeaving, (call) => {
    need(call.caller, KEEP_EMPLOYEES);
    return { body: leavingOf(call, recordOf(call, EMPLOYEES)) };
  }),
];
