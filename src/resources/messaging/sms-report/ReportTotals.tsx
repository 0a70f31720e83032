import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney } from '../../../domain/money';
import type { Period } from '../../../domain/period';
import { Columns } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { Tile } from '../../../ui/Tile/Tile';
import type { SmsFigures, SmsReport } from './api';
import { figuresOf, MEASURES, type Measure } from './report';
import { useSmsLinks } from './useSmsLinks';

interface Props extends SmsReport {
  period: Period;
}

const write = (figures: SmsFigures, measure: Measure): string =>
  measure === 'price' ? formatMoney(figures.price) : formatCount(figures[measure]);

/** The sums of a period beside those of the one before it, and what of the messages failed. */
export function ReportTotals({ rows, before, period }: Props) {
  const translate = useTranslate();
  const linkTo = useSmsLinks();
  const all = figuresOf(rows);
  const failed = figuresOf(rows.filter(({ state }) => state === 'FAILED')).count;
  return (
    <Columns min={170} data-part="sms-totals">
      {MEASURES.map((measure) => (
        <Total key={measure} to={linkTo(period)}>
          <strong>{translate(`smsReport.sums.${measure}`)}</strong>
          <Muted>{translate('smsReport.before', { figure: write(before, measure) })}</Muted>
          <b>{write(all, measure)}</b>
        </Total>
      ))}
      <Total to={linkTo(period, { state: 'FAILED' })}>
        <strong>{translate('smsReport.failed')}</strong>
        <Muted>{translate('smsReport.of_all', { figure: formatCount(all.count) })}</Muted>
        <b>{formatCount(failed)}</b>
      </Total>
    </Columns>
  );
}

/** A sum: a link where its list may be opened. */
const Total = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to ? <Tile to={to}>{children}</Tile> : <Tile as="div">{children}</Tile>;
