import { useGetList, type RaRecord } from 'ra-core';
import { useSession } from '../../../auth/useSession';
import { USUAL_CONFIG, type ReportConfig } from '../config/reportConfig';

/** The settings of the person's own lender as its record has them. */
export type ConfigRecord = RaRecord & ReportConfig;

/** The one record of settings of the person's own lender, as a read. */
export function useConfigRecord() {
  const tenant = useSession()?.user.tenantAlias;
  return useGetList<ConfigRecord>(
    'tenant-report/config',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { tenant },
    },
    { retry: false, enabled: Boolean(tenant) },
  );
}

/** What the dashboard opens with and warns of; the usual where a lender's own could not be had, nothing while it comes. */
export function useReportConfig(): ReportConfig | undefined {
  const { data, error, isPending, fetchStatus } = useConfigRecord();
  if (data) return data.at(0) ?? USUAL_CONFIG;
  return error || (isPending && fetchStatus === 'idle') ? USUAL_CONFIG : undefined;
}
