import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { incomeFormula } from '../../../domain/income/formula';
import { formatMoney, formatPercent } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import type { EntityPages } from '../../../framework/loadEntity';
import { useFieldHeading } from '../../../framework/useLabels';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import entity from './incomeMargin.entity';

/** The month by which an example is calculated, tögrög. */
const EXAMPLE = [{ month: '', amount: '1000000.00' }];

const approvedBy = (margin: number | null | undefined): string | null =>
  incomeFormula(EXAMPLE, margin)?.approved ?? null;

/** What the margin was and becomes, what a month then counts, and which incomes keep theirs. */
function MarginPreview({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const margin = useWatch<{ margin?: number | null }, 'margin'>({ name: 'margin' });
  const after = approvedBy(margin);
  return (
    <Stack gap={12}>
      {after !== null && margin !== record.margin && (
        <DiffTable
          rows={[
            {
              label: heading('margin'),
              before: formatPercent(record.margin),
              after: formatPercent(margin),
            },
            {
              label: translate('incomeMargin.example', { amount: formatMoney(EXAMPLE[0].amount) }),
              before: formatMoney(approvedBy(record.margin)),
              after: formatMoney(after),
            },
          ]}
        />
      )}
      <Note>
        {translate('incomeMargin.kept', {
          waiting: formatCount(record.waiting ?? 0),
          approved: formatCount(record.approved ?? 0),
        })}
      </Note>
    </Stack>
  );
}

/** Margins of incomes: the change with what it makes of an income. */
export const pages: EntityPages<typeof entity> = { previews: { change: MarginPreview } };
