// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MaskedText } from '../../src/ui/MaskedText/MaskedText';

const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FUTURE = { v7_startTransition: true, v7_relativeSplatPath: true };
const show = () =>
  render(
    <MemoryRouter future={FUTURE}>
      <MaskedText masked="*К***71614" onReveal={() => Promise.resolve('УК03271614')} />
      <button type="button">elsewhere</button>
    </MemoryRouter>,
  );
const named = (name: string) => screen.queryByRole('button', { name });

it('has nothing to copy before it is revealed', () => {
  show();
  expect(named('action.copy')).toBeNull();
  expect(document.body.innerHTML).not.toContain('УК03271614');
});

it('can be copied while it is revealed: the focus may go to the button that copies', async () => {
  show();
  await act(async () => void fireEvent.click(named('shell.reveal.show') as HTMLElement));
  const copy = await screen.findByRole('button', { name: 'action.copy' });
  act(() => copy.focus());
  expect(document.body.textContent).toContain('УК03271614');
  await act(async () => void fireEvent.click(copy));
  await waitFor(() => expect(copied).toEqual(['УК03271614']));
});

it('is masked again when the focus leaves both', async () => {
  show();
  await act(async () => void fireEvent.click(named('shell.reveal.show') as HTMLElement));
  const copy = await screen.findByRole('button', { name: 'action.copy' });
  act(() => copy.focus());
  act(() => (named('elsewhere') as HTMLElement).focus());
  await waitFor(() => expect(document.body.textContent).not.toContain('УК03271614'));
  expect(named('action.copy')).toBeNull();
});
