import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { isSendable, type batchTotals, type ReadRow } from '../../../domain/batchPayment/batchRows';
import { formatCount } from '../../../domain/formatCount';
import { sumMoney } from '../../../domain/money';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { MoneyText } from '../../../ui/Text/MoneyText';
import type { BookedRows } from './useBatchRun';
import { Notice } from '../../../ui/Notice/Notice';
import type { BatchRowResult, RowOutcome } from './api';

interface Props {
  rows: readonly ReadRow[];
  totals: ReturnType<typeof batchTotals>;
  tried: ReadonlyMap<number, BatchRowResult>;
  booked: BookedRows;
}

/** What the batch comes to: rows and wrong rows, Σ rows against the receipt, loans against the temporary account. */
export function BatchTotals({ rows, totals, tried, booked }: Props) {
  const translate = useTranslate();
  const results = rows.flatMap(({ row }) => {
    const result = booked.get(row.row) ?? tried.get(row.row);
    return result ? [result] : [];
  });
  const wrong = rows.filter((row) => !isSendable(row)).length;
  const sum = (...outcomes: RowOutcome[]) =>
    sumMoney(results.filter(({ outcome }) => outcomes.includes(outcome)).map((one) => one.amount));
  const fact = (key: KeyBelow<'batch.totals'>, value: React.ReactNode) => ({
    key,
    label: translate(`batch.totals.${key}`),
    value,
  });
  return (
    <>
      <KeyFacts
        facts={[
          fact('rows', formatCount(rows.length)),
          fact('wrong', formatCount(wrong)),
          fact('total', <MoneyText value={totals.total} />),
          fact('difference', <MoneyText value={totals.difference} />),
          fact('loans', <MoneyText value={sum('READY', 'BOOKED')} />),
          fact('temporary', <MoneyText value={sum('TEMPORARY')} />),
        ]}
      />
      {!totals.agrees && (
        <Notice tone="caution" role="status">
          {translate('batch.differs')}
        </Notice>
      )}
    </>
  );
}
