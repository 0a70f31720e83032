import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { uuid } from '../../domain/ids';
import type { AnyEntity } from '../../entity/entity';
import { actionLabelKey } from '../record/actionLabel';
import { toldOf } from '../record/ActButton';
import { useHindrance } from '../record/useHindrance';
import { useSendAct } from '../record/useAct';
import { represent } from '../../entity/represent';
import { useMay } from '../useMay';

const ConfirmDialog = lazy(() =>
  import('../../ui/base/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface Failure {
  record: RaRecord;
  words: string;
}

/** What can be done with the ticked rows. Each row is one act of its own; the rows that failed say why. */
export function BulkActs({ entity }: { entity: AnyEntity }) {
  const { selectedIds, data, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const may = useMay();
  const hindranceOf = useHindrance(entity);
  const send = useSendAct(entity);
  const [asked, setAsked] = useState<string>();
  const [failures, setFailures] = useState<Failure[]>([]);
  if (selectedIds.length === 0 && failures.length === 0) return null;

  const rows = (data ?? []).filter(({ id }: RaRecord) => selectedIds.includes(id));
  const actions = Object.entries(entity.lifecycle?.actions ?? {}).filter(([, { access }]) =>
    may(access),
  );
  const open = (action: string) => rows.filter((record) => !hindranceOf(record, action));

  const run = async (action: string, answer: object) => {
    const failed: Failure[] = [];
    for (const record of open(action)) {
      try {
        await send(record, action, answer, uuid());
      } catch (error) {
        const { message, detail } = toldOf(error, translate);
        failed.push({ record, words: [message, detail].filter(Boolean).join(' ') });
      }
    }
    setFailures(failed);
    onUnselectItems();
  };

  return (
    <>
      {selectedIds.length > 0 && (
        <div className="u-selection" role="region" aria-label={translate('list.selection')}>
          <span>{translate('list.selected', { smart_count: selectedIds.length })}</span>
          {actions.map(([action]) => {
            const count = open(action).length;
            return (
              <button
                key={action}
                type="button"
                className="u-button"
                disabled={count === 0}
                onClick={() => setAsked(action)}
              >
                {translate(actionLabelKey(entity.name, action))} ({count})
              </button>
            );
          })}
          <button type="button" className="u-text-button" onClick={() => onUnselectItems()}>
            {translate('action.unselect_all')}
          </button>
        </div>
      )}
      {failures.length > 0 && (
        <div className="u-notice" data-tone="danger" role="alert">
          {translate('list.bulk_failed', { smart_count: failures.length })}
          <ul>
            {failures.map(({ record, words }) => (
              <li key={record.id}>
                {represent(entity.name, record)}: {words}
              </li>
            ))}
          </ul>
          <button type="button" className="u-text-button" onClick={() => setFailures([])}>
            {translate('action.dismiss')}
          </button>
        </div>
      )}
      {asked && entity.lifecycle && (
        <Suspense>
          <ConfirmDialog
            open
            kind={
              entity.lifecycle.actions[asked].confirm === 'none'
                ? 'yes-no'
                : entity.lifecycle.actions[asked].confirm
            }
            title={`${translate(actionLabelKey(entity.name, asked))}: ${open(asked).length}`}
            confirmLabel={translate(actionLabelKey(entity.name, asked))}
            irreversible={entity.lifecycle.actions[asked].irreversible}
            consequence={
              entity.lifecycle.actions[asked].confirm === 'consequence'
                ? { rows: [], code: String(open(asked).length) }
                : undefined
            }
            onConfirm={(answer) => run(asked, answer)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
