import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { listed, manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import type { ContractRecord } from '../contract/ContractRecord';
import contract from '../contract/contract.entity';
import { ContractDocument } from '../contract/show/ContractDocument';
import { OnlineSteps } from './OnlineSteps';
import { CardHead, CardBody, CardTitle, Surface } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { Button } from '../../../ui/Button/Button';
import { Subtitle } from '../../../ui/Text/Text';

const entity = contract;
const FACTS = ['type', 'limit', 'version', 'customerName', 'regnum'] as const;

interface Props {
  record: ContractRecord;
  /** Without those that stand beside it. */
  facts?: readonly (typeof FACTS)[number][];
}

/** One online contract: its step, and its document to read and print. */
export function OnlineContractCard({ record, facts = FACTS }: Props) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const may = useMay();
  const number = record.contractNumber ?? String(record.id);
  const address = recordPath('contract', 'show', record.id);
  const opens = address && may(listed(manifestFor('contract')?.access.show));
  return (
    <Surface as="section" aria-label={number}>
      <CardHead>
        <CardTitle>
          {opens ? <Link to={address}>{number}</Link> : number}{' '}
          <FieldValue entity={entity} field="state" record={record} />
        </CardTitle>
        {may('online-contract:list') && (
          <Button to={`/online/contract/update?id=${record.id}`}>
            {translate('contracts.online.update')}
          </Button>
        )}
      </CardHead>
      <CardBody>
        <KeyFacts
          facts={facts.map((field) => ({
            key: field,
            label: label(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          }))}
        />
        <Subtitle>{translate('contracts.online.steps')}</Subtitle>
        <OnlineSteps record={record} />
        <Subtitle>{translate('contracts.online.document')}</Subtitle>
        <ContractDocument id={record.id} number={number} />
      </CardBody>
    </Surface>
  );
}
