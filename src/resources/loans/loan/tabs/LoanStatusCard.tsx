import { useTranslate } from '../../../../i18n/useTranslate';
import { FieldValue } from '../../../../framework/FieldValue';
import { daysBetween } from '../../../../domain/dates';
import { classOf } from '../../../../domain/lending/classOf';
import { checkClass } from '../../../../domain/reconcile/classCheck';
import { CAUSE_KEYS } from '../../../../domain/reconcile/checks';
import entity from '../loan.entity';
import { Card } from '../../../../framework/parts/Card';
import { Facts, type Fact } from '../../../../ui/Facts/Facts';
import { useLoanHeading } from '../parts/useLoanHeading';
import type { Loan } from '../useLoanFigures';
import type { LoanBookAnswer } from '../api';
import { Row } from '../../../../ui/Stack/Stack';
import { Muted } from '../../../../ui/Text/Text';

const PLAIN = [
  'closeReason',
  'closedDate',
  'source',
  'batchCode',
  'tenant',
  'createdAt',
  'createdBy',
] as const;

interface Props {
  loan: Loan;
  book: LoanBookAnswer | undefined;
  /** Value date of the newest receipt. */
  lastPaid: string | undefined;
}

/**
 * The status of the loan beside its state: class as stored and as calculated today, and the two counts of days by their full
 * names: days past due, and days since the last payment (docs/domain/lending.md 6.3).
 */
export function LoanStatusCard({ loan, book, lastPaid }: Props) {
  const translate = useTranslate();
  const label = useLoanHeading();
  const value = (field: keyof typeof entity.fields) => (
    <FieldValue entity={entity} field={field} record={loan} place="page" />
  );
  const known = (field: keyof typeof entity.fields): Fact => [
    label(field),
    loan[field] === null || loan[field] === undefined ? undefined : value(field),
  ];
  const days = (count: number | undefined) =>
    count === undefined ? undefined : translate('unit.days', { smart_count: count });
  const sincePaid = book && lastPaid ? daysBetween(lastPaid, book.today) : undefined;
  return (
    <Card title={translate('loanPage.detail.standing')}>
      <Facts
        facts={[
          known('derivedState'),
          [
            label('classification'),
            loan.classification && (
              <Row key="class" as="span">
                {value('classification')} <ComputedClass loan={loan} book={book} />
              </Row>
            ),
          ],
          [translate('loanPage.detail.days_past_due'), days(loan.overdueDays ?? undefined)],
          [translate('loanPage.detail.days_since_payment'), days(sincePaid)],
          ...PLAIN.map(known),
        ]}
      />
    </Card>
  );
}

/** The class that today's figures give, where it is not the stored one, with the cause. */
function ComputedClass({ loan, book }: Pick<Props, 'loan' | 'book'>) {
  const translate = useTranslate();
  if (!book?.book || !book.classes) return null;
  const { assetClass, daysPastDue } = classOf(book.book, book.today);
  if (assetClass === loan.classification) return null;
  const { cause } = checkClass({ ...book.classes, daysPastDue });
  return (
    <span>
      {translate('loanPage.detail.computed')}{' '}
      <FieldValue entity={entity} field="classification" record={{ classification: assetClass }} />
      {cause && <Muted> {translate(CAUSE_KEYS[cause])}</Muted>}
    </span>
  );
}
