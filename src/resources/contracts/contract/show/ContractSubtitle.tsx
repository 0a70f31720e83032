import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../../i18n/useTranslate';
import { FieldValue } from '../../../../framework/FieldValue';
import { recordPath } from '../../../../entity/paths';
import entity from '../contract.entity';
import type { ContractRecord } from '../ContractRecord';
import { Link } from '../../../../ui/Link/Link';

/** Whose contract it is, and what it is for good beside its state: ceded to another lender, archived. */
export function ContractSubtitle() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const address = recordPath('customers', 'show', record.customerId);
  const name = record.customerName ?? String(record.customerId);
  return (
    <>
      {address ? <Link to={address}>{name}</Link> : <span>{name}</span>}
      {record.regnum && (
        <span>
          <FieldValue entity={entity} field="regnum" record={record} place="page" />
        </span>
      )}
      {record.isCessioned && <span>{translate('resources.contract.views.ceded')}</span>}
      {record.isArchive && <span>{translate('resources.contract.views.archived')}</span>}
    </>
  );
}
