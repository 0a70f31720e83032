import { useRecordContext, useTranslate } from 'ra-core';
import { FieldValue } from '../../../../framework/FieldValue';
import { Chip } from '../../../../ui/Chip/Chip';
import entity from '../contract.entity';
import type { ContractRecord } from '../ContractRecord';

/** Beside the number: the contract's state, and what else it is for good: ceded to another lender, archived. */
export function ContractStatusBadges() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <FieldValue entity={entity} field="state" record={record} />
      {record.isCessioned && <Chip tone="info">{translate('resources.contract.views.ceded')}</Chip>}
      {record.isArchive && <Chip>{translate('resources.contract.views.archived')}</Chip>}
    </>
  );
}
