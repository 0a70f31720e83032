import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { useFieldLabel } from '../../../crud/useLabels';
import { useMay } from '../../../crud/useMay';
import { listed, manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { KeyFacts } from '../../../ui/base/KeyFacts';
import type { ContractRecord } from '../ContractRecord';
import contract from '../contract';
import { ContractDocument } from '../show/ContractDocument';
import { OnlineSteps } from './OnlineSteps';
import '../contracts.css';

const entity = contract;
const FACTS = ['type', 'limit', 'version', 'customerName', 'regnum'] as const;

/** One online contract: where it stands, and its document to read and print. */
export function OnlineContractCard({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  const may = useMay();
  const number = record.contractNumber ?? String(record.id);
  const address = recordPath('contract', 'show', record.id);
  const opens = address && may(listed(manifestFor('contract')?.access.show));
  return (
    <section className="u-card" aria-label={number}>
      <header className="u-section-head u-page-head">
        <h2 className="u-card-title">
          {opens ? (
            <Link className="u-link" to={address}>
              {number}
            </Link>
          ) : (
            number
          )}{' '}
          <FieldValue entity={entity} field="state" record={record} />
        </h2>
        {may('online-contract:list') && (
          <Link className="u-button" to={`/online/contract/update?id=${record.id}`}>
            {translate('contracts.online.update')}
          </Link>
        )}
      </header>
      <div className="u-section-body">
        <KeyFacts
          facts={FACTS.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
        <h3 className="u-card-title contract-part">{translate('contracts.online.steps')}</h3>
        <OnlineSteps record={record} />
        <h3 className="u-card-title contract-part">{translate('contracts.online.document')}</h3>
        <ContractDocument id={record.id} number={number} />
      </div>
    </section>
  );
}
