import type { TenantReportConfigState } from '../../../domain/enums/tenant-reports';
import { lifecycleOf } from '../../../entity/lifecycleOf';
import { asIs } from '../../settings/groups/settingGroups';
import { REPORT_CONFIG } from './reportConfig';
import { SET_REPORTS } from './rights';

const changed = {
  from: ['IN_FORCE'],
  to: 'IN_FORCE',
  stays: true,
  access: SET_REPORTS,
  confirm: 'consequence',
} as const;

const table = lifecycleOf<TenantReportConfigState>()('state', {
  change_opening: changed,
  change_limits: changed,
});

/** Each group is changed by itself; it holds from the next opening of the dashboard on (docs/domain/money.md 7.4). */
export const configLifecycle = {
  ...table,
  inputs: { change_opening: REPORT_CONFIG.opening, change_limits: REPORT_CONFIG.limits },
  inputDefaults: {
    change_opening: asIs(REPORT_CONFIG.opening),
    change_limits: asIs(REPORT_CONFIG.limits),
  },
} as const;
