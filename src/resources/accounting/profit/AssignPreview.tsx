import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { leftOf } from '../../../domain/matching/parts';
import { formatMoney } from '../../../domain/money';
import { loadEntity } from '../../../framework/loadEntity';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { partsOf } from './lifecycle';
import { PartPreviews, usePartPreviews } from './PartPreviews';
import type { Profit } from './Profit';

/** In the dialog of the assignment: what is left over, and what each part does to its loan. */
export function AssignPreview({ record }: { record: Profit }) {
  use(loadEntity('loans'));
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const parts = partsOf(useWatch({ name: 'parts' }));
  const read = usePartPreviews(record.id, parts);
  return (
    <>
      <Facts
        facts={[
          [heading(translate('profit.left')), formatMoney(leftOf(record.amount ?? '0', parts))],
        ]}
      />
      {(read.data ?? read.error) && <PartPreviews read={read} />}
    </>
  );
}
