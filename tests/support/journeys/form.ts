import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import { flushSync } from 'react-dom';
import { ownLabels } from './ownLabels';

/** A label as the console writes it, with the mark of a required field. */
const labelled = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`);

const CONTROLS = 'input, textarea, select, [role=combobox], [contenteditable], [aria-label]';

const textOfId = (id: string): string => document.getElementById(id)?.textContent ?? '';

/** Everything that names an input. The library's own search asks jsdom for the labels of every element: too slow. */
const labelsOf = (control: Element, labels: ReadonlyMap<string, string>): string[] => [
  control.getAttribute('aria-label') ?? '',
  ...(control.getAttribute('aria-labelledby') ?? '').split(' ').map(textOfId),
  labels.get(control.id) ?? '',
  control.closest('label')?.textContent ?? '',
];

/** The input behind a label. */
export const input = (label: string, root: HTMLElement = document.body): Promise<HTMLElement> =>
  waitFor(() => {
    const name = labelled(label);
    const labels = ownLabels();
    const found = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) =>
      labelsOf(control, labels).some((text) => name.test(text)),
    );
    if (found.length !== 1) throw new Error(`${found.length} inputs are called ${label}.`);
    return found[0];
  });

/** What is in the input behind a label. */
export const valueOf = async (label: string, root?: HTMLElement): Promise<string> =>
  ((await input(label, root)) as HTMLInputElement).value;

/** Types into the input behind a label. */
export async function fill(label: string, value: string, root?: HTMLElement): Promise<void> {
  const field = await input(label, root);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** The input of what must be typed before something is done. */
export const codeInput = (root: HTMLElement): Promise<HTMLInputElement> =>
  waitFor(() => {
    const found = root.querySelector<HTMLInputElement>('[data-part=confirm-code] input');
    if (!found) throw new Error('Nothing has to be typed.');
    return found;
  });

/** Types it. */
export async function typeCode(code: string, root: HTMLElement): Promise<void> {
  fireEvent.change(await codeInput(root), { target: { value: code } });
}

/** Types what a question says that has to be typed. */
export async function typeShown(root: HTMLElement): Promise<void> {
  const hint = await within(root).findByText(/^Үргэлжлүүлэхийн тулд бичнэ үү: \d+$/);
  await typeCode(hint.textContent.replaceAll(/\D/g, ''), root);
}

/** Chooses one of the options behind a label, from a list or from a search. */
export async function choose(label: string, option: string, root?: HTMLElement): Promise<void> {
  const field = await input(label, root);
  // A search that has not the focus takes back what is typed into it.
  if (field.tagName === 'INPUT') flushSync(() => field.focus());
  fireEvent.mouseDown(field);
  if (field.tagName === 'INPUT') fireEvent.change(field, { target: { value: option } });
  const found = await within(document.body).findByText(option, {
    selector: '[role=option], [role=option] *',
  });
  fireEvent.click(found);
}

/** Writes into the rich text editor behind a label. */
export async function write(label: string, html: string): Promise<void> {
  const field = (await input(label)) as HTMLElement & { editor: Editor };
  await act(async () => void field.editor.commands.setContent(html, { emitUpdate: true }));
}

/** A button or a link that looks like one. */
export const button = (name: string, root: HTMLElement = document.body): Promise<HTMLElement> =>
  within(root).findByText(name, { selector: 'button, a' });

const CAN_PRESS = { selector: 'button:not(:disabled), a' };

/** How long the menu of a record is left alone after it did not have what was looked for, ms. */
const MENU_PAUSE = 500;

/**
 * Presses it once it may be pressed: the button of a dialog waits for a moment, and for its preview. An act of a record is
 * looked for in the menu of its other acts too.
 */
export async function press(name: string, root: HTMLElement = document.body): Promise<void> {
  let lookedAt = 0;
  const found = await waitFor(async () => {
    if (within(root).queryAllByText(name, CAN_PRESS).length > 0 || Date.now() < lookedAt)
      return within(root).getByText(name, CAN_PRESS);
    const entry = await menuEntry(name, root);
    lookedAt = Date.now() + MENU_PAUSE;
    return entry ?? within(root).getByText(name, CAN_PRESS);
  });
  fireEvent.click(found);
}

/** The entry of a record's menu, which stays open for it; nothing where there is no such entry that is open. */
async function menuEntry(name: string, root: HTMLElement): Promise<HTMLElement | undefined> {
  const [more] = within(root).queryAllByText('Бусад үйлдэл', { selector: 'button' });
  if (!more) return undefined;
  if (more.getAttribute('aria-expanded') !== 'true') fireEvent.click(more);
  // The page may be left before its menu comes: what is looked for is on the next one.
  const menu = await waitFor(() => (more.isConnected ? screen.getByRole('menu') : undefined));
  if (!menu) return undefined;
  const [words] = within(menu).queryAllByText(name, { selector: '[role=menuitem] > span' });
  const entry = words?.closest<HTMLElement>('[role=menuitem]:not([aria-disabled=true])');
  if (!entry) fireEvent.keyDown(menu, { key: 'Escape' });
  return entry ?? undefined;
}

/** Answers the dialog or the question that is open with the keyboard, once its button of this name may be pressed. */
export async function pressCtrlEnter(name: string): Promise<void> {
  const open = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
    const shown = found.filter((one) => !one.closest('[aria-hidden=true]'));
    if (shown.length !== 1) throw new Error(`${shown.length} dialogs are open.`);
    return shown[0];
  });
  await within(open).findByText(name, { selector: 'button:not(:disabled)' });
  fireEvent.keyDown(open, { key: 'Enter', ctrlKey: true });
}

/** The dialog that is open: a form, or a question. */
export const dialog = (role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role=${role}]`);
    if (!found || found.closest('[aria-hidden=true]')) throw new Error(`No ${role} is open.`);
    return found;
  });

/** The question that is open: a plain one, or the form of an action that shows what it will do. */
export const question = (): Promise<HTMLElement> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=alertdialog], [role=dialog]')];
    const open = found.find((one) => !one.closest('[aria-hidden=true]'));
    if (!open) throw new Error('Nothing is asked.');
    return open;
  });

/** The button of this name in the question that is open, once it may be pressed. */
export const confirmer = async (name: string): Promise<HTMLElement> =>
  within(await question()).findByText(name, { selector: 'button:not(:disabled)' });

/** What a question asks for in free text: a reason, or a comment. */
const textIn = (open: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const found = open.querySelector<HTMLElement>('textarea:not([aria-hidden])');
    if (!found) throw new Error('Nothing is asked for yet.');
    return found;
  });

/** Gives a reason in the question that is open, or the first of its list, and confirms with the button of this name. */
export async function confirmWith(name: string, reason?: string): Promise<void> {
  if (reason !== undefined) {
    const open = await question();
    const listed = open.querySelector<HTMLInputElement>('[data-part=reasons] input');
    if (listed) fireEvent.click(listed);
    else fireEvent.change(await textIn(open), { target: { value: reason } });
  }
  fireEvent.click(await confirmer(name));
}
