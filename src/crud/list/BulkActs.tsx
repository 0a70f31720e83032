import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { uuid } from '../../domain/ids';
import type { AnyEntity } from '../../entity/entity';
import type { ConsequenceRow } from '../../ui/base/ConsequenceTable';
import { actionLabelKey } from '../record/actionLabel';
import { useHindrance } from '../record/useHindrance';
import { useSendAct } from '../record/useAct';
import { formatMoney, sumMoney } from '../../domain/money';
import { useFieldLabel } from '../useLabels';
import { useMay } from '../useMay';
import type { BulkFailure } from './BulkFailures';

const ConfirmDialog = lazy(() =>
  import('../../ui/base/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

const ActDialog = lazy(() =>
  import('../record/ActDialog').then((module) => ({ default: module.ActDialog })),
);

const BulkFailures = lazy(() =>
  import('./BulkFailures').then((module) => ({ default: module.BulkFailures })),
);

/** What can be done with the ticked rows. Each row is one act of its own; the rows that failed say why. */
export function BulkActs({ entity }: { entity: AnyEntity }) {
  const { selectedIds, data, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const may = useMay();
  const label = useFieldLabel(entity.name);
  const hindranceOf = useHindrance(entity);
  const send = useSendAct(entity);
  const [asked, setAsked] = useState<string>();
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  if (selectedIds.length === 0 && failures.length === 0) return null;

  const rows = (data ?? []).filter(({ id }: RaRecord) => selectedIds.includes(id));
  const actions = Object.entries(entity.lifecycle?.actions ?? {}).filter(([, { access }]) =>
    may(access),
  );
  const open = (action: string) => rows.filter((record) => !hindranceOf(record, action));
  // An act that asks for something is done with one record, in that record's own dialog.
  const one = asked && isForOne(entity, asked) ? open(asked).at(0) : undefined;

  const run = async (action: string, answer: object) => {
    const failed: BulkFailure[] = [];
    for (const record of open(action)) {
      const key = uuid();
      const again = () => send(record, action, answer, key);
      try {
        await again();
      } catch (error) {
        failed.push({ record, error, again });
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
            const isTooMany = count > 1 && isForOne(entity, action);
            return (
              <button
                key={action}
                type="button"
                className="u-button"
                disabled={count === 0 || isTooMany}
                title={isTooMany ? translate('list.one_at_a_time') : undefined}
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
        <Suspense>
          <BulkFailures
            entity={entity}
            failures={failures}
            onSolved={(solved) => setFailures((all) => all.filter((one) => one !== solved))}
            onDismiss={() => setFailures([])}
          />
        </Suspense>
      )}
      {one && (
        <Suspense>
          <ActDialog
            entity={entity}
            record={one}
            action={asked ?? ''}
            onClose={() => {
              setAsked(undefined);
              onUnselectItems();
            }}
          />
        </Suspense>
      )}
      {asked && !one && entity.lifecycle && (
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
                ? {
                    rows: sumsOf(entity, asked, open(asked), label),
                    code: String(open(asked).length),
                  }
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

/** True for an act whose dialog asks for more than a confirmation. */
const isForOne = ({ lifecycle }: AnyEntity, action: string): boolean =>
  lifecycle?.asks?.[action] !== undefined;

/** What an act of consequence changes in all: the sums of its amounts over the ticked rows. */
function sumsOf(
  { fields, lifecycle }: AnyEntity,
  action: string,
  rows: readonly RaRecord[],
  label: (field: string) => string,
): ConsequenceRow[] {
  return (lifecycle?.actions[action].consequences ?? []).flatMap((name) =>
    fields[name].kind.name === 'money'
      ? [
          {
            label: label(name),
            before: formatMoney(sumMoney(rows.map((row) => row[name]))),
            after: null,
          },
        ]
      : [],
  );
}
