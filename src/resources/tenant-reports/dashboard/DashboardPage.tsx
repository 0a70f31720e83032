import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useSession } from '../../../auth/useSession';
import { useTenantName } from '../../../dataProviders/useTenants';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { formatDate, formatDateTime } from '../../../domain/dates';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { SheetActions } from '../../../framework/export/SheetActions';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { CardFlow } from '../../../ui/Card/Card';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import type { ReportConfig } from '../config/reportConfig';
import { SET_REPORTS } from '../config/rights';
import { LenderCard } from '../overview/LenderCard';
import { readTenantFigures, type TenantFigures } from './api';
import { ClassChart } from './ClassChart';
import { ClosedChart } from './ClosedChart';
import { CounterTiles } from './CounterTiles';
import { MovesTable } from './MovesTable';
import { ScopeFilters } from './ScopeFilters';
import { SharesStrip } from './SharesStrip';
import type { Scope } from './tiles';
import { TrendChart } from './TrendChart';
import { useReportConfig } from './useReportConfig';
import { useScope } from './useScope';

/** A lender's figures of a period; every number leads to the list that it counts, and is its total (R18). */
export function Page() {
  const config = useReportConfig();
  return config ? <Dashboard config={config} /> : <Skeleton aria-busy="true" />;
}

function Dashboard({ config }: { config: ReportConfig }) {
  const translate = useTranslate();
  const may = useMay();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { scope, chooses, change } = useScope(config);
  const [compared, setCompared] = useState(config.compared);
  const read = useQuery({
    queryKey: ['tenant-report', 'figures', scope],
    queryFn: ({ signal }) => dataProvider.call(readTenantFigures, { query: scope, signal }),
    retry: false,
  }) as QueryResult<TenantFigures>;
  const figures = read.data;
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.tenant_report.dashboard')}</PageTitle>
        <SheetActions
          name="tenant-report"
          make={
            figures &&
            (async () => {
              const { exportFigures } = await import('./exportFigures');
              return exportFigures(figures, translate);
            })
          }
        />
      </PageHead>
      <Row between gap={12}>
        <ScopeFilters scope={scope} choosesLender={chooses} onChange={change} />
        <Button
          size="small"
          data-no-print
          aria-pressed={compared}
          onClick={() => setCompared(!compared)}
        >
          {translate('tenantReport.compare')}
        </Button>
      </Row>
      <QueryBoundary read={read}>
        {(figures) => (
          <>
            <AsOf figures={figures} scope={scope} chooses={chooses} />
            <CounterTiles
              counters={figures.counters}
              scope={scope}
              shown={config.counters}
              compared={compared}
            />
            <SharesStrip figures={figures} scope={scope} config={config} />
            <CardFlow>
              <ClassChart classes={figures.classes} scope={scope} />
              <ClosedChart closed={figures.closed} scope={scope} />
              <TrendChart trend={figures.trend} scope={scope} />
              <MovesTable moves={figures.moves} scope={scope} />
              {chooses && !scope.tenant && may(SET_REPORTS) && <LenderCard scope={scope} />}
            </CardFlow>
          </>
        )}
      </QueryBoundary>
    </PageStack>
  );
}

interface AsOfProps {
  figures: TenantFigures;
  scope: Scope;
  chooses: boolean;
}

/** Whose figures they are, and of which moment. */
function AsOf({ figures, scope, chooses }: AsOfProps) {
  const translate = useTranslate();
  const own = useSession()?.user.tenantAlias ?? '';
  const name = useTenantName(scope.tenant ?? own);
  const lender = chooses && !scope.tenant ? translate('tenantReport.all_lenders') : name;
  return (
    <Note data-part="tenant-as-of">
      {translate('tenantReport.as_of', {
        lender,
        at: formatDateTime(figures.asOf).text,
        to: formatDate(scope.to).text,
      })}
    </Note>
  );
}
