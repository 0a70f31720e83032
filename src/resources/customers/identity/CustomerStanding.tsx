import { useRecordContext, type RaRecord } from 'ra-core';
import { FieldValue } from '../../../crud/FieldValue';
import { isBlank } from '../../../entity/Field';
import entity from '../customers';

/** Beside the name: where registration stands, the level, and the identity of a citizen. */
export function CustomerStanding() {
  const customer = useRecordContext<RaRecord>();
  if (!customer) return null;
  const fields = ['state', 'level', ...(customer.type === 'COMPANY' ? [] : ['verificationState'])];
  return (
    <>
      {fields
        .filter((field) => !isBlank(customer[field]))
        .map((field) => (
          <FieldValue key={field} entity={entity} field={field} record={customer} />
        ))}
    </>
  );
}
