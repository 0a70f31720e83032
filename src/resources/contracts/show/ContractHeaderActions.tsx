import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMay } from '../../../crud/useMay';
import type { ContractRecord } from '../ContractRecord';

/** From an online contract to the customer's online page. */
export function ContractHeaderActions() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  const may = useMay();
  if (!record?.isOnline || !may(['online-contract:list', 'online-contract-own:list'])) return null;
  return (
    <Link className="u-button" to={`/online/contract?customerId=${record.customerId}`}>
      {translate('contracts.online.open')}
    </Link>
  );
}
