import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { parseDay } from '../../../domain/dayInput';
import type { MissingReceipts } from '../../../domain/eReceipts/paidFees';
import { compareMoney, formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Row } from '../../../ui/Stack/Stack';
import { Note, Problem } from '../../../ui/Text/Text';
import { readReceiptDay, type ReceiptDay } from './api';
import styles from './ReceiptParts.module.css';

const TONES = { equal: 'success', explained: 'caution', unequal: 'critical' } as const;

const CAUSES = [
  'unpaid',
  'open',
  'unsent',
  'returned',
  'corrected',
] as const satisfies readonly (keyof MissingReceipts)[];

/** Above the list: the receipts of a day's fees beside the fee income of the ledger (R21). */
export function ReceiptDayHead() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const id = useId();
  const [typed, setTyped] = useState(today);
  const date = parseDay(typed);
  const read = useQuery<ReceiptDay, ReadFailure>({
    queryKey: ['ebarimt', 'day', date],
    queryFn: ({ signal }) =>
      dataProvider.call(readReceiptDay, { query: { date: date ?? '' }, signal }),
    enabled: date !== undefined,
    retry: false,
  });
  return (
    <Card
      title={translate('eReceipts.day.title')}
      aside={
        <div className={styles.asked}>
          <FieldLabel htmlFor={id}>{translate('eReceipts.day.date')}</FieldLabel>
          <Input
            id={id}
            value={typed}
            placeholder="YYYY-MM-DD"
            aria-invalid={date === undefined || undefined}
            aria-describedby={date === undefined ? `${id}-wrong` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      }
    >
      {date === undefined ? (
        <Problem id={`${id}-wrong`} role="alert">
          {translate('validation.date_invalid')}
        </Problem>
      ) : (
        <DayFigures day={read.data} />
      )}
    </Card>
  );
}

function DayFigures({ day }: { day: ReceiptDay | undefined }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  if (!day) return <Note role="status">{translate('eReceipts.day.reading')}</Note>;
  const { income, sent, returned, missing, check } = day;
  const fact = (key: string, value: string) => ({
    key,
    label: heading(translate(`eReceipts.day.${key}`)),
    value: formatMoney(value),
  });
  const causes = CAUSES.filter((cause) => compareMoney(missing[cause], '0') !== 0);
  return (
    <>
      <KeyFacts
        facts={[
          fact('income', income),
          fact('sent', sent),
          fact('returned', returned),
          fact('standing', check.standing),
          fact('difference', check.difference),
        ]}
      />
      <Row>
        <Chip tone={TONES[check.verdict]}>{translate(`eReceipts.day.${check.verdict}`)}</Chip>
        {causes.map((cause) => (
          <Note as="span" key={cause}>
            {translate(`eReceipts.day.cause.${cause}`)}: {formatMoney(missing[cause])}
          </Note>
        ))}
      </Row>
    </>
  );
}
