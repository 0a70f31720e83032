import { useGetOne } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { ContractState } from '../../../../domain/enums/contracts';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import { useFieldHeading } from '../../../../framework/useLabels';
import { DiffTable } from '../../../../ui/DiffTable/DiffTable';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import type { ContractRecord } from '../ContractRecord';
import entity from '../contract.entity';
import { cancelledCode } from '../../../../domain/contracts/cancelledCode';

/**
 * What a cancellation changes: state, limit, the customer's code; no loan may be open (docs/domain/contracts.md 7.1).
 */
export function CancelPreview({ record: contract }: { record: ContractRecord }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const { data: customer } = useGetOne('customers', { id: contract.customerId }, { retry: false });
  const stateText = (state: ContractState) => translate(labelKeyOf(ContractState, state));
  return (
    <>
      <DiffTable
        rows={[
          {
            label: label('state'),
            before: contract.state && stateText(contract.state),
            after: stateText('Canceled'),
          },
          {
            label: label('limit'),
            before: <MoneyText value={contract.limit} />,
            after: <MoneyText value="0" />,
          },
          {
            label: translate('contracts.cancel.open_loans'),
            before: contract.facts?.openLoans ?? null,
            after: 0,
          },
          {
            label: translate('contracts.cancel.customer_code'),
            before: (customer?.state as number | undefined) ?? null,
            after: cancelledCode(contract.type),
          },
        ]}
      />
      <p>{translate('contracts.cancel.note')}</p>
    </>
  );
}
