import type { RaRecord } from 'ra-core';
import { Suspense, lazy, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { uuid } from '../../domain/ids';
import type { ActionOf, AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { DialogSubjectContext } from '../../ui/Dialog/Dialog';
import { useEntity } from '../loadEntity';
import { ActSubject } from './ActSubject';
import { GuardNote, guardOf } from './GuardNote';
import { useFieldLabel } from '../useLabels';
import { reasonsOf, typedOf } from './actionAnswers';
import { actionLabelKey } from './actionLabel';
import { dialogName, dropDialogDraft, useReasonDraft } from './dialogDraft';
import { displayError } from './displayError';
import { ShownRecord } from './ShownRecord';
import { failureOf } from './failureOf';
import { useAction } from './useAction';
import { useConsequences } from './useConsequences';
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
 * before and after, or a plain confirmation; an action that asks nothing is done at once. What it waits for never takes
 * the page behind it away.
 */
export const ActionDialog = <E extends AnyEntity>(props: Props<E>) => (
  <Suspense>
    <Question {...(props as unknown as Props)} />
  </Suspense>
);

function Question({ entity, record, action, onClose }: Props) {
  const { pages } = useEntity(entity.name);
  const Own = pages.actions?.[action];
  const declared = entity.lifecycle?.actions[action];
  const asks = entity.lifecycle?.inputs?.[action] || pages.previews?.[action];
  // Whoever closes the dialog has done with it, also with what was kept when the session was lost.
  const close = () => {
    dropDialogDraft(dialogName(entity, record, action));
    onClose();
  };
  return (
    <ShownRecord entity={entity} record={record}>
      {(shown) => {
        const props = { entity, record: shown, action, onClose: close };
        return (
          <DialogSubjectContext
            value={
              <>
                <ActSubject entity={entity} record={shown} />
                {declared && <GuardNote guard={guardOf(declared)} />}
              </>
            }
          >
            {Own ? (
              <Own record={shown} action={action} onClose={close} />
            ) : asks ? (
              <ActionFormDialog {...props} Preview={pages.previews?.[action]} />
            ) : (
              <Confirmation {...props} />
            )}
          </DialogSubjectContext>
        );
      }}
    </ShownRecord>
  );
}

function Confirmation({ entity, record, action, onClose }: Props) {
  const translate = useTranslate();
  const perform = useAction(entity);
  const label = useFieldLabel(entity.name);
  const changes = useConsequences(entity, record, action);
  // The key of the intent: made when the question opens, kept over its retries (docs/domain/calls.md 3.2).
  const [key] = useState(uuid);
  const kept = useReasonDraft(dialogName(entity, record, action));
  const declared = entity.lifecycle?.actions[action];
  if (!declared) return null;
  const { confirm, irreversible, reasons } = declared;
  const typed = typedOf(entity, action, [record], { label, translate });
  // Where nothing is to be read and nothing to be chosen there is no question.
  const isEmpty = confirm === 'consequence' && changes.length === 0 && !irreversible && !typed;
  const kind = confirm === 'typed' ? 'consequence' : confirm;
  const text = translate(actionLabelKey(entity.name, action));
  return (
    <ConfirmDialog
      open
      kind={isEmpty ? 'none' : kind}
      title={`${text}: ${represent(entity.name, record)}`}
      confirmLabel={text}
      irreversible={irreversible}
      changes={changes}
      typed={typed}
      reasons={reasonsOf(reasons, translate)}
      {...kept}
      tell={(error) => displayError(error, translate, failureOf(entity, action))}
      onUnknown={checkOf}
      onConfirm={(answer) => perform(record, action, answer, key)}
      onClose={onClose}
    />
  );
}
