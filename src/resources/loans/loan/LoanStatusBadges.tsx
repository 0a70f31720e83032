import { useRecordContext } from 'ra-core';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import entity from './loan.entity';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import type { Loan } from './useLoanFigures';

/** Beside the loan's code, to be copied: its state. Days past due and the class are facts of the head. */
export function LoanStatusBadges() {
  const loan = useRecordContext<Loan>();
  const label = useFieldLabel('loans');
  if (!loan) return null;
  return (
    <>
      {loan.code && <CopyButton value={loan.code} label={label('code')} />}
      <FieldValue entity={entity} field="state" record={loan} />
    </>
  );
}
