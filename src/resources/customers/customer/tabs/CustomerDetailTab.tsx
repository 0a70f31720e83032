import { useRecordContext } from 'ra-core';
import { RecordSections } from '../../../../framework/record/RecordSections';
import entity from '../customer.entity';
import { FamilyCard } from '../../family-relation/FamilyCard';
import type { RecordOf } from '../../../../entity/entity';

/** Every fact about the customer, by section. */
export function CustomerDetailTab() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  if (!record) return null;
  return (
    <>
      {record.type !== 'COMPANY' && <FamilyCard customer={record} />}
      <RecordSections entity={entity} record={record} />
    </>
  );
}
