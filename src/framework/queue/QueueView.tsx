import { useNotify, type RaRecord } from 'ra-core';
import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { now } from '../../domain/clock';
import { formatDateTime } from '../../domain/dates';
import { represent } from '../../entity/represent';
import { EmptyState } from '../../ui/EmptyState/EmptyState';
import { ListFailure } from '../list/ListFailure';
import type { LoadedEntity } from '../loadEntity';
import { ActionDialog } from '../record/ActionDialog';
import { doneText } from '../record/actionLabel';
import { useActionBlock } from '../record/useActionBlock';
import { useNarrow } from '../useNarrow';
import { DecisionPanel } from './DecisionPanel';
import { actionKeys, type Queue } from './Queue';
import { QueueHead } from './QueueHead';
import { QueueList } from './QueueList';
import { QueueSkeleton } from './QueueSkeleton';
import { ReadAhead } from './ReadAhead';
import { useQueue } from './useQueue';
import { useKeys } from '../../ui/keys/useKeys';
import { useRecordPage } from './useRecordPage';
import { ActionOutcomeListener } from './ActionOutcomeListener';
import { Button } from '../../ui/Button/Button';
import { Panel, Surface } from '../../ui/Card/Card';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import queueStyles from './queue.module.css';
import { Note } from '../../ui/Text/Text';
import { Stack } from '../../ui/Stack/Stack';

interface Props {
  loaded: LoadedEntity;
  queue: Queue;
  /** Message key of another title than the list's own. */
  title?: MessageKey;
  /** Below the title: the other ways to look at these records. */
  tabs?: ReactNode;
}

/** The action that was asked for, and who comes after its record. */
interface Asked {
  record: RaRecord;
  action: string;
  following?: RaRecord['id'];
}

/** The queue itself: who waits, what the decision rests on, the decision. */
export function QueueView({ loaded, queue, title, tabs }: Props) {
  const { entity } = loaded;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const state = useQueue(entity, queue);
  const whyBlocked = useActionBlock(entity);
  const [asked, setAsked] = useState<Asked>();
  const [last, setLast] = useState<string>();
  const isDone = useRef(false);
  const { list, record, records, choose, following } = state;
  const { reload } = list;

  const ask = (action: string) => {
    if (record && !whyBlocked(record, action))
      setAsked((now) => now ?? { record, action, following });
  };
  const pageOf = useRecordPage(entity.name);
  const page = record && pageOf(record.id);
  useKeys({
    KeyJ: state.next,
    KeyK: state.previous,
    KeyS: state.skip,
    ...actionKeys(queue, ask),
    KeyO: page ? () => void navigate(page) : undefined,
  });

  const leave = useCallback(
    ({ record: left, action, following: then }: Asked) => {
      setLast(
        [
          represent(entity.name, left),
          doneText(translate, entity.name, action),
          formatDateTime(now()).text,
        ].join(' · '),
      );
      choose(then);
    },
    [choose, entity, translate],
  );
  const onDone = useCallback(() => {
    isDone.current = true;
  }, []);
  const onTaken = useCallback(() => {
    setAsked(undefined);
    notify('queue.already_decided', { type: 'warning' });
    choose(asked?.following);
    void reload();
  }, [asked, choose, notify, reload]);
  const onClose = async () => {
    const closed = asked;
    setAsked(undefined);
    // Also an action that nobody answered, and of which the check then said that it was booked.
    const isGone = isDone.current || !(await reload()).some(({ id }) => id === closed?.record.id);
    isDone.current = false;
    if (closed && isGone) leave(closed);
  };

  const hasFailed = list.error !== null && !list.data;
  const isEmpty = list.data !== undefined && records.length === 0;
  const next = records.find(({ id }) => id === following);
  const showsList = !narrow || state.chosenId === undefined;
  return (
    <>
      <QueueHead
        loaded={loaded}
        queue={queue}
        title={title}
        waiting={list.total}
        listed={list.data?.length}
        decidedToday={list.decidedToday}
        failed={hasFailed}
        tabs={tabs}
      />
      <Suspense fallback={<QueueSkeleton />}>
        {narrow && state.chosenId !== undefined && (
          <Button onClick={() => choose(undefined)}>{translate('queue.back_to_list')}</Button>
        )}
        {hasFailed ? (
          <ListFailure entity={entity} error={list.error} onRetry={() => void reload()} />
        ) : list.data === undefined ? (
          <QueueSkeleton />
        ) : isEmpty && state.chosenId === undefined ? (
          <Surface>
            <EmptyState
              kind="nothing-yet"
              title={translate('queue.nothing_waits')}
              text={translate('queue.nothing_waits_text')}
            />
          </Surface>
        ) : (
          <div className={queueStyles.queue}>
            {showsList && (
              <Stack gap={12} className={queueStyles.side}>
                <QueueList entity={entity} queue={queue} state={state} />
                {last && (
                  <Panel role="status">
                    <Note>
                      <b>{translate('queue.last')}</b> {last}
                    </Note>
                  </Panel>
                )}
              </Stack>
            )}
            {record ? (
              <>
                <Stack gap={12} className={queueStyles.evidence} data-part="queue-evidence">
                  <queue.ReviewDetails key={record.id} record={record} />
                </Stack>
                <DecisionPanel
                  entity={entity}
                  queue={queue}
                  record={record}
                  onAction={ask}
                  onSkip={state.skip}
                />
              </>
            ) : state.chosenId === undefined ? null : state.failure || state.isMissing ? (
              <EmptyState
                kind="no-match"
                title={translate('error.not_found')}
                text={translate('record.not_found')}
              />
            ) : (
              <Skeleton aria-busy="true" />
            )}
          </div>
        )}
        {record && next && <ReadAhead key={next.id} entity={entity} queue={queue} record={next} />}
      </Suspense>
      {asked && (
        <ActionOutcomeListener onDone={onDone} onTaken={onTaken}>
          <ActionDialog
            entity={entity}
            record={asked.record}
            action={asked.action}
            onClose={() => void onClose()}
          />
        </ActionOutcomeListener>
      )}
    </>
  );
}
