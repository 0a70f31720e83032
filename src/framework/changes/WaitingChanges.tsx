import { useGetList, type RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { instantToWallTime } from '../../domain/dates';
import type { AnyEntity } from '../../entity/entity';
import { manifestFor } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { Link } from '../../ui/Link/Link';
import { Notice } from '../../ui/Notice/Notice';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Muted } from '../../ui/Text/Text';
import { useEntity } from '../loadEntity';
import { Person } from '../parts/Person';
import { ActionButton } from '../record/ActionButton';
import { useMay } from '../useMay';
import { CHANGES, type AskedChange } from './AskedChange';
import { ChangeDifference } from './ChangeDifference';

const FIRST = { page: 1, perPage: 50 };
const OLDEST = { field: 'createdAt', order: 'ASC' } as const;

interface Props {
  entity: AnyEntity;
  record: RaRecord;
}

/** The changes of a record that wait for another person, the oldest first; nothing while they are not known. */
export function useWaitingChanges(
  name: string,
  id: RaRecord['id'] | undefined,
): readonly AskedChange[] | undefined {
  const may = useMay();
  const { data } = useGetList<AskedChange>(
    CHANGES,
    {
      filter: { record: `${name}/${id}`, state: 'WAITING' },
      pagination: FIRST,
      sort: OLDEST,
    },
    { retry: false, enabled: id !== undefined && may(manifestFor(CHANGES)?.access.list) },
  );
  return data;
}

/**
 * The changes of a record that wait for another person: who asked for each and why, what it changes, and the decision. They
 * stand above the record, where whoever decides sees them at once.
 */
export function WaitingChanges({ entity, record }: Props) {
  const changes = useWaitingChanges(entity.name, record.id);
  return changes?.map((change) => <Waiting key={change.id} change={change} />);
}

function Waiting({ change }: { change: AskedChange }) {
  const translate = useTranslate();
  const { entity } = useEntity(CHANGES);
  const { id, number, what, createdBy, createdAt, reason } = change;
  return (
    <Notice tone="caution" data-part={`waiting-${change.action}`}>
      <Stack gap={8}>
        <strong>
          {translate('settingChange.waits')}: {what}
        </strong>
        <Muted as="p">
          <Link to={recordPath(CHANGES, 'show', id) ?? ''}>{number}</Link> ·{' '}
          <Person id={createdBy} /> · {instantToWallTime(createdAt)?.slice(0, 16)}
          {reason && ` · ${reason}`}
        </Muted>
        <ChangeDifference change={change} />
        <Row>
          {(['put_in_force', 'refuse_change', 'withdraw_change'] as const).map((action) => (
            <ActionButton
              key={action}
              entity={entity}
              record={change}
              action={action}
              main={action === 'put_in_force'}
            />
          ))}
        </Row>
      </Stack>
    </Notice>
  );
}
