import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../../../crud/useLabels';
import { previewOf, type ViewProps } from './ActPreview';
import { ChangeTable } from './ChangeTable';
import { LoanValue } from './LoanValue';
import { reckonClass, type ClassChange } from './reckonRepair';

function View({ result: { before, after, isBetter } }: ViewProps<ClassChange>) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  return (
    <>
      <ChangeTable
        changes={[
          [
            label('classification'),
            <LoanValue key="before" field="classification" value={before} />,
            <LoanValue key="after" field="classification" value={after} />,
          ],
        ]}
      />
      <p className="u-notice" role={isBetter ? undefined : 'alert'}>
        {translate(isBetter ? 'loanActs.class.until' : 'loanActs.class.not_better')}
      </p>
    </>
  );
}

/** T17: the class before and after, and how long the upgrade holds. */
export const ClassPreview = previewOf(reckonClass, View);
