import { useRecordContext } from 'ra-core';

import { FieldValue } from '../../../framework/FieldValue';
import type { AnyEntity } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { Link } from '../../../ui/Link/Link';

interface Props<E extends AnyEntity> {
  entity: E;
  /** Fields of the record that are shown after the customer. */
  fields: readonly (keyof E['fields'] & string)[];
}

/** The line under a record's name: whose it is, as a way there, and a few facts. */
export function OwnerSubtitle<E extends AnyEntity>({ entity, fields }: Props<E>) {
  const record = useRecordContext();
  if (!record) return null;
  const address = recordPath('customers', 'show', record.customerId as number);
  const name = String(record.customerName ?? record.customerId);
  return (
    <>
      {address ? <Link to={address}>{name}</Link> : <span>{name}</span>}
      {fields
        .filter((field) => record[field])
        .map((field) => (
          <span key={field}>
            <FieldValue entity={entity} field={field} record={record} place="page" />
          </span>
        ))}
    </>
  );
}
