import { useTranslate, type RaRecord } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { uuid } from '../../domain/ids';
import { CONFIRM } from '../../domain/settings';
import type { ActionOf, AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { FieldValue } from '../FieldValue';
import { useEntity } from '../loadEntity';
import { useFieldHeading, useFieldLabel } from '../useLabels';
import { codeLabelOf, codeOf, reasonsOf } from './actionAnswers';
import { actionLabelKey } from './actionLabel';
import { useReasonDraft } from './dialogDraft';
import { displayError } from './displayError';
import { ShownRecord } from './ShownRecord';
import { failureOf } from './failureOf';
import { useAction } from './useAction';
import { checkOf } from './useOutcome';

const ConfirmDialog = lazy(() =>
  import('../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

const ActionFormDialog = lazy(() =>
  import('./ActionFormDialog').then((module) => ({ default: module.ActionFormDialog })),
);

interface Props<E extends AnyEntity = AnyEntity> {
  entity: E;
  record: RaRecord;
  action: ActionOf<E>;
  onClose: () => void;
}

/**
 * The dialog before an action is done: the entity's own dialog, a form where the action asks for something or shows
 * before and after, or a plain confirmation. What it waits for never takes the page behind it away.
 */
export const ActionDialog = <E extends AnyEntity>(props: Props<E>) => (
  <Suspense>
    <Question {...(props as unknown as Props)} />
  </Suspense>
);

function Question({ entity, record, action, onClose }: Props) {
  const { pages } = useEntity(entity.name);
  const Own = pages.actions?.[action];
  const asks = entity.lifecycle?.inputs?.[action] || pages.previews?.[action];
  return (
    <ShownRecord entity={entity} record={record}>
      {(shown) => {
        const props = { entity, record: shown, action, onClose };
        if (Own) return <Own record={shown} action={action} onClose={onClose} />;
        if (asks) return <ActionFormDialog {...props} Preview={pages.previews?.[action]} />;
        return <Confirmation {...props} />;
      }}
    </ShownRecord>
  );
}

function Confirmation({ entity, record, action, onClose }: Props) {
  const translate = useTranslate();
  const perform = useAction(entity);
  const label = useFieldLabel(entity.name);
  const rows = useConsequences(entity, record, action);
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [key] = useState(uuid);
  const kept = useReasonDraft(`${entity.name}.${record.id}.${action}`);
  const declared = entity.lifecycle?.actions[action];
  if (!declared) return null;
  const text = translate(actionLabelKey(entity.name, action));
  return (
    <ConfirmDialog
      open
      kind={declared.confirm === 'none' ? 'yes-no' : declared.confirm}
      title={`${text}: ${represent(entity.name, record)}`}
      confirmLabel={text}
      irreversible={declared.irreversible}
      reasons={reasonsOf(declared.reasons, translate)}
      isComment={declared.isComment}
      reasonMin={declared.isComment && CONFIRM.fraudCommentMin}
      {...kept}
      consequence={
        declared.confirm === 'consequence'
          ? {
              rows,
              code: codeOf(entity, record),
              codeLabel: codeLabelOf(entity, record, { label, translate }),
            }
          : undefined
      }
      tell={(error) => displayError(error, translate, failureOf(entity, action))}
      onUnknown={checkOf}
      onConfirm={(answer) => perform(record, action, answer, key)}
      onClose={onClose}
    />
  );
}

/** The rows of a consequence table: the state, and the fields that the action names; what follows is known of the state alone. */
function useConsequences(entity: AnyEntity, record: RaRecord, action: string) {
  const label = useFieldHeading(entity);
  const { lifecycle } = entity;
  const declared = lifecycle?.actions[action];
  if (!lifecycle || !declared) return [];
  const { field } = lifecycle;
  const value = (name: string, of: RaRecord) => (
    <FieldValue entity={entity} field={name} record={of} />
  );
  const moved = declared.stays
    ? []
    : [
        {
          label: label(field),
          before: value(field, record),
          after: value(field, { ...record, [field]: declared.to }),
        },
      ];
  const named = (declared.consequences ?? []).map((name) => ({
    label: label(name),
    before: value(name, record),
    after: null,
  }));
  return [...moved, ...named];
}
