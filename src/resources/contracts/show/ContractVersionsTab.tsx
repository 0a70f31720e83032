import { useRecordContext, useTranslate } from 'ra-core';
import type { ContractRecord } from '../ContractRecord';
import { ContractDocument } from './ContractDocument';

/** The document of the contract, version by version. */
export function ContractVersionsTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <section className="u-card">
      <header className="u-section-head">
        <h2 className="u-card-title">{translate('enums.ContractTab.versions')}</h2>
      </header>
      <div className="u-section-body">
        <ContractDocument id={record.id} number={record.contractNumber ?? String(record.id)} />
      </div>
    </section>
  );
}
