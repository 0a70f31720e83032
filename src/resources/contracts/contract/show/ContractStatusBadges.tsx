import { useRecordContext } from 'ra-core';
import { FieldValue } from '../../../../framework/FieldValue';
import { useFieldLabel } from '../../../../framework/useLabels';
import { CopyButton } from '../../../../ui/CopyButton/CopyButton';
import type { ContractRecord } from '../ContractRecord';
import entity from '../contract.entity';

/** Beside the contract's number, to be copied: its state. */
export function ContractStatusBadges() {
  const record = useRecordContext<ContractRecord>();
  const label = useFieldLabel(entity.name);
  if (!record) return null;
  return (
    <>
      {record.contractNumber && (
        <CopyButton value={record.contractNumber} label={label('contractNumber')} />
      )}
      <FieldValue entity={entity} field="state" record={record} />
    </>
  );
}
