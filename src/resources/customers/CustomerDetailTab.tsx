import { useRecordContext } from 'ra-core';
import { RecordSections } from '../../crud/record/RecordSections';
import entity from './customers';
import { FamilyCard } from './people/FamilyCard';
import type { RecordOf } from '../../entity/entity';

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
