import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatMoney } from '../../../../domain/money';
import { KeyFacts } from '../../../../ui/Facts/KeyFacts';
import { BeforeAfterSchedule } from '../parts/BeforeAfterSchedule';
import { Card } from '../../../../framework/parts/Card';
import { Person } from '../../../../framework/parts/Person';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { CardBody } from '../../../../ui/Card/Card';
import type { Loan } from '../useLoanFigures';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type Rescheduling } from '../api';

/** Extensions: who, when, for how much, and the schedule before and after each (docs/domain/lending.md 9.1). */
export const LoanExtendTab = () => <Reschedulings part="extensions" />;

/** Renewals of the overdue schedule, in the same way (docs/domain/lending.md 10.1). */
export const LoanRenewTab = () => <Reschedulings part="renewals" />;

function Reschedulings({ part }: { part: 'extensions' | 'renewals' }) {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const read = useRecordPart('loans', loanParts[part], loan?.id);
  return (
    <QueryBoundary
      read={read}
      isEmpty={(rows) => rows.length === 0}
      empty={{ title: translate(`loanPage.${part}.none`) }}
    >
      {(rows) => (
        <>
          {rows.map((row, index) => (
            <One
              key={row.id}
              row={row}
              title={translate(`loanPage.${part}.one`, { number: rows.length - index })}
            />
          ))}
        </>
      )}
    </QueryBoundary>
  );
}

function One({ row, title }: { row: Rescheduling; title: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const facts = [
    ['date', row.date],
    ['by', <Person key="by" id={row.by} />],
    ['origin', translate(`loanPage.rescheduling.origins.${row.origin}`)],
    ['fee', formatMoney(row.fee)],
    ['paid', formatMoney(row.paid)],
  ] as const;
  const headOf = (key: (typeof facts)[number][0]) => {
    const text = translate(`loanPage.rescheduling.${key}`);
    return key === 'fee' || key === 'paid' ? heading(text) : text;
  };
  return (
    <Card title={title} flush>
      <CardBody>
        <KeyFacts
          facts={facts.map(([key, value]) => ({
            key,
            label: headOf(key),
            value,
          }))}
        />
      </CardBody>
      <BeforeAfterSchedule
        before={row.before}
        after={row.after}
        date={row.date}
        paid={row.paid}
        caption={title}
      />
    </Card>
  );
}
