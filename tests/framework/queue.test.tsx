// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, type RaRecord } from 'ra-core';
import { Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../src/auth/session';
import type { Queue } from '../../src/framework/queue/Queue';
import { QueuePage } from '../../src/framework/queue/QueuePage';
import { waitingOf, worstOf } from '../../src/framework/queue/waiting';
import { GatewayError } from '../../src/http/GatewayError';
import { CONFIRM } from '../../src/domain/settings';
import { otherSettings } from '../support/otherSettings';

otherSettings(CONFIRM, { armMs: 0 });

const NAME = 'signature-library';

const queue: Queue = {
  facts: ['requestedAt'],
  ReviewDetails: ({ record }) => <p>{`evidence of ${record.customerName}`}</p>,
  approve: 'approve_signature',
  reject: 'reject_signature',
  decided: { filter: { requestState: ['APPROVED', 'REJECTED'] }, at: 'decidedAt' },
};

const NAMES = ['Ариун', 'Болд', 'Цэцэг'];
let records: RaRecord[];
let act409: boolean;
const sent = vi.fn();

const dataProvider = {
  getList: async (_resource: string, { filter }: { filter: { requestState: unknown } }) => {
    const wanted = [filter.requestState].flat();
    const data = records.filter(({ requestState }) => wanted.includes(requestState));
    return { data, total: data.length };
  },
  getOne: async (_resource: string, { id }: { id: unknown }) => ({
    data: records.find((record) => String(record.id) === String(id)),
  }),
  getMany: async () => ({ data: [] }),
  action: async (_resource: string, { id, action }: { id: unknown; action: string }) => {
    sent(action, id);
    const record = records.find((one) => one.id === id) as RaRecord;
    record.requestState = action === 'approve_signature' ? 'APPROVED' : 'REJECTED';
    if (act409) throw new GatewayError({ status: 409, code: 'TRANSITION_FORBIDDEN' });
    return { data: { ...record } };
  },
} as unknown as DataProvider;

const Address = () => <output aria-label="address">{useLocation().search}</output>;

const open = async (address = `/${NAME}`, shown = queue) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  await act(async () => {
    render(
      <MemoryRouter
        initialEntries={[address]}
        future={{ v7_startTransition: true, v7_relativeSplatPath: true }}
      >
        <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
          <Suspense fallback="…">
            <QueuePage name={NAME} queue={shown} />
          </Suspense>
          <Address />
        </CoreAdminContext>
      </MemoryRouter>,
    );
  });
  await screen.findByText(/^evidence of/);
};

const key = (code: string, options: object = {}) =>
  act(async () => void fireEvent.keyDown(document.body, { code, ...options }));
