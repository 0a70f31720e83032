import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from './form';

const MORE = 'Бусад үйлдэл';
/** The entry that tells of actions without the right: no action itself. */
const MISSING = 'Надад эрхгүй үйлдэл';

const head = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-part=record-head]');

/** Opens the menu of further actions, where there is one. */
async function openMenu(): Promise<HTMLElement | null> {
  // While the menu is open, the page below it is hidden from assistive technology.
  const more =
    head() && within(head() as HTMLElement).queryByRole('button', { name: MORE, hidden: true });
  if (!more) return null;
  if (more.getAttribute('aria-expanded') !== 'true') fireEvent.click(more);
  return screen.findByRole('menu', { name: MORE });
}

/** Presses an action of the record, wherever it is. */
export async function pressAction(words: string): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  const more = head() && within(head() as HTMLElement).queryByRole('button', { name: MORE });
  if (!more) return press(words, head() ?? undefined);
  fireEvent.click(await openAction(words));
}

/** An action of the record that is open now: its button, or its entry of the menu. */
export async function openAction(words: string): Promise<HTMLElement> {
  const here = head() && within(head() as HTMLElement).queryByRole('button', { name: words });
  return here ?? within((await openMenu()) as HTMLElement).getByRole('menuitem', { name: words });
}

/** An action that is not open now, wherever it is, and why: the title of a button, or the words above a menu's entry. */
export async function closedAction(words: string): Promise<{ element: HTMLElement; why: string }> {
  return waitFor(async () => {
    const here = head() && within(head() as HTMLElement).queryByRole('button', { name: words });
    const element =
      here ?? within((await openMenu()) as HTMLElement).getByRole('menuitem', { name: words });
    if (element.getAttribute('aria-disabled') !== 'true') throw new Error(`${words} is open.`);
    const above = document.getElementById(element.getAttribute('aria-describedby') ?? '');
    return { element, why: here ? here.title : (above?.textContent ?? '') };
  });
}

/** Names of all actions that the record's header shows, open or not. */
export async function actionsInSight(): Promise<string[]> {
  await screen.findByRole('heading', { level: 1 });
  const texts = (root: HTMLElement | null, selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])].map(({ firstChild }) =>
      String(firstChild?.textContent ?? ''),
    );
  const menu = await openMenu();
  return [
    ...texts(head(), '[data-part=actions] [data-variant]'),
    ...texts(menu, '[role^="menuitem"] span'),
  ].filter((name) => !name.startsWith(MISSING));
}

/** The change that waits above its record for another person, by what was asked for. */
export const waitingChange = (action: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-part=waiting-${action}]`);
    if (!found) throw new Error(`no ${action} waits`);
    return found;
  });
