import { fireEvent, screen, within } from '@testing-library/react';
import { press } from './form';

const MORE = 'Бусад үйлдэл';

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
  const here = within(head() as HTMLElement).queryByRole('button', { name: words });
  if (here) fireEvent.click(here);
  else
    fireEvent.click(
      within((await openMenu()) as HTMLElement).getByRole('menuitem', { name: words }),
    );
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
  ];
}
