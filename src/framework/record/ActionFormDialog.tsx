import { RecordContextProvider, SaveContextProvider, type RaRecord } from 'ra-core';
import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { validateInputs } from '../../entity/validate';
import { SubjectContext } from '../../fields/reference/SubjectContext';
import { useIdempotencyKeys } from '../../dataProviders/useIdempotencyKeys';
import { DiffTable } from '../../ui/DiffTable/DiffTable';
import { TypedField, type Typed } from '../../ui/ConfirmDialog/TypedField';
import { FieldInputs } from '../form/FieldInputs';
import { FormDialog } from '../form/FormDialog';
import { useSubmitHold } from '../form/submitHold';
import { useTelling } from '../form/useTelling';
import {
  UnknownOutcomeContext,
  isSignedOut,
  RefusedContext,
  type UnknownOutcome,
} from '../form/saveTrouble';
import type { ActionDialogProps } from '../loadEntity';
import { ActionDraft } from './ActionDraft';
import { useFieldLabel } from '../useLabels';
import { ReasonInput } from './ReasonInput';
import { typedOf } from './actionAnswers';
import { actionLabelKey } from './actionLabel';
import { dialogName } from './dialogDraft';
import { failureOf } from './failureOf';
import { isStale } from './overtaken';
import { answerDefaults, answerSchema, TYPED } from './answerSchemas';
import { useAction } from './useAction';
import { useConsequences } from './useConsequences';
import { checkOf } from './useOutcome';
import { Skeleton } from '../../ui/Skeleton/Skeleton';

interface Props extends ActionDialogProps {
  entity: AnyEntity;
  /** Before and after, calculated from what is typed. */
  Preview?: ComponentType<{ record: RaRecord }>;
}

type Values = Record<string, unknown>;

/**
 * The dialog of an action that asks for something (`Lifecycle.asks`) or shows what it will do: the inputs, the preview, and
 * the confirmation of its kind in one form. A refusal lands on its input; an unknown outcome locks what was sent.
 */
export function ActionFormDialog({ entity, record, action, Preview, onClose }: Props) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const saving = useActionSaving({ entity, record, action, onClose });
  const changes = useConsequences(entity, record, action);
  const declared = entity.lifecycle?.actions[action];
  const typed = typedOf(entity, action, [record], { label, translate });
  const asked = typed?.code;
  const schema = useMemo(
    () => answerSchema(entity, action, record, asked),
    [entity, action, record, asked],
  );
  const defaults = useMemo(() => answerDefaults(entity, action, record), [entity, action, record]);
  const isAnswered = useMemo(
    () => isAllAnswered(entity, action, record, defaults),
    [entity, action, record, defaults],
  );
  if (!declared) return null;
  const text = translate(actionLabelKey(entity.name, action));
  return (
    <SaveContextProvider value={saving.context}>
      <UnknownOutcomeContext value={saving.unknownOutcome}>
        {/* The form is the action's: the page's record would fill it and be sent along. */}
        <RecordContextProvider value={undefined}>
          <SubjectContext value={record}>
            <RefusedContext value={saving.refused}>
              <FormDialog
                title={`${text}: ${represent(entity.name, record)}`}
                submitLabel={text}
                danger={declared.irreversible}
                wide={Boolean(Preview)}
                acts
                startsOnCancel={isAnswered && !typed}
                keepTyped
                schema={schema}
                defaultValues={defaults}
                onClose={onClose}
              >
                <ActionDraft
                  entity={entity}
                  action={action}
                  form={dialogName(entity, record, action)}
                />
                <Asked entity={entity} action={action} autoFocus={!isAnswered} />
                {Preview ? (
                  <Suspense fallback={<Awaited />}>
                    <Preview record={record} />
                  </Suspense>
                ) : (
                  changes.length > 0 && <DiffTable rows={changes} />
                )}
                {declared.irreversible && <p>{translate('shell.confirm.irreversible')}</p>}
                {declared.confirm === 'reason' && <ReasonInput reasons={declared.reasons} />}
                {typed && <TypedInput typed={typed} autoFocus={isAnswered} />}
              </FormDialog>
            </RefusedContext>
          </SubjectContext>
        </RecordContextProvider>
      </UnknownOutcomeContext>
    </SaveContextProvider>
  );
}

/** Nobody confirms what is not there to be read yet. */
function Awaited() {
  useSubmitHold(true);
  return <Skeleton aria-busy="true" />;
}

/** Sends the action with the key of its values; in doubt the check takes the place of the button. */
function useActionSaving({ entity, record, action, onClose }: Omit<Props, 'Preview'>) {
  const perform = useAction(entity);
  const telling = useTelling();
  const keys = useIdempotencyKeys(`${entity.name}.${record.id}.${action}`);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Omit<UnknownOutcome, 'onOutcome'>>();
  const [refused, setRefused] = useState(false);
  const context = useMemo(
    () => ({
      saving,
      save: async (values: object) => {
        const data = omitted(values as Values, TYPED);
        setSaving(true);
        try {
          await perform(record, action, data, keys.keyFor(data));
          keys.done();
          telling.succeeded();
          onClose();
        } catch (error) {
          const check = checkOf(error);
          setTrouble(check && { error, check, repeatable: false });
          setRefused(isSignedOut(error));
          // What has changed meanwhile is shown by the dialog around.
          const { status } = error as { status?: number };
          if (!check && !isStale(error))
            telling.tell(error, { failure: failureOf(entity, action, status) });
          return (error as { body?: { errors?: object } }).body?.errors;
        } finally {
          setSaving(false);
        }
      },
    }),
    [action, entity, perform, keys, onClose, record, saving, telling],
  );
  const onOutcome: UnknownOutcome['onOutcome'] = (outcome) => {
    if (outcome === 'booked') {
      keys.done();
      telling.succeeded();
      onClose();
    }
    setTrouble((now) => now && { ...now, repeatable: outcome === 'not-found' });
  };
  return { context, refused, unknownOutcome: trouble && { ...trouble, onOutcome } };
}

interface AskedProps {
  entity: AnyEntity;
  action: string;
  /** The first input has the focus. */
  autoFocus: boolean;
}

function Asked({ entity, action, autoFocus }: AskedProps) {
  const { inputs, inputsWhen } = entity.lifecycle ?? {};
  const answers: Values = useWatch();
  const asked = Object.entries(inputs?.[action] ?? {}).filter(([name]) => {
    const when = inputsWhen?.[action]?.[name];
    return !when || when.is.includes(answers[when.field]);
  });
  if (asked.length === 0) return null;
  return <FieldInputs entity={entity} fields={asked} autoFocus={autoFocus} />;
}

function TypedInput({ typed, autoFocus }: { typed: Typed; autoFocus: boolean }) {
  const { field, fieldState } = useController({ name: TYPED, defaultValue: '' });
  return (
    <TypedField
      name={TYPED}
      typed={typed}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      error={fieldState.invalid}
      autoFocus={autoFocus}
    />
  );
}

const omitted = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/** Everything is answered before the dialog opens, as by the desk for bank income: what is left is to confirm. */
function isAllAnswered(entity: AnyEntity, action: string, record: RaRecord, defaults: Values) {
  const { lifecycle } = entity;
  if (!lifecycle || lifecycle.actions[action].confirm === 'reason') return false;
  return validateInputs(lifecycle, action, defaults, record).length === 0;
}
