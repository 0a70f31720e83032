import { fireEvent, screen, within } from '@testing-library/react';
import { press } from './form';

const MORE = 'Бусад үйлдэл';

const head = (): HTMLElement | null => document.querySelector<HTMLElement>('.u-record-head');

/** Opens the menu of further acts, where there is one. */
function openMenu(): HTMLElement | null {
  const more = head() && within(head() as HTMLElement).queryByRole('button', { name: MORE });
  if (!more) return null;
  if (more.getAttribute('aria-expanded') !== 'true') fireEvent.click(more);
  return screen.getByRole('menu', { name: MORE });
}

/** Presses an act of the record, wherever it stands. */
export async function pressAct(words: string): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  const more = head() && within(head() as HTMLElement).queryByRole('button', { name: MORE });
  if (!more) return press(words, head() ?? undefined);
  const here = within(head() as HTMLElement).queryByRole('button', { name: words });
  if (here) fireEvent.click(here);
  else fireEvent.click(within(openMenu() as HTMLElement).getByRole('menuitem', { name: words }));
}

/** Names of all acts that the record's header shows, open or not. */
export async function actsInSight(): Promise<string[]> {
  await screen.findByRole('heading', { level: 1 });
  const texts = (root: HTMLElement | null, selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])].map(({ firstChild }) =>
      String(firstChild?.textContent ?? ''),
    );
  const menu = openMenu();
  return [...texts(head(), '.u-acts .u-button'), ...texts(menu, '[role^="menuitem"] span')];
}
