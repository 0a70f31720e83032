import { fieldOf, type Kind } from '../../entity/Field';

/** Readable text of any plain value, keys in order, two spaces in. */
export function jsonText(value: unknown): string {
  return (
    JSON.stringify(
      value,
      (_key, part: unknown) => (isPlainObject(part) ? sorted(part) : part),
      2,
    ) ?? ''
  );
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

const jsonKind: Kind<unknown, object> = {
  name: 'json',
  filter: 'none',
  wide: true,
  block: true,
  schema: (yup) => yup.mixed(),
  toSheet: (value) => ({ type: 's', value: jsonText(value) }),
};

/** What a service answered, as it came; only ever shown. */
export const json = fieldOf(jsonKind, { readOnly: true });
