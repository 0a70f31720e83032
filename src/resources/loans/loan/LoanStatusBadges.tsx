import { useRecordContext, useTranslate } from 'ra-core';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import entity from './loan.entity';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import { Chip } from '../../../ui/Chip/Chip';
import type { Loan } from './useLoanFigures';

/** The loan's code to copy, its state, what it is beside that (due today, overdue, extended), and its class. */
export function LoanStatusBadges() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  if (!loan) return null;
  const value = (field: keyof typeof entity.fields) => (
    <FieldValue entity={entity} field={field} record={loan} />
  );
  return (
    <>
      {loan.code && <CopyButton value={loan.code} label={label('code')} />}
      {value('state')}
      {loan.closeReason && value('closeReason')}
      {loan.derivedState === 'OVERDUE' ? (
        <Chip tone="danger">
          {translate('date.days_exceeded', { smart_count: loan.overdueDays ?? 0 })}
        </Chip>
      ) : (
        loan.derivedState === 'DUE_TODAY' && value('derivedState')
      )}
      {loan.isExtended && <Chip tone="info">{translate('loanPage.extended')}</Chip>}
      {loan.classification && value('classification')}
    </>
  );
}
