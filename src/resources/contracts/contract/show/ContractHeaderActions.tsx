import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../../i18n/useTranslate';
import { useMay } from '../../../../framework/useMay';
import type { ContractRecord } from '../ContractRecord';
import { Button } from '../../../../ui/Button/Button';

/** From an online contract to the customer's online page. */
export function ContractHeaderActions() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  const may = useMay();
  if (!record?.isOnline || !may(['online-contract:list', 'online-contract-own:list'])) return null;
  return (
    <Button to={`/online/contract?customerId=${record.customerId}`}>
      {translate('contracts.online.open')}
    </Button>
  );
}
