/** Readers of answers whose shape is still to be checked, field by field. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

/** The rows of an answer: a plain array, or a page with `content`. Anything else has none. */
export function rowsOf(answer: unknown): Fields[] {
  const rows = isFields(answer) && 'content' in answer ? answer.content : answer;
  return Array.isArray(rows) ? rows.filter(isFields) : [];
}

/** A text that says something; undefined for anything else. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
