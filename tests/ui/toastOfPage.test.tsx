// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { CoreAdminContext, useNotify, type DataProvider } from 'ra-core';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '../../src/ui/Toast/ToastHost';
import type { ToastOptions } from '../../src/ui/Toast/toasts';

let notify: ReturnType<typeof useNotify>;
function Page() {
  const tellPerson = useNotify();
  useEffect(() => {
    notify = tellPerson;
  }, [tellPerson]);
  return <ToastHost />;
}
const start = () => {
  const element = (
    <CoreAdminContext dataProvider={{} as DataProvider}>
      <Page />
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/first'] });
  render(<RouterProvider router={router} future={{ v7_startTransition: true }} />);
  return (path: string) => act(async () => router.navigate(path));
};
const tell = (message: string, type: 'error' | 'success', options: ToastOptions = {}) =>
  act(async () => notify(message, { type, autoHideDuration: null, ...options }));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const shown = () =>
  [...document.querySelectorAll('[data-part=toast-text]')].map(({ textContent }) =>
    textContent.trim(),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('takes a failure away with the page that it came on, and nothing else', async () => {
  const go = start();
  await tell('broken', 'error');
  await tell('signed out', 'error', { everywhere: true });
  await tell('done', 'success');
  await pass(2_000);
  await go('/second');
  expect(shown()).toEqual(['signed out', 'done']);
});

it('gives a failure of the moment before to the page that comes', async () => {
  const go = start();
  await tell('already decided', 'error');
  await pass(200);
  await go('/second');
  await pass(2_000);
  expect(shown()).toEqual(['already decided']);
  await go('/third');
  expect(shown()).toEqual([]);
});
