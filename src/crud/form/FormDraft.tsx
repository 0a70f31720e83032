import { useRecordContext, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { onSessionLost } from '../../auth/sessionLost';
import { session } from '../../auth/session';
import { formatDateTime } from '../../domain/dates';
import type { AnyEntity } from '../../entity/entity';
import { isPrivate } from '../../entity/Field';
import { dropDraft, readDraft, saveDraft, type Draft } from './draftStore';

/** Files are too large for a draft. */
const FILES: ReadonlySet<string> = new Set(['image', 'pdf', 'htmlFile']);
/** Identifiers that never go into a storage, whoever typed them (security page §7). */
const IDENTIFIERS: ReadonlySet<string> = new Set(['registerNumber', 'civilId']);

const SAVE_DELAY = 500;

/**
 * Keeps what is typed, so that losing the session or the page loses no work: a draft in session storage, for
 * the same person, at most half an hour, without register numbers, civil ids, account numbers and files.
 */
export function FormDraft({ entity, kind }: { entity: AnyEntity; kind: 'create' | 'edit' }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { watch, reset, getValues } = useFormContext();
  const { isDirty, isSubmitSuccessful } = useFormState();
  const person = session.get()?.user.id ?? '';
  const form = `${entity.name}.${kind === 'edit' ? (record?.id ?? '') : 'new'}`;
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  const [found, setFound] = useState(() => readDraft(person, form, Date.now()));

  useEffect(() => {
    // `keepDefaultValues`: restored values count as changes, so leaving still warns.
    if (found) reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
  }, [found, getValues, reset]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const subscription = watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => saveDraft(person, form, draftOf(entity, values)), SAVE_DELAY);
    });
    // At once when the session is lost: the page may be left in the next moment (SES-4).
    const stop = onSessionLost(() => {
      if (dirty.current) saveDraft(person, form, draftOf(entity, getValues()));
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
      stop();
    };
  }, [entity, form, getValues, person, watch]);

  useEffect(() => {
    if (isSubmitSuccessful) dropDraft(person, form);
  }, [form, isSubmitSuccessful, person]);

  if (!found || !isDirty) return null;
  const discard = () => {
    dropDraft(person, form);
    setFound(undefined);
    reset();
  };
  return (
    <div className="u-notice" role="status">
      {translate('form.draft_restored', {
        time: formatDateTime(new Date(found.saved).toISOString()).text,
      })}
      {found.incomplete && ` ${translate('form.draft_incomplete')}`}{' '}
      <button type="button" className="u-text-button" onClick={discard}>
        {translate('form.draft_discard')}
      </button>
    </div>
  );
}

/** The values that may be kept, and whether something had to be left out. */
export function draftOf(entity: AnyEntity, values: Record<string, unknown>): Draft {
  const kept: [string, unknown][] = [];
  let incomplete = false;
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name];
    if (!field || field.options.readOnly || value === undefined) continue;
    const { name: kind } = field.kind;
    const secret =
      FILES.has(kind) || IDENTIFIERS.has(kind) || (kind === 'embedded' && isPrivate(field));
    if (secret) incomplete ||= Boolean(value);
    else kept.push([name, value]);
  }
  return { saved: Date.now(), values: Object.fromEntries(kept), incomplete };
}
