import { useGetList, type Identifier, type RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { PageTitle } from '../../ui/Page/PageTitle';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import { ListFailure } from '../list/ListFailure';
import { useEntity } from '../loadEntity';
import { ActionDialog } from '../record/ActionDialog';
import { useActionBlock } from '../record/useActionBlock';
import { DecisionPanel } from './DecisionPanel';
import { actionKeys, waitingIn, type Queue } from './Queue';
import { useKeys } from '../../ui/keys/useKeys';
import { useQueueRecord } from './useWaitingRecords';
import { PageStack } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Surface } from '../../ui/Card/Card';
import queueStyles from './queue.module.css';
import { Stack } from '../../ui/Stack/Stack';

interface Props {
  name: ResourceName;
  queue: Queue;
  /** Finds the one record among those that wait. */
  filter: Readonly<Record<string, unknown>>;

  title: MessageKey;
  /** Where to go when there is none. */
  children?: ReactNode;
}

/** One record of a queue on a page of its own, found by what it is about; it stays when it is decided. */
export function QueueRecordPage({ name, queue, filter, title, children }: Props) {
  const { entity } = useEntity(name);
  const translate = useTranslate();
  const all = waitingIn(entity, queue);
  const waiting = useGetList<RaRecord>(
    name,
    {
      filter: { ...all.filter, ...filter },
      pagination: { page: 1, perPage: 1 },
      sort: { field: all.since, order: 'ASC' },
    },
    { retry: false },
  );
  const [held, setHeld] = useState<Identifier>();
  const found = waiting.data?.[0]?.id;
  if (found !== undefined && found !== held) setHeld(found);
  const one = useQueueRecord(entity, held);
  const record = one.data ?? waiting.data?.[0];
  return (
    <PageStack>
      <PageTitle>{translate(title)}</PageTitle>
      {waiting.error ? (
        <ListFailure entity={entity} error={waiting.error} onRetry={() => void waiting.refetch()} />
      ) : record ? (
        <Decision key={record.id} name={name} queue={queue} record={record} />
      ) : waiting.isPending || one.isLoading ? (
        <Skeleton aria-busy="true" />
      ) : (
        <Surface>
          <EmptyState
            kind="nothing-yet"
            title={translate('queue.none_waits')}
            text={translate('queue.none_waits_text')}
          >
            {children}
          </EmptyState>
        </Surface>
      )}
    </PageStack>
  );
}

function Decision({ name, queue, record }: { name: ResourceName; queue: Queue; record: RaRecord }) {
  const { entity } = useEntity(name);
  const whyBlocked = useActionBlock(entity);
  const [asked, setAsked] = useState<string>();
  const ask = (action: string) => {
    if (!whyBlocked(record, action)) setAsked(action);
  };
  useKeys(actionKeys(queue, ask));
  return (
    <div className={queueStyles.queue} data-single>
      <Stack gap={12} className={queueStyles.evidence} data-part="queue-evidence">
        <queue.ReviewDetails record={record} />
      </Stack>
      <DecisionPanel entity={entity} queue={queue} record={record} onAction={ask} />
      {asked && (
        <ActionDialog
          entity={entity}
          record={record}
          action={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
