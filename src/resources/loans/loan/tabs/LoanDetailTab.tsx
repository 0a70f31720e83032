import { lazy, Suspense } from 'react';
import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { FieldValue } from '../../../../framework/FieldValue';
import { isSettled } from '../../../../domain/lending/LoanBook';
import { LoanCourtCard } from '../../court-record/LoanCourtCard';
import { DueCard } from './DueCard';
import entity from '../loan.entity';
import { CustomerLink } from '../LoanSubtitle';
import { Card } from '../../../../framework/parts/Card';
import { Facts, type Fact } from '../../../../ui/Facts/Facts';
import { useLoanHeading } from '../parts/useLoanHeading';
import { ParticipantsCard } from './ParticipantsCard';
import { PayoffCalculator } from './PayoffCalculator';
import { LoanStatusCard } from './LoanStatusCard';
import { useLoanFigures, type Loan } from '../useLoanFigures';
import { useLoanHistory } from '../useLoanHistory';
import { CardFlow } from '../../../../ui/Card/Card';
import { lazyRetry } from '../../../../ui/lazyRetry';

// The first facts do not wait for what draws.
const BalanceChart = lazy(
  lazyRetry(() =>
    import('../parts/BalanceChart').then((module) => ({ default: module.BalanceChart })),
  ),
);

// Few loans have notices: the others do not wait for what prints them.
const NoticeCard = lazy(
  lazyRetry(() =>
    import('../../../settings/document/NoticeCard').then((module) => ({
      default: module.NoticeCard,
    })),
  ),
);

/** Facts about the terms and about the people; those without a value are left out where they say nothing. */
const PRODUCT = ['product', 'productType', 'purpose', 'interestRate'] as const;
const TERMS = [
  'chartType',
  'paymentOption',
  'fee',
  'feeInAdvance',
  'isExtendable',
  'contractId',
  'lendedDate',
  'transactionType',
] as const;
const PEOPLE = ['regnum', 'phone', 'customerType', 'participateType'] as const;

/**
 * Everything about the loan in groups: what is due and in which parts, how the balance went, and what would close it
 * (docs/domain/lending.md 16.1).
 */
export function LoanDetailTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const label = useLoanHeading();
  const { book, repayments, account } = useLoanFigures(loan?.id);
  const history = useLoanHistory(loan?.id);
  if (!loan) return null;
  const known = (names: readonly (keyof typeof entity.fields)[]): Fact[] =>
    names.map((name) => [
      label(name),
      loan[name] === null || loan[name] === undefined ? undefined : (
        <FieldValue entity={entity} field={name} record={loan} place="page" />
      ),
    ]);
  return (
    <CardFlow>
      <DueCard loan={loan} read={book} />
      <LoanStatusCard loan={loan} book={book.data} lastPaid={repayments.data?.at(0)?.date} />
      {book.data?.book && account.data && (
        <Suspense>
          <BalanceChart
            loan={loan}
            book={book.data.book}
            movements={account.data.movements}
            history={history.data ?? []}
            today={book.data.today}
          />
        </Suspense>
      )}
      <Card title={translate('loanPage.detail.people')}>
        <Facts
          facts={[
            [label('customer'), <CustomerLink key="customer" loan={loan} />],
            ...known(PEOPLE),
          ]}
        />
      </Card>
      {book.data?.book && !isSettled(book.data.book) && (
        <PayoffCalculator book={book.data.book} today={book.data.today} />
      )}
      <LoanCourtCard id={loan.id} />
      <Card title={translate('loanPage.detail.terms')}>
        <Facts
          facts={[
            ...known(PRODUCT),
            [
              label('duration'),
              translate(loan.termUnit === 'MONTH' ? 'unit.months' : 'unit.days', {
                smart_count: loan.duration,
              }),
            ],
            ...known(TERMS),
          ]}
        />
      </Card>
      <ParticipantsCard loan={loan} />
      <Suspense>
        <NoticeCard list="loans" record={loan} name={String(loan.code)} />
      </Suspense>
    </CardFlow>
  );
}
