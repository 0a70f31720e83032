import { useGetOne } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { displayError } from '../../../../framework/record/displayError';
import { ContractType } from '../../../../domain/enums/contracts';
import { labelKeyOf } from '../../../../domain/enums/readEnum';
import { represent } from '../../../../entity/represent';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog/ConfirmDialog';
import type { ContractDraft } from './ContractDraft';
import { DraftDocument } from './DraftDocument';
import { useMaking } from './useMaking';

interface Props {
  draft: ContractDraft;
  onClose: () => void;
}

/** Yes or no before a contract is made (docs/domain/contracts.md 2.1, 3.1: contract creation needs confirmation). */
export function MakeDialog({ draft, onClose }: Props) {
  const translate = useTranslate();
  const { make, onUnknown } = useMaking(draft);
  const id = draft.customerId ?? 0;
  const { data: customer } = useGetOne('customers', { id }, { retry: false });
  return (
    <ConfirmDialog
      open
      kind="yes-no"
      title={translate('confirm.contract_create')}
      confirmLabel={translate('contracts.create.make')}
      tell={(error) => displayError(error, translate)}
      onUnknown={onUnknown}
      onConfirm={make}
      onClose={onClose}
    >
      {translate('contracts.create.question', {
        type: translate(labelKeyOf(ContractType, draft.type ?? 'LEND')),
        customer: customer ? represent('customers', customer) : String(id),
      })}
      <DraftDocument draft={draft} />
    </ConfirmDialog>
  );
}
