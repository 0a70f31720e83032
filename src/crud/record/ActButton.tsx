import { useTranslate, type RaRecord } from 'ra-core';
import { Suspense, lazy, useId, useState } from 'react';
import { describeError } from '../../dataProviders/describeError';
import { uuid } from '../../domain/ids';
import type { AnyEntity } from '../../entity/entity';
import type { Translate } from '../../entity/Field';
import { FieldValue } from '../FieldValue';
import { represent } from '../../entity/represent';
import { useFieldLabel } from '../useLabels';
import { actionLabelKey } from './actionLabel';
import { useAct } from './useAct';
import { checkOf } from './useOutcome';
import { useHindrance } from './useHindrance';

const ConfirmDialog = lazy(() =>
  import('../../ui/base/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

interface Props {
  entity: AnyEntity;
  record: RaRecord;
  action: string;
  main?: boolean;
}

/** One act of a record's life cycle: hidden without the right, disabled with its reason in the wrong state. */
export function ActButton({ entity, record, action, main }: Props) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const hindrance = useHindrance(entity)(record, action);
  const act = useAct(entity);
  const [key, setKey] = useState<string>();
  const reason = useId();
  const declared = entity.lifecycle?.actions[action];
  if (!declared || !entity.lifecycle || hindrance?.hidden) return null;

  const text = translate(actionLabelKey(entity.name, action));
  const { field } = entity.lifecycle;
  const rows = [field, ...(declared.consequences ?? [])].map((name) => ({
    label: label(name),
    before: <FieldValue entity={entity} field={name} record={record} />,
    after:
      name === field ? (
        <FieldValue entity={entity} field={name} record={{ ...record, [field]: declared.to }} />
      ) : null,
  }));

  return (
    <>
      <button
        type="button"
        className="u-button"
        data-main={main || undefined}
        data-tone={declared.tone}
        aria-disabled={hindrance ? true : undefined}
        aria-describedby={hindrance ? reason : undefined}
        title={hindrance?.words}
        // The key of the intent: made when the question opens, kept over its retries (INT-2).
        onClick={() => !hindrance && setKey(uuid())}
      >
        {text}
      </button>
      {hindrance && (
        <span id={reason} className="u-hidden">
          {hindrance.words}
        </span>
      )}
      {key !== undefined && (
        <Suspense>
          <ConfirmDialog
            open
            kind={declared.confirm === 'none' ? 'yes-no' : declared.confirm}
            title={`${text}: ${represent(entity.name, record)}`}
            confirmLabel={text}
            irreversible={declared.irreversible}
            consequence={
              declared.confirm === 'consequence' ? { rows, code: String(record.id) } : undefined
            }
            tell={(error) => toldOf(error, translate)}
            onUnknown={checkOf}
            onConfirm={(answer) => act(record, action, answer, key)}
            onClose={() => setKey(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A failure in the words of the error catalogue, for dialogs. What an unknown outcome asks for is `OutcomeCheck`'s. */
export function toldOf(error: unknown, translate: Translate) {
  const { messageKey, serverMessage, reference } = describeError(error);
  // The gateway's own words, where the catalogue lets it speak, are no key.
  const message = translate(messageKey, { _: messageKey });
  return { message, detail: serverMessage, reference };
}
