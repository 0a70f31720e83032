import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { recordPath } from '../../../entity/paths';
import { CopyButton } from '../../../ui/base/CopyButton';
import entity from '../contract';
import type { ContractRecord } from '../ContractRecord';

/** Whose contract it is. */
export function ContractSubtitle() {
  const record = useRecordContext<ContractRecord>();
  if (!record) return null;
  const address = recordPath('customers', 'show', record.customerId);
  const name = record.customerName ?? String(record.customerId);
  return (
    <>
      {address ? (
        <Link className="u-link" to={address}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {record.regnum && (
        <span>
          <FieldValue entity={entity} field="regnum" record={record} place="page" />
        </span>
      )}
      <CopyButton value={record.contractNumber ?? ''} />
    </>
  );
}
