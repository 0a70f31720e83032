import type { FieldErrors } from 'react-hook-form';
import { focusInput } from './focusInput';

/** Something wrong in a form, as its reader sees it. */
export interface Mistake {
  /** Name of the field, dotted in embedded lists; undefined for an input without a name. */
  path?: string;
  /** The field's label, after that of its row where it stands in a list. */
  label: string;
  /** What is said below it. */
  message: string;
  /** What is marked as wrong: an input, or the group of several. */
  input: HTMLElement;
}

/** An input with its label and what is said below it, of MUI or of our own (`InputGroup`, `ReasonChoice`). */
const FIELD = '.MuiFormControl-root, fieldset[data-part=group], fieldset[data-part=reasons]';
const HEARD = ':not([aria-hidden=true])';

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** What `aria-describedby` of an element leads to. */
const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(id ? document.getElementById(id) : null))
    .filter(Boolean)
    .join(' ');

function labelOf(field: Element, input: HTMLElement): string {
  const own = textOf(field.querySelector('label, legend')) || input.ariaLabel || '';
  // Without the mark of a field that has to be filled in.
  const label = own.replace(/\s*\*$/, '');
  const row = field.closest('[data-part=item]')?.getAttribute('aria-label');
  return [row, label].filter(Boolean).join(', ');
}

const nameOf = (element: Element | null): string | undefined =>
  element?.getAttribute('name') ?? undefined;

/** What is marked as wrong in a form, one entry per field, in the order of reading. */
export function mistakesIn(form: HTMLElement): Mistake[] {
  const found = new Map<Element, Mistake>();
  for (const input of form.querySelectorAll<HTMLElement>(`[aria-invalid=true]${HEARD}`)) {
    const field = input.closest(FIELD) ?? input;
    if (found.has(field)) continue;
    found.set(field, {
      path: nameOf(field) ?? nameOf(field.querySelector('[name]')),
      label: labelOf(field, input),
      message: describedBy(input) || describedBy(field),
      input,
    });
  }
  return [...found.values()];
}

/** Brings the focus to a mistake: to its input, or to the first one of its group; what is folded around it opens. */
export function focusMistake({ input }: Pick<Mistake, 'input'>): void {
  for (
    let folded = input.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  )
    folded.open = true;
  focusInput(input);
}

/** An error of the form by the name of its field. */
export interface NamedError {
  path: string;
  error: unknown;
}

/** All errors of a form by name, those of embedded lists included; what concerns the form as a whole is left out. */
export const errorsByName = (errors: FieldErrors): NamedError[] =>
  leavesOf({ ...errors, root: undefined }, '');

function leavesOf(node: unknown, path: string): NamedError[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && typeof node.type === 'string') return [{ path, error: node }];
  return Object.entries(node).flatMap(([name, part]) =>
    leavesOf(part, path === '' ? name : `${path}.${name}`),
  );
}

/** True for an error that one of the inputs shows. */
export const isShown = ({ path }: NamedError, mistakes: readonly Mistake[]): boolean =>
  mistakes.some((one) => one.path === path || path.startsWith(`${one.path}.`));
