import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form';
import { object } from 'yup';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { today } from '../../../domain/clock';
import { isDay } from '../../../domain/dateParts';
import { type MissingReceipts, UNEXPLAINED } from '../../../domain/eReceipts/paidFees';
import { compareMoney, formatMoney } from '../../../domain/money';
import { collectionPath } from '../../../entity/paths';
import { schemaOf } from '../../../entity/validate';
import { resolverOf } from '../../../framework/form/useSchemaForm';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Chip } from '../../../ui/Chip/Chip';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { Link } from '../../../ui/Link/Link';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { bookDay, DayField } from '../../accounting/account/DayField';
import { readReceiptDay, type ReceiptDay } from './api';
import { RECEIPTS } from './lifecycle';

const TONES = { equal: 'success', explained: 'caution', unequal: 'critical' } as const;

const CAUSES = [
  'unpaid',
  'open',
  'unsent',
  'reasoned',
  'givenBack',
  'returned',
  'corrected',
] as const satisfies readonly (keyof MissingReceipts)[];

const resolver = resolverOf(object({ day: schemaOf(bookDay) }));

/** Above the list: the receipts of a day's fees beside the fee income of the ledger (R21). */
export function ReceiptDayHead() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  // What is wrong with it is said beside it as it is typed: nothing is pressed.
  const form = useForm<FieldValues>({
    defaultValues: { day: today() },
    resolver,
    mode: 'onChange',
  });
  const day: unknown = useWatch({ control: form.control, name: 'day' });
  const date = typeof day === 'string' && isDay(day) && day <= today() ? day : undefined;
  const read = useQuery<ReceiptDay, ReadFailure>({
    queryKey: ['ebarimt', 'day', date],
    queryFn: ({ signal }) =>
      dataProvider.call(readReceiptDay, { query: { date: date ?? '' }, signal }),
    enabled: date !== undefined,
    retry: false,
  });
  return (
    <Card title={translate('eReceipts.day.title')}>
      <FormProvider {...form}>
        <DayField source="day" label="eReceipts.day.date" />
      </FormProvider>
      {date !== undefined && (
        <QueryStatus read={read}>{read.data && <DayFigures day={read.data} />}</QueryStatus>
      )}
    </Card>
  );
}

function DayFigures({ day }: { day: ReceiptDay }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { income, sent, returned, missing, check } = day;
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
      </Row>
    </>
  );
}
