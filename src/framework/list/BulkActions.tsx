import { useListContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { isMany } from '../../domain/confirmation';
import { uuid } from '../../domain/ids';
import type { AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import type { Difference } from '../../ui/DiffTable/DiffTable';
import { FieldValue } from '../FieldValue';
import { reasonsOf, typedOf } from '../record/actionAnswers';
import { actionLabelKey } from '../record/actionLabel';
import { successOf } from '../record/successOf';
import { useSendAction } from '../record/useAction';
import type { ToastOptions } from '../../ui/Toast/toasts';
import { formatMoney, sumMoney } from '../../domain/money';
import { useFieldHeading, useFieldLabel } from '../useLabels';
import { BulkBar } from './BulkBar';
import type { BulkFailure } from './BulkFailures';
import { isForOne, useBulkActions } from './useBulkActions';

const ConfirmDialog = lazy(() =>
  import('../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

const ActionDialog = lazy(() =>
  import('../record/ActionDialog').then((module) => ({ default: module.ActionDialog })),
);

const BulkFailures = lazy(() =>
  import('./BulkFailures').then((module) => ({ default: module.BulkFailures })),
);

/** What can be done with the ticked rows. Each row is one action of its own; the rows that failed say why. */
export function BulkActions({ entity }: { entity: AnyEntity }) {
  const { selectedIds, data, onUnselectItems } = useListContext();
  const ticked = (data ?? []).filter(({ id }: RaRecord) => selectedIds.includes(id));
  const actions = useBulkActions(entity, ticked);
  const send = useSendAction(entity);
  const notify = useNotify();
  const translate = useTranslate();
  const [asked, setAsked] = useState<string>();
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  if (selectedIds.length === 0 && failures.length === 0) return null;

  const open = actions.find(({ action }) => action === asked)?.rows ?? [];
  // One record has its own dialog, with all that is to be seen or asked; what asks for something has no other.
  const isOne = ticked.length === 1 || (asked !== undefined && isForOne(entity, asked));
  const one = isOne ? open.at(0) : undefined;

  const run = async (action: string, answer: object) => {
    const failed: BulkFailure[] = [];
    for (const record of open) {
      const key = uuid();
      const again = () => send(record, action, answer, key);
      try {
        await again();
      } catch (error) {
        failed.push({ record, error, again });
      }
    }
    const done = open.length - failed.length;
    if (done > 0) {
      const options: ToastOptions = {
        detail: `${translate(actionLabelKey(entity.name, action))}: ${done}`,
      };
      notify(successOf(entity, action).key, { type: 'success', ...options });
    }
    setFailures(failed);
    onUnselectItems();
  };

  return (
    <>
      {selectedIds.length > 0 && (
        <BulkBar
          entity={entity}
          count={selectedIds.length}
          actions={actions}
          onAsk={setAsked}
          onUnselect={() => onUnselectItems()}
        />
      )}
      <Suspense>
        {failures.length > 0 && (
          <BulkFailures
            entity={entity}
            failures={failures}
            onSolved={(solved) => setFailures((all) => all.filter((one) => one !== solved))}
            onDismiss={() => setFailures([])}
          />
        )}
        {asked && one && (
          <ActionDialog
            entity={entity}
            record={one}
            action={asked}
            onClose={() => {
              setAsked(undefined);
              onUnselectItems();
            }}
          />
        )}
        {asked && !one && (
          <Question
            entity={entity}
            action={asked}
            rows={open}
            onConfirm={(answer) => run(asked, answer)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface QuestionProps {
  entity: AnyEntity;
  action: string;
  rows: readonly RaRecord[];
  onConfirm: (answer: object) => Promise<void>;
  onClose: () => void;
}

/** One question for all rows: which they are, and what changes; their number is typed where they are many. */
function Question({ entity, action, rows, onConfirm, onClose }: QuestionProps) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const heading = useFieldHeading(entity);
  const declared = entity.lifecycle?.actions[action];
  if (!declared) return null;
  const { confirm, irreversible, reasons } = declared;
  const text = translate(actionLabelKey(entity.name, action));
  return (
    <ConfirmDialog
      open
      // What is done with several at once is read first, also where one alone would not be asked about.
      kind={confirm === 'reason' || confirm === 'yes-no' ? confirm : 'consequence'}
      title={`${text}: ${rows.length}`}
      confirmLabel={text}
      irreversible={irreversible}
      reasons={reasonsOf(reasons, translate)}
      changes={[...moveOf(entity, action, rows, heading), ...sumsOf(entity, action, rows, heading)]}
      typed={typedOf(entity, action, rows, { label, translate })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {!isMany(rows.length) && <Names entity={entity} rows={rows} />}
    </ConfirmDialog>
  );
}

/** Which records they are, as long as they are few enough to be read. */
function Names({ entity, rows }: { entity: AnyEntity; rows: readonly RaRecord[] }) {
  return <p data-part="bulk-names">{rows.map((row) => represent(entity.name, row)).join(', ')}</p>;
}

/** The state that all rows are in and the one that they come to; nothing where they differ, or stay. */
function moveOf(
  entity: AnyEntity,
  action: string,
  rows: readonly RaRecord[],
  heading: (field: string) => string,
): Difference[] {
  const { lifecycle } = entity;
  if (!lifecycle) return [];
  const { field, actions } = lifecycle;
  const { stays, to } = actions[action];
  const [first] = rows;
  const isOne = new Set(rows.map((row) => String(row[field]))).size === 1;
  if (stays || !isOne || String(first[field]) === to) return [];
  const shown = (record: RaRecord) => <FieldValue entity={entity} field={field} record={record} />;
  return [{ label: heading(field), before: shown(first), after: shown({ ...first, [field]: to }) }];
}

/** The sums of the amounts that an action names, over the ticked rows. */
function sumsOf(
  { fields, lifecycle }: AnyEntity,
  action: string,
  rows: readonly RaRecord[],
  heading: (field: string) => string,
): Difference[] {
  return (lifecycle?.actions[action].consequences ?? []).flatMap((name) =>
    fields[name].kind.amount
      ? [
          {
            label: heading(name),
            before: formatMoney(sumMoney(rows.map((row) => row[name]))),
            after: null,
          },
        ]
      : [],
  );
}
