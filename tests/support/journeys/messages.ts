import { fireEvent, screen, waitFor } from '@testing-library/react';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** The words of a message without its buttons, its sign and the number of the call. */
const wordsOf = (element: HTMLElement): string => {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('button, svg').forEach((part) => part.remove());
  const texts: string[] = [];
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push((walker.currentNode.textContent ?? '').trim());
  return texts.filter((text) => text && !text.startsWith('Лавлах дугаар')).join(' ');
};

/** What the foot of a form says when values in it are wrong. */
const INVALID = 'Маягт алдаатай байна. Тэмдэглэсэн талбаруудыг шалгана уу.';

/** Every failure that is said now: toasts, and what a form or a question says. */
export const failures = (): string[] => [
  ...[
    ...all('[data-part=toast]:is([data-type=error], [data-type=warning]) [data-part=toast-text]'),
    ...all('[data-sign] .MuiAlert-message'),
  ].map(wordsOf),
  ...all('form [data-part=muted]')
    .map(wordsOf)
    .filter((text) => text === INVALID),
];

/** Every success that is said now. */
export const successes = (): string[] =>
  all('[data-part=toast][data-type=success] [data-part=toast-text]').map(wordsOf);

/** Takes the toasts away. */
export async function dismissToasts(): Promise<void> {
  for (const toast of all('[data-part=toast]'))
    fireEvent.click([...toast.querySelectorAll('button')].at(-1) as HTMLElement);
  await waitFor(() => {
    if (all('[data-part=toast]').length > 0) throw new Error('A toast is still there.');
  });
}

/** The window as one text. */
export const windowText = (): string => document.body.textContent ?? '';

/** The heading of the page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
