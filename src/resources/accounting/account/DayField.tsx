import { Suspense } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import type { MessageKey } from '../../../i18n/Catalogue';
import { date } from '../../../fields';
import { kindViews } from '../../../fields/views';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Row } from '../../../ui/Stack/Stack';
import styles from './DayField.module.css';

/** A day of the books: required, not after today. */
export const bookDay = date({ required: true, noFuture: true });

/** A day that figures are asked for, inside a form of their own. */
export function DayField({ source, label }: { source: string; label: MessageKey }) {
  const translate = useTranslate();
  const { Input } = kindViews[bookDay.kind.name];
  return (
    <div className={styles.day}>
      <Suspense fallback={<Skeleton aria-busy="true" />}>
        <Input
          field={bookDay}
          source={source}
          label={translate(label)}
          resource="accounting/accounts/gl"
        />
      </Suspense>
    </div>
  );
}

/** The first and the last day that figures are asked for, in the form of `useBookPeriod`. */
export const PeriodFields = <Values extends FieldValues>({
  form,
}: {
  form: UseFormReturn<Values>;
}) => (
  <FormProvider {...form}>
    <Row gap={16} data-no-print>
      <DayField source="from" label="accountPage.from" />
      <DayField source="to" label="accountPage.to" />
    </Row>
  </FormProvider>
);
