import { Suspense, useMemo } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { isDay } from '../../../../domain/dateParts';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { payoffOn } from '../../../../domain/lending/payoff';
import { compareMoney, formatMoney } from '../../../../domain/money';
import { date } from '../../../../fields';
import { kindViews } from '../../../../fields/views';
import { heldParts } from '../loanFigures';
import { Card } from '../../../../framework/parts/Card';
import { SplitFacts } from '../parts/SplitFacts';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { Muted, Note } from '../../../../ui/Text/Text';
import styles from './PayoffCalculator.module.css';
import { Row } from '../../../../ui/Stack/Stack';

interface Props {
  book: LoanBook;
  /** The gateway's day: the first that can be asked for. */
  today: string;
}

/** A day that is over is refused in words, beside the figure. */
const field = date({ required: true });

/** What would close the loan on a day, by parts, with how long the figure holds and what an early return needs. */
export function PayoffCalculator({ book, today }: Props) {
  const translate = useTranslate();
  const form = useForm({ defaultValues: { payoffDate: today } });
  const { Input } = kindViews[field.kind.name];
  return (
    <Card title={translate('loanPage.payoff.title')} data-no-print>
      <FormProvider {...form}>
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <Input
            field={field}
            source="payoffDate"
            label={translate('loanPage.payoff.date')}
            resource="loans"
          />
        </Suspense>
        <Figure book={book} today={today} />
      </FormProvider>
    </Card>
  );
}

function Figure({ book, today }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const day: unknown = useWatch({ name: 'payoffDate' });
  const payoff = useMemo(
    () => (typeof day === 'string' && isDay(day) && day >= today ? payoffOn(book, day) : undefined),
    [book, day, today],
  );
  if (!payoff) return <p role="status">{translate('loanPage.payoff.choose')}</p>;
  const early = book.rows.some((row) => row.state === 'UNPAID' && row.dueDate > payoff.date);
  return (
    <>
      <Row as="p" between pad="8px 0" role="status">
        <Muted>{heading(translate('loanPage.payoff.total'))}</Muted>
        <b className={styles.total} title={payoff.total}>
          {formatMoney(payoff.total)}
        </b>
      </Row>
      <SplitFacts
        split={payoff.parts}
        parts={heldParts([payoff.parts])}
        title={translate('loanPage.payoff.parts')}
      />
      {compareMoney(payoff.released, 0) === 1 && (
        <Note>
          {heading(translate('loanPage.payoff.released'))}: {formatMoney(payoff.released)}
        </Note>
      )}
      <Note>{translate('loanPage.payoff.valid', { time: payoff.validUntil })}</Note>
      {early && <Note>{translate('loanPage.payoff.consent')}</Note>}
    </>
  );
}
