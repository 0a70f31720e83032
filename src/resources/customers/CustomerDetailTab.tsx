import { useRecordContext } from 'ra-core';
import { RecordSections } from '../../crud/record/RecordSections';
import { anyEntity } from '../../entity/entity';
import customers from './customers';

const entity = anyEntity(customers);

/** Every fact about the customer, by section. */
export function CustomerDetailTab() {
  const record = useRecordContext();
  return record ? <RecordSections entity={entity} record={record} /> : null;
}
