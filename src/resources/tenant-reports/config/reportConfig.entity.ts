import { TenantReportConfigState } from '../../../domain/enums/tenant-reports';
import { entity } from '../../../entity/entity';
import { choice, dateTime, tenant, text, userName } from '../../../fields';
import { SEE_DASHBOARD } from '../dashboard/rights';
import { configLifecycle } from './lifecycle';
import { REPORT_CONFIG } from './reportConfig';
import { SET_REPORTS } from './rights';

const SEE = [SET_REPORTS, SEE_DASHBOARD] as const;

/** What the reports of a lender open with and warn of: one set for each lender (docs/domain/money.md 7.4). */
export default entity('tenant-report/config', {
  gateway: 'main',
  endpoint: '/tenant-report/config',
  assumed: true,
  represent: 'name',
  paths: { list: null, show: null },
  access: { list: SEE, show: SEE },
  fields: {
    name: text({ readOnly: true }),
    ...REPORT_CONFIG.opening,
    ...REPORT_CONFIG.limits,
    state: choice(TenantReportConfigState, { readOnly: true }),
    tenant: tenant(),
    updatedAt: dateTime({ readOnly: true }),
    updatedBy: userName(),
  },
  list: {
    columns: ['name', 'updatedAt', 'updatedBy'],
    filters: ['tenant'],
    sort: { field: 'id', order: 'ASC' },
  },
  ends: ['IN_FORCE'],
  lifecycle: configLifecycle,
});