const waitingNames = () =>
  within(screen.getByRole('navigation', { name: 'queue.waiting_list' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('[data-part=queue-name]')?.textContent);
const chosen = () =>
  screen
    .getByRole('navigation', { name: 'queue.waiting_list' })
    .querySelector('[aria-current=true] [data-part=queue-name]')?.textContent;
const address = () => screen.getByLabelText('address').textContent;
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  const button = await within(dialog).findByText(name, { selector: 'button:not(:disabled)' });
  await act(async () => void fireEvent.click(button));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  Element.prototype.scrollIntoView ??= () => undefined;
  act409 = false;
  sent.mockClear();
  records = NAMES.map((customerName, index) => ({
    id: index + 1,
    customerName,
    requestState: 'PENDING',
    requestedAt: `2026-11-2${index}T02:00:00.000Z`,
    createdBy: index === 1 ? 'me' : 'somebody',
  }));
  session.set({
    accessToken: 't',
    expiresAt: Date.now() + 60_000,
    user: {
      id: 'me',
      name: 'me',
      firstName: 'М',
      lastName: 'Э',
      fullName: 'Э М',
      customerId: null,
      tenantAlias: 'pocketmn',
    },
    roles: [],
    permissions: ['signature-lib:access'],
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session.clear();
});

describe('how long somebody has waited', () => {
  const at = (iso: string) => new Date(iso);
  it.each([
    ['2026-11-21T02:00:00Z', '2026-11-21T02:15:00Z', 'inTime', 'minutes', 15],
    ['2026-11-21T02:00:00Z', '2026-11-21T02:16:00Z', 'late', 'minutes', 16],
    ['2026-11-21T02:00:00Z', '2026-11-21T02:30:00Z', 'late', 'minutes', 30],
    ['2026-11-21T02:00:00Z', '2026-11-21T02:31:00Z', 'veryLate', 'minutes', 31],
    ['2026-11-21T02:00:00Z', '2026-11-21T05:00:00Z', 'veryLate', 'hours', 3],
  ] as const)('since %s at %s: %s', (since, now, lateness, unit, count) => {
    const waiting = waitingOf(since, 15, at(now));
    expect(waiting?.lateness).toBe(lateness);
    expect([waiting?.age.unit, waiting?.age.count]).toEqual([unit, count]);
  });

  it('lets three stand out, where all are far beyond their terms', () => {
    expect([...worstOf([2.5, 9, 0.2, 40, 9, 3, 2])]).toEqual([3, 1, 4]);
    expect([...worstOf([0.5, 1.9, 2])]).toEqual([]);
  });

  it('says nothing of what is no date', () => {
    expect(waitingOf('soon', 15, at('2026-11-21T02:00:00Z'))).toBeUndefined();
  });
});

describe('the keys of a queue', () => {
  it('chooses the oldest, and J and K go on and back', async () => {
    await open();
    expect(waitingNames()).toEqual(['Ариун', 'Болд', 'Цэцэг']);
    expect(chosen()).toBe('Ариун');
    expect(address()).toBe('?id=1');
    expect(screen.getByText('evidence of Ариун')).toBeTruthy();
    await key('KeyJ');
    expect(chosen()).toBe('Болд');
    expect(address()).toBe('?id=2');
    await key('KeyJ');
    await key('KeyJ');
    expect(chosen()).toBe('Цэцэг');
    await key('KeyK');
    expect(chosen()).toBe('Болд');
  });

  it('skips to the end of the person’s own order', async () => {
    await open();
    await key('KeyS');
    expect(waitingNames()).toEqual(['Болд', 'Цэцэг', 'Ариун']);
    expect(chosen()).toBe('Болд');
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows its legend with ?', async () => {
    await open();
    const legend = screen.getByRole('button', { name: /queue.keys/ });
    expect(legend.getAttribute('aria-expanded')).toBe('false');
    await key('Slash', { shiftKey: true });
    expect(legend.getAttribute('aria-expanded')).toBe('true');
  });

  it('has a key for every further action, on its button and in the legend', async () => {
    await open(undefined, { ...queue, others: ['accept_paper'] });
    const button = screen.getByText(/accept_paper$/, { selector: 'button' });
    expect(button.querySelector('kbd')?.textContent).toBe('B');
    const legend = document.getElementById('queue-keys');
    expect(legend?.textContent).toMatch(/B\S*accept_paper/);
    await key('KeyB');
    expect((await screen.findByRole('dialog')).textContent).toMatch(/accept_paper/);
  });

  it('keeps quiet with a modifier, in a field, and while a dialog is open', async () => {
    await open();
    await key('KeyJ', { ctrlKey: true });
    expect(chosen()).toBe('Ариун');
    const field = document.body.appendChild(document.createElement('input'));
    await act(async () => void fireEvent.keyDown(field, { code: 'KeyJ' }));
    field.remove();
    expect(chosen()).toBe('Ариун');
    await key('KeyA');
    await screen.findByRole('alertdialog');
    await key('KeyJ');
    expect(address()).toBe('?id=1');
  });
});

describe('a decision', () => {
  it('is confirmed; then the row leaves, the next one is chosen and the last decision stands there', async () => {
    await open();
    await key('KeyA');
    expect(sent).not.toHaveBeenCalled();
    await confirm('action.approve_signature');
    await waitFor(() => expect(waitingNames()).toEqual(['Болд', 'Цэцэг']));
    expect(sent.mock.calls).toEqual([['approve_signature', 1]]);
    await waitFor(() => expect(chosen()).toBe('Болд'));
    expect(screen.getByText('queue.last').parentElement?.textContent).toContain(
      'Ариун · done.approve_signature',
    );
  });

  it('that somebody else has made is told as such, and the row leaves', async () => {
    act409 = true;
    await open();
    await key('KeyA');
    await confirm('action.approve_signature');
    await waitFor(() => expect(waitingNames()).toEqual(['Болд', 'Цэцэг']));
    await waitFor(() => expect(chosen()).toBe('Болд'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('queue.last')).toBeNull();
  });

  it('is not open to the maker, who is told why; the rejection is', async () => {
    await open(`/${NAME}?id=2`);
    expect(chosen()).toBe('Болд');
    expect(await screen.findByText(/record.not_by_maker/)).toBeTruthy();
    await key('KeyA');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await key('KeyR');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});

describe('an address', () => {
  it('names a record that no longer waits: it is shown with the hindrance', async () => {
    records[2].requestState = 'APPROVED';
    await open(`/${NAME}?id=3`);
    expect(await screen.findByText('evidence of Цэцэг')).toBeTruthy();
    expect(waitingNames()).toEqual(['Ариун', 'Болд']);
    expect(chosen()).toBeUndefined();
    await key('KeyJ');
    expect(chosen()).toBe('Ариун');
  });

  it('opens the list instead of the queue, from the tabs below the title', async () => {
    await open();
    const title = screen.getByRole('heading', { level: 1 });
    const views = screen.getByRole('navigation', { name: 'queue.views' });
    expect(title.compareDocumentPosition(views)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'queue.list' }).getAttribute('href')).toBe(
      `/${NAME}?view=list`,
    );
  });
});

it('says that nothing waits', async () => {
  records = [];
  const queryClient = new QueryClient();
  await act(async () => {
    render(
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
          <Suspense fallback="…">
            <QueuePage name={NAME} queue={queue} />
          </Suspense>
        </CoreAdminContext>
      </MemoryRouter>,
    );
  });
  expect(await screen.findByText('queue.nothing_waits')).toBeTruthy();
});
