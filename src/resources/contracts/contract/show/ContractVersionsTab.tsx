import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { ContractRecord } from '../ContractRecord';
import { ContractDocument } from './ContractDocument';
import { CardBody, CardHead, CardTitle, Surface } from '../../../../ui/Card/Card';

/** The document of the contract, version by version. */
export function ContractVersionsTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <Surface as="section">
      <CardHead>
        <CardTitle>{translate('resources.contract.tabs.versions')}</CardTitle>
      </CardHead>
      <CardBody>
        <ContractDocument id={record.id} number={record.contractNumber ?? String(record.id)} />
      </CardBody>
    </Surface>
  );
}
