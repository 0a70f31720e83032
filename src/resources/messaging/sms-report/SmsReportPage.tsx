import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { formatDate } from '../../../domain/dates';
import { isDay } from '../../../domain/dateParts';
import type { Period } from '../../../domain/period';
import { daysOf, presetRanges, rangeProblem } from '../../../fields/date/dateRange';
import { date } from '../../../fields';
import { kindViews } from '../../../fields/views';
import filterStyles from '../../../framework/list/FilterBar.module.css';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { CardFlow } from '../../../ui/Card/Card';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Tabs } from '../../../ui/Tabs/Tabs';
import { Note } from '../../../ui/Text/Text';
import { readSmsReport, type SmsReport } from './api';
import { DayChart } from './DayChart';
import { DimensionChart } from './DimensionChart';
import { DIMENSIONS, MEASURES, type Measure } from './report';
import { ReportExport } from './ReportExport';
import { ReportTotals } from './ReportTotals';

const day = date({ noFuture: true });

/** The period of the address; the last thirty days where it has none that can be asked for. */
function periodOf(params: URLSearchParams): Period {
  const given = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isGood =
    isDay(given.from) && isDay(given.to) && !rangeProblem(given, { noFuture: true }, today());
  return isGood ? given : presetRanges(today()).last_30;
}

/** What SMS came to in a period: by day, state, kind and operator; every figure leads to the messages that it counts. */
export function Page() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [params, setParams] = useSearchParams();
  const [measure, setMeasure] = useState<Measure>('count');
  const period = periodOf(params);
  const { from, to } = period;
  const read = useQuery({
    queryKey: ['sms', 'report', from, to],
    queryFn: ({ signal }) => dataProvider.call(readSmsReport, { query: { from, to }, signal }),
    retry: false,
  }) as QueryResult<SmsReport>;
  const { Filter } = kindViews[day.kind.name];
  const take = (value: unknown) => {
    const days = daysOf(value);
    setParams(days.from && days.to ? { from: days.from, to: days.to } : {});
  };
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.reports.sms')}</PageTitle>
        {read.data && <ReportExport rows={read.data.rows} />}
      </PageHead>
      <search className={filterStyles.filters} data-no-print>
        <div className={filterStyles.filter} data-part="filter" data-mode="range">
          <Suspense fallback={<Skeleton />}>
            {Filter && (
              <Filter
                field={day}
                resource="sms"
                label={translate('smsReport.period')}
                value={period}
                onChange={take}
              />
            )}
          </Suspense>
        </div>
      </search>
      <QueryBoundary read={read}>
        {({ rows, before }) => (
          <>
            <ReportTotals rows={rows} before={before} period={period} />
            <Tabs
              label={translate('smsReport.measure')}
              current={measure}
              items={MEASURES.map((one) => ({
                key: one,
                label: translate(`smsReport.measures.${one}`),
                onClick: () => setMeasure(one),
              }))}
            />
            <CardFlow>
              <DayChart rows={rows} period={period} measure={measure} />
              {DIMENSIONS.map((dimension) => (
                <DimensionChart
                  key={dimension}
                  dimension={dimension}
                  rows={rows}
                  period={period}
                  measure={measure}
                />
              ))}
            </CardFlow>
            <Note>
              {translate('smsReport.as_of', {
                from: formatDate(from).text,
                to: formatDate(to).text,
              })}
            </Note>
          </>
        )}
      </QueryBoundary>
    </PageStack>
  );
}
