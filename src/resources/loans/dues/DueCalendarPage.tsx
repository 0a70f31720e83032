import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { monthNumber } from '../../../domain/monthWeeks';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { addDays, addMonths } from '../../../domain/dates';
import { formatCount } from '../../../domain/formatCount';
import { total } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { Button } from '../../../ui/Button/Button';
import { IconButton } from '../../../ui/IconButton/IconButton';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Row } from '../../../ui/Stack/Stack';
import { type DueDay, readDueDays } from './api';
import { DueMonth } from './DueMonth';
import { DueTable } from './DueTable';

const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/** A month with what is to be repaid on each day; a day leads to its loans. */
export function Page() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [query, setQuery] = useSearchParams();
  const [asTable, setAsTable] = useState(false);
  const asked = query.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : today().slice(0, 7);
  const from = `${month}-01`;
  const to = addDays(addMonths(from, 1), -1);
  const read = useQuery<DueDay[], ReadFailure>({
    queryKey: ['loans', 'dues', month],
    queryFn: ({ signal }) => dataProvider.call(readDueDays, { query: { from, to }, signal }),
    retry: false,
  });
  const days = read.data ?? [];
  const go = (months: number) => setQuery({ month: addMonths(from, months).slice(0, 7) });
  const step = (key: 'previous_month' | 'next_month', months: number) => (
    <IconButton
      aria-label={translate(`dues.${key}`)}
      title={translate(`dues.${key}`)}
      onClick={() => go(months)}
    >
      {months < 0 ? <PreviousIcon /> : <NextIcon />}
    </IconButton>
  );
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.loans.dues')}</PageTitle>
        <Row>
          {step('previous_month', -1)}
          <strong role="status">
            {translate('dues.month', {
              year: month.slice(0, 4),
              month: translate(`date.month.${monthNumber(month)}`),
            })}
          </strong>
          {step('next_month', 1)}
        </Row>
      </PageHead>
      <Card
        flush
        read={read}
        title={translate('dues.sum', {
          count: formatCount(days.reduce((sum, { count }) => sum + count, 0)),
          amount: `${formatMoney(total(days.map(({ amount }) => amount)))} ${translate('unit.mnt')}`,
        })}
        aside={
          <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {translate('chart.as_table')}
          </Button>
        }
      >
        {asTable ? <DueTable days={days} /> : <DueMonth month={month} days={days} />}
      </Card>
    </PageStack>
  );
}
