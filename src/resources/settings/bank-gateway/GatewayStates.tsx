import { useGetList, useTranslate } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { ActionButton } from '../../../framework/record/ActionButton';
import { useFieldHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import entity from './bankGateway.entity';

type Gateway = RecordOf<typeof entity>;

/** The most accounts that a lender has at banks. */
const MOST = 100;
const SHOWN = ['tenant', 'state', 'waitingCount', 'waitingAmount', 'changedAt'] as const;
const FIGURES: readonly string[] = ['waitingCount', 'waitingAmount'];

/** The gateways of the lender's banks: which work, what waits for them, and the way to stop one and to start it. */
export function GatewayStates() {
  // Loaded with the list, so that the dialogs of its actions are there when they are asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
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
      flush
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
      <DataTable
        caption={translate('bankGateway.title')}
        rows={data ?? []}
        keyOf={({ id }) => id}
        stateOf={({ state }) => (state === 'STOPPED' ? 'late' : undefined)}
        columns={[
          {
            key: 'name',
            head: heading('name'),
            isName: true,
            cell: (gateway) => <FieldValue entity={entity} field="name" record={gateway} />,
          },
          ...SHOWN.map((field) => ({
            key: field,
            head: heading(field),
            numeric: FIGURES.includes(field),
            cell: (gateway: Gateway) => (
              <FieldValue entity={entity} field={field} record={gateway} />
            ),
          })),
          {
            key: 'actions',
            head: '',
            actions: true,
            cell: (gateway) => (
              <ActionButton
                entity={entity}
                record={gateway}
                action={gateway.state === 'STOPPED' ? 'start_gateway' : 'stop_gateway'}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
