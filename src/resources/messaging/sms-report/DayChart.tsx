import { useTranslate } from '../../../i18n/useTranslate';
import { SmsState } from '../../../domain/enums/messaging';
import { toneOf } from '../../../domain/enums/readEnum';
import { bucketsOf, type Period } from '../../../domain/period';
import { Chart } from '../../../ui/Chart/Chart';
import type { SmsReportRow } from './api';
import { figuresOf, rowsWithin, type Measure } from './report';
import { useSmsLinks } from './useSmsLinks';

interface Props {
  rows: readonly SmsReportRow[];
  period: Period;
  measure: Measure;
}

/** The messages of each day, or month of a long period, by what became of them. */
export function DayChart({ rows, period, measure }: Props) {
  const translate = useTranslate();
  const linkTo = useSmsLinks();
  const buckets = bucketsOf(period);
  const isByDay = buckets.every(({ from, to }) => from === to);
  const perBucket = buckets.map((bucket) => rowsWithin(rows, bucket));
  const bucketOf = (key: string | undefined) => buckets.find(({ from }) => from === key) ?? period;
  return (
    <Chart
      across
      data-part="sms-by-day"
      title={translate(isByDay ? 'smsReport.by_day' : 'smsReport.by_month')}
      kind="stacked"
      format={measure === 'price' ? 'money' : 'count'}
      pointName={translate(isByDay ? 'smsReport.day' : 'smsReport.month')}
      points={buckets.map(({ from }) => ({
        key: from,
        label: isByDay ? from.slice(5) : from.slice(0, 7),
      }))}
      series={SmsState.values.map((state) => ({
        key: state,
        label: translate(`enums.SmsState.${state}`),
        tone: toneOf(SmsState, state),
        figures: perBucket.map(
          (own) => figuresOf(own.filter((row) => row.state === state))[measure],
        ),
      }))}
      nothing={{
        title: translate('smsReport.nothing'),
        text: translate('smsReport.nothing_help'),
      }}
      linkOf={(point, state) => linkTo(bucketOf(point), state ? { state } : {})}
    />
  );
}
