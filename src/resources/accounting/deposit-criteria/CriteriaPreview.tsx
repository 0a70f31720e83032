import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import entity from './depositCriteria.entity';

interface Typed {
  nextPaymentMinDay?: number | null;
  minBalance?: string | null;
}

/** Both criteria before and after. */
export function CriteriaPreview({ record }: { record: RecordOf<typeof entity> }) {
  const heading = useFieldHeading(entity);
  const typed = useWatch<Typed>();
  return (
    <DiffTable
      rows={[
        {
          label: heading('nextPaymentMinDay'),
          before: record.nextPaymentMinDay,
          after: typed.nextPaymentMinDay,
        },
        {
          label: heading('minBalance'),
          before: formatMoney(record.minBalance),
          after: formatMoney(typed.minBalance),
        },
      ]}
    />
  );
}
