import { TenantReportCounter, TenantReportPeriod } from '../../../domain/enums/tenant-reports';
import { TENANT_REPORT } from '../../../domain/tenantReportSettings';
import { choice, choices, flag, percent } from '../../../fields';

const share = percent({ required: true, ...TENANT_REPORT.share });

/** What a lender sets of its reports, by what it is about (docs/domain/money.md 7.4). */
export const REPORT_CONFIG = {
  opening: {
    period: choice(TenantReportPeriod, { required: true }),
    compared: flag(),
    counters: choices(TenantReportCounter, { required: true }),
  },
  limits: {
    pastDueFrom: share,
    nonPerformingFrom: share,
    courtFrom: share,
  },
} as const;

/** What settings are about; the words are `tenantReportConfig.groups.<group>`. */
export type ConfigGroup = keyof typeof REPORT_CONFIG;

/** The settings of a lender as its record has them. */
export interface ReportConfig {
  period: TenantReportPeriod;
  compared: boolean;
  counters: readonly TenantReportCounter[];
  pastDueFrom: number;
  nonPerformingFrom: number;
  courtFrom: number;
}

/** What holds until a lender sets something else. */
export const USUAL_CONFIG: ReportConfig = {
  period: 'last_30',
  compared: true,
  counters: TenantReportCounter.values,
  pastDueFrom: TENANT_REPORT.warnFrom.pastDue,
  nonPerformingFrom: TENANT_REPORT.warnFrom.nonPerforming,
  courtFrom: TENANT_REPORT.warnFrom.court,
};
