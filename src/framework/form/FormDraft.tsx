import { useRecordContext } from 'ra-core';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { onSessionExpired } from '../../auth/sessionExpiry';
import { session } from '../../auth/session';
import { formatDateTime } from '../../domain/dates';
import type { AnyEntity } from '../../entity/entity';
import { fieldNamed, isPrivate, rowFieldsOf, type Field } from '../../entity/Field';
import { kindsOf } from './defaults';
import { dropDraft, readDraft, saveDraft, type Draft } from './draftStore';
import { useIsLeft } from './leaving';
import { WhenSavedContext } from './saveTrouble';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';

const SAVE_DELAY = 500;

type Values = Readonly<Record<string, unknown>>;

interface Props {
  entity: AnyEntity;
  kind: 'create' | 'edit';
  /** Whose a new record will be, where each has a form of its own. */
  within?: string;
}

/**
 * Keeps what is typed, so that losing the session or the page loses no work: a draft in session storage, for the same
 * person, at most half an hour, without register numbers, civil ids, account numbers and files. It goes when the record
 * is saved and when the form is left on purpose (docs/domain/interface.md 5.5), and fills only the form of the kind that it
 * was typed for.
 */
export function FormDraft({ entity, kind, within }: Props) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { watch, reset, getValues } = useFormContext();
  const { defaultValues, isDirty, dirtyFields, isReady } = useFormState();
  // As the question before leaving: what asks nothing keeps nothing.
  const isHeld = Object.keys(dirtyFields).length > 0;
  const whenSaved = use(WhenSavedContext);
  const person = session.get()?.user.id ?? '';
  const isLeft = useIsLeft();
  const own = kind === 'edit' ? String(record?.id ?? '') : 'new';
  const form = [entity.name, within, own].filter((part) => part !== undefined).join('.');
  const dirty = useRef(isHeld);
  useEffect(() => {
    dirty.current = isHeld;
  }, [isHeld]);
  const [found, setFound] = useState(() => readDraft(person, form, Date.now()));

  useEffect(() => {
    // Not before the form has filled itself with the record, which would undo it. `keepDefaultValues`: restored
    // values count as changes, so leaving still warns.
    if (found && isReady) reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
  }, [found, getValues, isReady, reset]);

  const discard = (draft: Draft, kept: Values = {}) => {
    dropDraft(person, form);
    setFound(undefined);
    // A field without a value of its own would keep the draft's.
    const blank = Object.fromEntries(Object.keys(draft.values).map((name) => [name, null]));
    reset({ ...blank, ...defaultValues, ...kept });
  };
  const onOtherKind = useEffectEvent((name: string | undefined, values: Values) => {
    if (!found || name === undefined || !kindsOf(entity).includes(name)) return;
    if (values[name] !== found.values[name]) discard(found, { [name]: values[name] });
  });

  // A record that is read anew is not what the person changed back.
  const isRestored = useEffectEvent(() => found !== undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    /** What was typed and is not kept yet. */
    let typed: Values | undefined;
    const keep = () => {
      clearTimeout(timer);
      // Whoever has signed out has left nothing behind.
      if (typed && session.get()?.user.id === person) {
        // A form that fills itself is no work of anybody, and what was changed back is none any more.
        if (dirty.current) saveDraft(person, form, draftOf(entity, typed));
        else if (!isRestored()) dropDraft(person, form);
      }
      typed = undefined;
    };
    const forget = () => {
      typed = undefined;
      clearTimeout(timer);
      dropDraft(person, form);
      // What the form does with itself until the page is left is no new work.
      dirty.current = false;
    };
    const subscription = watch((values, { name }) => {
      clearTimeout(timer);
      typed = values;
      timer = setTimeout(keep, SAVE_DELAY);
      onOtherKind(name, values);
    });
    // At once when the session is lost or the page is left: the next moment may be too late.
    window.addEventListener('pagehide', keep);
    const stop = onSessionExpired(() => {
      typed = getValues();
      keep();
    });
    const deafen = whenSaved(() => {
      forget();
      // A new record that is found after its answer was lost: nothing of the form is unsaved any more, and no question
      // stands in the way to the record.
      if (kind === 'create') reset(getValues());
    });
    return () => {
      if (isLeft()) forget();
      else keep();
      window.removeEventListener('pagehide', keep);
      subscription.unsubscribe();
      stop();
      deafen();
    };
  }, [entity, form, getValues, isLeft, kind, person, reset, watch, whenSaved]);

  if (!found || !isDirty) return null;
  return (
    <Notice role="status">
      {translate('form.draft_restored', {
        time: formatDateTime(new Date(found.saved).toISOString()).text,
      })}
      {found.incomplete && ` ${translate('form.draft_incomplete')}`}{' '}
      <Button variant="text" size="small" onClick={() => discard(found)}>
        {translate('form.draft_discard')}
      </Button>
    </Notice>
  );
}

/** The values that may be kept, and whether something had to be left out. */
export function draftOf(entity: AnyEntity, values: Values): Draft {
  const kept: [string, unknown][] = [];
  let incomplete = false;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(entity.fields, name);
    if (!field || field.options.readOnly || value === undefined) continue;
    if (isSecret(field)) incomplete ||= Boolean(value);
    else kept.push([name, value]);
  }
  return { saved: Date.now(), values: Object.fromEntries(kept), incomplete };
}

/** Fields of sub-records count: a list of shareholders holds their register numbers. */
function isSecret(field: Field): boolean {
  const { file = false, identifier = false } = field.kind;
  return (
    file ||
    (identifier && isPrivate(field)) ||
    Object.values(rowFieldsOf(field) ?? {}).some(isSecret)
  );
}
