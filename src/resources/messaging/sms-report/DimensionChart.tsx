import { useTranslate } from '../../../i18n/useTranslate';
import type { Enumeration, EnumValue } from '../../../domain/enums/enumeration';
import { SmsKind, SmsNetwork, SmsState } from '../../../domain/enums/messaging';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { Period } from '../../../domain/period';
import { Chart } from '../../../ui/Chart/Chart';
import type { SmsReportRow } from './api';
import { figuresOf, type Dimension, type Measure } from './report';
import { useSmsLinks } from './useSmsLinks';

interface Props {
  dimension: Dimension;
  rows: readonly SmsReportRow[];
  period: Period;
  measure: Measure;
}

const VALUES: Readonly<Record<Dimension, Enumeration>> = {
  state: SmsState,
  kind: SmsKind,
  operator: SmsNetwork,
};

/** The messages of a period by one of what sets them apart. Every value has its place, also one without messages. */
export function DimensionChart({ dimension, rows, period, measure }: Props) {
  const translate = useTranslate();
  const linkTo = useSmsLinks();
  const values: readonly EnumValue[] = VALUES[dimension].values;
  return (
    <Chart
      data-part={`sms-by-${dimension}`}
      title={translate(`smsReport.by.${dimension}`)}
      kind="bar"
      format={measure === 'price' ? 'money' : 'count'}
      pointName={translate(`smsReport.dimensions.${dimension}`)}
      points={values.map((value) => ({
        key: String(value),
        label: translate(labelKeyOf(VALUES[dimension], value)),
      }))}
      series={[
        {
          key: measure,
          label: translate(`smsReport.measures.${measure}`),
          figures: values.map(
            (value) => figuresOf(rows.filter((row) => row[dimension] === value))[measure],
          ),
        },
      ]}
      nothing={{
        title: translate('smsReport.nothing'),
        text: translate('smsReport.nothing_help'),
      }}
      linkOf={(point) => linkTo(period, point ? { [dimension]: point } : {})}
    />
  );
}
