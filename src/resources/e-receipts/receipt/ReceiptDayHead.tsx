import { useDataProvider } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { type MissingReceipts, UNEXPLAINED } from '../../../domain/eReceipts/paidFees';
import { compareMoney, formatMoney } from '../../../domain/money';
import { formatDate, formatDateTime } from '../../../domain/dates';
import { collectionPath, recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import { Person } from '../../../framework/parts/Person';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Link } from '../../../ui/Link/Link';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { DayField } from '../../accounting/account/DayField';
import { useDayFigures } from '../../accounting/account/useDayFigures';
import { readReceiptDay, type ReceiptDay } from './api';
import { RECEIPTS } from './lifecycle';

const TONES = { equal: 'success', explained: 'caution', unequal: 'critical' } as const;

const CAUSES = [
  'unpaid',
  'open',
  'unsent',
  'tomorrow',
  'reasoned',
  'late',
  'givenBack',
  'returned',
  'corrected',
] as const satisfies readonly (keyof MissingReceipts)[];

/** Above the list: the receipts beside the fees that were paid on a day (R21). */
export function ReceiptDayHead() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { form, isRight, read } = useDayFigures(['ebarimt', 'day'], (query, signal) =>
    dataProvider.call(readReceiptDay, { query, signal }),
  );
  return (
    <Card title={translate('eReceipts.day.title')}>
      <FormProvider {...form}>
        <DayField source="day" label="eReceipts.day.date" />
      </FormProvider>
      {isRight && (
        <QueryStatus read={read}>
          {read.data && (
            <>
              <DayFigures day={read.data} />
              <LackingDays
                days={read.data.lacking.filter((one) => one !== read.data?.date)}
                onChoose={(one) => {
                  form.setValue('day', one, { shouldDirty: true });
                }}
              />
            </>
          )}
        </QueryStatus>
      )}
    </Card>
  );
}

function DayFigures({ day }: { day: ReceiptDay }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { income, notYet, before, paid, sent, returned, missing, check, since } = day;
  const fact = (key: KeyBelow<'eReceipts.day'>, value: string) => ({
    key,
    label: heading(translate(`eReceipts.day.${key}`)),
    value: formatMoney(value),
  });
  const may = useMay();
  const isUnexplained = UNEXPLAINED.some((cause) => compareMoney(missing[cause], '0') !== 0);
  const causes = CAUSES.filter((cause) => compareMoney(missing[cause], '0') !== 0);
  return (
    <>
      <KeyFacts
        facts={[
          fact('income', income),
          fact('paid', paid),
          fact('sent', sent),
          fact('returned', returned),
          fact('standing', check.standing),
          fact('difference', check.difference),
        ]}
      />
      <Row>
        <Chip tone={TONES[check.verdict]}>{translate(`eReceipts.day.${check.verdict}`)}</Chip>
        {isUnexplained && may(RECEIPTS) && (
          <Link to={collectionPath('ebarimt/reasons', 'create') ?? ''}>
            {translate('eReceipts.day.give_reason')}
          </Link>
        )}
        {causes.map((cause) => (
          <Note as="span" key={cause}>
            {translate(`eReceipts.day.cause.${cause}`)}: {formatMoney(missing[cause])}
          </Note>
        ))}
        {compareMoney(notYet, '0') !== 0 && (
          <Note as="span">
            {translate('eReceipts.day.not_yet')}: {formatMoney(notYet)}
          </Note>
        )}
        {compareMoney(before, '0') !== 0 && (
          <Note as="span">
            {translate('eReceipts.day.before')}: {formatMoney(before)}
          </Note>
        )}
      </Row>
      {since.map(({ id, billId, event, at, by, amount }) => (
        <Row key={`${id} ${event}`}>
          <Note as="span">{translate(`eReceipts.day.since.${event}`)}:</Note>
          <Link to={recordPath('ebarimt', 'show', id) ?? ''}>{billId}</Link>
          <Note as="span">{formatMoney(amount)}</Note>
          <Note as="span">{formatDateTime(at).text}</Note>
          <Person id={by} />
        </Row>
      ))}
    </>
  );
}

/** Days that nobody has explained: each is looked at with a press. */
function LackingDays({
  days,
  onChoose,
}: {
  days: readonly string[];
  onChoose: (day: string) => void;
}) {
  const translate = useTranslate();
  if (days.length === 0) return null;
  return (
    <Row>
      <Note as="span">{translate('eReceipts.day.lacking')}:</Note>
      {days.map((day) => (
        <Button
          key={day}
          onClick={() => {
            onChoose(day);
          }}
        >
          {formatDate(day).text}
        </Button>
      ))}
    </Row>
  );
}
