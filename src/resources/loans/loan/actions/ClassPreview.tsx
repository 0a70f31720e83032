import { useTranslate } from '../../../../i18n/useTranslate';
import { useFieldLabel } from '../../../../framework/useLabels';
import { previewOf, type ViewProps } from './ActionPreview';
import { DiffTable } from '../../../../ui/DiffTable/DiffTable';
import { LoanValue } from './LoanValue';
import { calculateClass, type ClassChange } from './calculateRepair';
import { Notice } from '../../../../ui/Notice/Notice';

function View({ result: { before, after, isBetter } }: ViewProps<ClassChange>) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  return (
    <>
      <DiffTable
        rows={[
          {
            label: label('classification'),
            before: <LoanValue field="classification" value={before} />,
            after: <LoanValue field="classification" value={after} />,
          },
        ]}
      />
      <Notice role={isBetter ? undefined : 'alert'}>
        {translate(isBetter ? 'loanActions.class.until' : 'loanActions.class.not_better')}
      </Notice>
    </>
  );
}

/** T17: the class before and after, and how long the upgrade holds. */
export const ClassPreview = previewOf(calculateClass, View);
