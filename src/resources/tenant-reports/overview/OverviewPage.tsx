import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { Card } from '../../../ui/Card/Card';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Columns } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { Tile } from '../../../ui/Tile/Tile';
import type { ReportConfig } from '../config/reportConfig';
import { ScopeFilters } from '../dashboard/ScopeFilters';
import { useReportConfig } from '../dashboard/useReportConfig';
import { useScope } from '../dashboard/useScope';
import { routeFor } from '../../routes';
import { LenderCard } from './LenderCard';

const REPORTS = [
  ['dashboard', '/tenant-report/dashboard'],
  ['loan_total', '/tenant-report/loan-total'],
  ['loan_notice', '/tenant-report/loan-notice'],
  ['legal_debt', '/tenant-report/legal-debt'],
  ['loan_paid', '/tenant-report/loan-paid'],
  ['config', '/tenant-report/config'],
] as const;

/** The lenders beside each other, and the way to every report that the person may see. */
export function Page() {
  const config = useReportConfig();
  return config ? <Overview config={config} /> : <Skeleton aria-busy="true" />;
}

function Overview({ config }: { config: ReportConfig }) {
  const translate = useTranslate();
  const may = useMay();
  const { scope, chooses, change } = useScope(config);
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.group.tenant_report')}</PageTitle>
      </PageHead>
      <ScopeFilters scope={scope} choosesLender={chooses} onChange={change} />
      <LenderCard scope={scope} />
      <Card title={translate('tenantReports.reports')}>
        <Columns min={260}>
          {REPORTS.filter(([, path]) => may(routeFor(path)?.access)).map(([key, path]) => (
            <Tile key={key} to={path}>
              <strong>{translate(`menu.tenant_report.${key}`)}</strong>
              <Muted>{translate(`tenantReports.about.${key}`)}</Muted>
            </Tile>
          ))}
        </Columns>
      </Card>
    </PageStack>
  );
}
