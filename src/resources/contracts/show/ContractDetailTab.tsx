import { useRecordContext, useTranslate } from 'ra-core';
import { RecordSections } from '../../../crud/record/RecordSections';
import entity from '../contract';
import type { ContractRecord } from '../ContractRecord';
import { GateBoard } from '../create/GateBoard';

/** Every fact about the contract, and the gates as they were when it was made. */
export function ContractDetailTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <section className="u-card">
        <header className="u-section-head">
          <h2 className="u-card-title">{translate('contracts.gates.at_making')}</h2>
        </header>
        <div className="u-section-body">
          {record.gates && record.gates.length > 0 ? (
            <GateBoard gates={record.gates} />
          ) : (
            <p className="u-muted">{translate('contracts.gates.none_kept')}</p>
          )}
        </div>
      </section>
    </>
  );
}
