// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSessionExpired } from '../../src/auth/sessionExpiry';
import { VersionBar } from '../../src/layout/VersionBar';

const asked: string[] = [];
let answer: () => Response | Promise<Response>;

function page(build: string | undefined) {
  document.head.replaceChildren();
  if (build !== undefined) {
    const mark = document.createElement('meta');
    mark.name = 'build';
    mark.content = build;
    document.head.append(mark);
  }
  return render(
    <CoreAdminContext>
      <VersionBar />
    </CoreAdminContext>,
  );
}

const bar = () => screen.queryByText('shell.new_version');
const enter = () => act(async () => void fireEvent.focus(window));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = () => Response.json({ build: 'bbbb' });
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push(`${address} ${cache}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks when the window is entered, and says that another build is out', async () => {
  page('aaaa');
  expect([asked, bar()]).toEqual([[], null]);
  await enter();
  expect(asked).toEqual(['/version.json no-store']);
  expect(bar()).not.toBeNull();
  await enter();
  expect(asked).toHaveLength(1);
});

it('asks every ten minutes', async () => {
  answer = () => Response.json({ build: 'aaaa' });
  page('aaaa');
  await act(() => vi.advanceTimersByTimeAsync(599_999));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(600_001));
  expect([asked.length, bar()]).toEqual([2, null]);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['of another shape', () => Response.json(['bbbb'])],
  ['that is a page', () => new Response('<!doctype html>')],
  ['404', () => Response.json({ build: 'bbbb' }, { status: 404 })],
  ['none', () => Promise.reject(new TypeError('Failed to fetch'))],
])('takes nothing from an answer: %s', async (_name, given) => {
  answer = given;
  page('aaaa');
  await enter();
  expect([asked.length, bar()]).toEqual([1, null]);
});

it.each([undefined, '%BUILD%'])('does not ask in development: %s', async (build) => {
  page(build);
  await enter();
  expect(asked).toEqual([]);
});

it('lets forms keep their drafts before it loads the page anew', async () => {
  const order: string[] = [];
  const stop = onSessionExpired((reason) => order.push(reason));
  vi.stubGlobal('location', { ...window.location, reload: () => order.push('loaded') });
  page('aaaa');
  await enter();
  fireEvent.click(screen.getByRole('button', { name: 'action.reload_page' }));
  stop();
  expect(order).toEqual(['reload', 'loaded']);
});
