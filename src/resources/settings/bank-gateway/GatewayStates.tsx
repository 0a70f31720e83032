import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { BankGatewayState } from '../../../domain/enums/settings';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { ActionButton } from '../../../framework/record/ActionButton';
import { useFieldHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Facts } from '../../../ui/Facts/Facts';
import { Columns, Row } from '../../../ui/Stack/Stack';
import { Tile } from '../../../ui/Tile/Tile';
import entity from './bankGateway.entity';
import styles from './GatewayStates.module.css';

type Gateway = RecordOf<typeof entity>;

/** The most accounts that a lender has at banks. */
const MOST = 100;
const FACTS = [
  'tenant',
  'changedAt',
  'changedBy',
  'waitingCount',
  'waitingAmount',
  'awaitedCount',
  'awaitedAmount',
] as const;
/** What says something of a stopped one alone. */
const OF_STOPPED: readonly string[] = [
  'changedBy',
  'waitingCount',
  'waitingAmount',
  'awaitedCount',
  'awaitedAmount',
];

/** The gateways of the lender's banks: which work, what waits for them, and the way to stop one and to start it. */
export function GatewayStates() {
  // Loaded with the list, so that the dialogs of its actions are there when they are asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Gateway>(
    entity.name,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'name', order: 'ASC' },
    },
    { retry: false },
  );
  const stopped = (data ?? []).filter(({ state }) => state === 'STOPPED').length;
  return (
    <Card
      title={translate('bankGateway.title')}
      read={{ data, error: error as ReadFailure | null, refetch }}
      aside={
        data && (
          <Chip tone={stopped === 0 ? 'success' : 'danger'}>
            {stopped === 0
              ? translate('bankGateway.all_work')
              : translate('bankGateway.stopped', { smart_count: stopped })}
          </Chip>
        )
      }
    >
      <Columns min={300} fill>
        {(data ?? []).map((gateway) => (
          <OneGateway key={gateway.id} gateway={gateway} />
        ))}
      </Columns>
    </Card>
  );
}

/** One gateway: whose it is, since when it is as it is, and what waits for it. */
function OneGateway({ gateway }: { gateway: Gateway }) {
  const heading = useFieldHeading(entity);
  const value = (field: (typeof FACTS)[number]) => (
    <FieldValue key={field} entity={entity} field={field} record={gateway} />
  );
  const isStopped = gateway.state === 'STOPPED';
  return (
    <Tile as="div" role="group" aria-label={gateway.name ?? undefined}>
      <strong>{gateway.name}</strong>
      <Facts
        facts={FACTS.filter((field) => isStopped || !OF_STOPPED.includes(field)).map((field) => [
          heading(field),
          value(field),
        ])}
      />
      <Row between className={styles.foot}>
        <EnumChip of={BankGatewayState} value={gateway.state} />
        <ActionButton
          entity={entity}
          record={gateway}
          action={isStopped ? 'start_gateway' : 'stop_gateway'}
        />
      </Row>
    </Tile>
  );
}
