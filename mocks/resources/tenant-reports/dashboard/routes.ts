import { SET_REPORTS } from '../../../../src/resources/tenant-reports/config/rights';
import {
  readLenderFigures,
  readTenantFigures,
} from '../../../../src/resources/tenant-reports/dashboard/api';
import { SEE_DASHBOARD } from '../../../../src/resources/tenant-reports/dashboard/rights';
import type { Period } from '../../../../src/domain/period';
import { invalid } from '../../../engine/ApiError';
import { askedPeriod } from '../../../engine/askedPeriod';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { figuresOf, lendersOf } from '../book/figures';
import { needLender } from '../book/reportedLoans';

/** The period of a question about a lender: nothing is known of a day to come. */
function asked(call: Call): Period {
  needLender(call);
  const period = askedPeriod(call);
  if (period.to > call.store.clock.today()) throw invalid({ to: 'validation.date_future' });
  return period;
}

/** The figures of lenders (the addresses are assumed). */
export const routes: readonly Route[] = [
  route(readTenantFigures, (call) => {
    need(call.caller, SEE_DASHBOARD);
    return { body: figuresOf(call, asked(call)) };
  }),
  route(readLenderFigures, (call) => {
    need(call.caller, SET_REPORTS);
    return { body: lendersOf(call, asked(call)) };
  }),
];
