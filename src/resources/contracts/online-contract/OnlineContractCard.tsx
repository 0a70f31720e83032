import { useTranslate } from 'ra-core';

import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { listed, manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import type { ContractRecord } from '../contract/ContractRecord';
import contract from '../contract/contract.entity';
import { ContractDocument } from '../contract/show/ContractDocument';
import { OnlineSteps } from './OnlineSteps';
import styles from './OnlineContractCard.module.css';
import { CardBody, CardTitle, Surface } from '../../../ui/Card/Card';
import { PageHead } from '../../../ui/Page/Page';
import { Link } from '../../../ui/Link/Link';
import { Button } from '../../../ui/Button/Button';
import cardStyles from '../../../ui/Card/Card.module.css';

const entity = contract;
const FACTS = ['type', 'limit', 'version', 'customerName', 'regnum'] as const;

/** One online contract: its step, and its document to read and print. */
export function OnlineContractCard({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const label = useFieldLabel('contract');
  const may = useMay();
  const number = record.contractNumber ?? String(record.id);
  const address = recordPath('contract', 'show', record.id);
  const opens = address && may(listed(manifestFor('contract')?.access.show));
  return (
    <Surface as="section" aria-label={number}>
      <PageHead className={cardStyles.head}>
        <CardTitle>
          {opens ? <Link to={address}>{number}</Link> : number}{' '}
          <FieldValue entity={entity} field="state" record={record} />
        </CardTitle>
        {may('online-contract:list') && (
          <Button to={`/online/contract/update?id=${record.id}`}>
            {translate('contracts.online.update')}
          </Button>
        )}
      </PageHead>
      <CardBody>
        <KeyFacts
          facts={FACTS.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
        <CardTitle as="h3" className={styles.part}>
          {translate('contracts.online.steps')}
        </CardTitle>
        <OnlineSteps record={record} />
        <CardTitle as="h3" className={styles.part}>
          {translate('contracts.online.document')}
        </CardTitle>
        <ContractDocument id={record.id} number={number} />
      </CardBody>
    </Surface>
  );
}
