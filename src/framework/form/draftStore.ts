import { SESSION } from '../../domain/settings';

/** A form's typed values kept for a moment; `saved` in milliseconds since 1970. */
export interface Draft {
  saved: number;
  values: Record<string, unknown>;
  /** True when personal data was left out of the draft. */
  incomplete: boolean;
}

const PREFIX = 'urtuu.draft.';

const keyOf = (person: string, form: string) => `${PREFIX}${person}.${form}`;

/** Keeps a draft in session storage for the same person, at most half an hour. A full storage is no reason to fail. */
export function saveDraft(person: string, form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(person, form), JSON.stringify(draft));
  } catch {
    // The draft is optional: without room for it the form still works.
  }
}

/** The draft of a form, or undefined when there is none, it is too old, or it is not readable. */
export function readDraft(person: string, form: string, now: number): Draft | undefined {
  const key = keyOf(person, form);
  const stored = sessionStorage.getItem(key);
  if (!stored) return undefined;
  const draft = parse(stored);
  if (draft && now - draft.saved <= SESSION.draftMinutes * 60_000) return draft;
  sessionStorage.removeItem(key);
  return undefined;
}

/** Forgets the draft of a form: after saving, or when the person throws it away. */
export const dropDraft = (person: string, form: string): void =>
  sessionStorage.removeItem(keyOf(person, form));

function parse(stored: string): Draft | undefined {
  try {
    const draft = JSON.parse(stored) as Partial<Draft>;
    const complete =
      typeof draft.saved === 'number' && typeof draft.values === 'object' && draft.values;
    return complete ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
