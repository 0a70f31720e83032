import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldHeading } from '../../../framework/useLabels';
import { ContractState } from '../../../domain/enums/contracts';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { type RecordOf } from '../../../entity/entity';
import type { StudentGuaranteeFacts } from './lifecycle';
import entity from './studentGuarantee.entity';
import { DiffTable } from '../../../ui/DiffTable/DiffTable';
import { MoneyText } from '../../../ui/Text/MoneyText';

type StudentContract = RecordOf<typeof entity> & { facts?: StudentGuaranteeFacts };

/**
 * What a cancellation changes: state, limit, and that nobody is liable any more (docs/domain/contracts.md 7.1;
 * docs/domain/lending.md 14.1).
 */
export function StudentCancelPreview({ record }: { record: StudentContract }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const { state, limit, liabilityTotal, facts } = record;
  const stateText = (value: ContractState) => translate(labelKeyOf(ContractState, value));
  return (
    <DiffTable
      rows={[
        {
          label: label('state'),
          before: state && stateText(state),
          after: stateText('Canceled'),
        },
        {
          label: label('limit'),
          before: <MoneyText value={limit} />,
          after: <MoneyText value="0" />,
        },
        {
          label: label('liabilityTotal'),
          before: <MoneyText value={liabilityTotal} />,
          after: <MoneyText value="0" />,
        },
        {
          label: translate('contracts.cancel.open_loans'),
          before: facts?.openLoans ?? null,
          after: 0,
        },
      ]}
    />
  );
}
