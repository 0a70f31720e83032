import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { onSessionExpired } from '../../auth/sessionExpiry';
import { session } from '../../auth/session';
import type { AnyEntity } from '../../entity/entity';
import { dropDraft, readDraft, saveDraft, type Draft } from '../form/draftStore';
import { useIsLeft } from '../form/leaving';

const person = (): string => session.get()?.user.id ?? '';

/** The name of an action's dialog among drafts. */
export const dialogName = (entity: AnyEntity, { id }: RaRecord, action: string): string =>
  `${entity.name}.${id}.${action}`;

/** Forgets what was typed into a dialog: it was closed, by its answer or without one. */
export const dropDialogDraft = (form: string): void => dropDraft(person(), form);

/** What was typed into a dialog before the session was lost; it is given back once. */
export function takeDialogDraft(form: string): Draft | undefined {
  const kept = readDraft(person(), form, Date.now());
  if (kept) dropDraft(person(), form);
  return kept;
}

/**
 * Keeps what is typed into a dialog when the session is lost, and only then: a dialog that is cancelled has nothing to
 * keep. Signing in again leaves the page (docs/domain/identity.md 3.1); the same dialog, opened afterwards, begins with
 * it.
 * @param form name of the dialog: record and action
 * @param typed the present content; undefined while there is nothing to keep
 */
export function useDialogDraft(form: string, typed: () => Draft | undefined): void {
  const current = useRef(typed);
  useEffect(() => {
    current.current = typed;
  });
  const isLeft = useIsLeft();
  useEffect(() => {
    const stop = onSessionExpired(() => {
      const draft = current.current();
      if (draft) saveDraft(person(), form, draft);
    });
    return () => {
      stop();
      if (isLeft()) dropDialogDraft(form);
    };
  }, [form, isLeft]);
}

/** The typed reason of a confirmation, kept like the answers of a form. */
export function useReasonDraft(form: string): {
  reason: string;
  onReason: (reason: string) => void;
} {
  const [kept] = useState(() => String(takeDialogDraft(form)?.values.reason ?? ''));
  const typed = useRef(kept);
  useDialogDraft(form, () =>
    typed.current
      ? { saved: Date.now(), values: { reason: typed.current }, incomplete: false }
      : undefined,
  );
  return {
    reason: kept,
    onReason: (reason) => {
      typed.current = reason;
    },
  };
}
