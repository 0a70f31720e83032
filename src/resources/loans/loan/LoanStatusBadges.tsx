import { useRecordContext } from 'ra-core';
import { AssetClassification, LoanState } from '../../../domain/enums/loans';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { useTranslate } from '../../../i18n/useTranslate';
import { Chip } from '../../../ui/Chip/Chip';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import entity from './loan.entity';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import type { Loan } from './useLoanFigures';

/** Beside the loan's code, to be copied: its state, and how late it is in the colour of its class: a late loan is not calm. */
export function LoanStatusBadges() {
  const loan = useRecordContext<Loan>();
  const label = useFieldLabel('loans');
  const translate = useTranslate();
  if (!loan) return null;
  return (
    <>
      {loan.code && <CopyButton value={loan.code} label={label('code')} />}
      {loan.state === 'LOAN_ONGOING' && loan.overdueDays ? (
        <Chip tone={toneOf(AssetClassification, loan.classification)}>
          {translate('loanPage.standing', {
            state: translate(labelKeyOf(LoanState, loan.state)),
            smart_count: loan.overdueDays,
          })}
        </Chip>
      ) : (
        <FieldValue entity={entity} field="state" record={loan} />
      )}
    </>
  );
}
