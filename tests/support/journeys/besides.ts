import { waitFor } from '@testing-library/react';
import { ownLabels } from './ownLabels';

const textOf = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? '';

/** What an input is called: its label without the mark of a required one, after the row that it is in. */
function nameOf(control: Element, labels: ReadonlyMap<string, string>): string {
  const names = [
    control.getAttribute('aria-label'),
    ...(control.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf),
    labels.get(control.id),
    control.tagName === 'FIELDSET' && control.querySelector('legend')?.textContent,
    control.closest('.MuiFormControl-root')?.querySelector('label')?.textContent,
  ];
  const name = (names.find(Boolean) || '').replace(/\s*\*$/, '').trim();
  const row = control.closest('[data-part=item]')?.getAttribute('aria-label');
  return row ? `${row}: ${name}` : name;
}

/** The text that is beside an input and is read out with it. */
const describedBy = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').map(textOf).filter(Boolean).join(' ');

/** What is said beside the inputs that are marked as wrong, by the inputs' names. */
export function besides(root: ParentNode): Record<string, string> {
  const wrong = root.querySelectorAll('[aria-invalid=true]:not([aria-hidden=true])');
  const labels = ownLabels();
  return Object.fromEntries(
    [...wrong].map((control) => [nameOf(control, labels), describedBy(control)]),
  );
}

/** Waits until these messages stand beside these inputs, and nothing beside others. */
export async function expectBesides(
  root: ParentNode,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  await waitFor(() => {
    const told = besides(root);
    const sorted = (of: Readonly<Record<string, string>>) =>
      JSON.stringify(Object.entries(of).sort(), null, 1);
    if (sorted(told) !== sorted(expected)) throw new Error(`Told: ${sorted(told)}`);
  });
}
