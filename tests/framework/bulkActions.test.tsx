// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, ListBase, useListContext, type DataProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { CONFIRM } from '../../src/domain/settings';
import { BulkActions } from '../../src/framework/list/BulkActions';
import { otherSettings } from '../support/otherSettings';
import entity from '../../src/resources/content/news/news.entity';

vi.mock('../../src/framework/useMay', () => ({ useMay: () => () => true }));
vi.mock(import('../../src/config/config'), async (original) => ({
  ...(await original()),
  isMainTenant: () => true,
}));
vi.mock('../../src/auth/session', () => ({
  session: { get: () => ({ user: { id: 'me' } }), view: () => undefined },
}));

const rows = Array.from({ length: 30 }, (_, at) => ({
  id: at + 1,
  title: `N${at + 1}`,
  state: 'UNPUBLISHED',
}));
otherSettings(CONFIRM, { armMs: 0 });

/** Acts that are under way, each with what ends it. */
let underWay: { id: number; end: () => void; fail: () => void }[] = [];
const provider = {
  getList: (_: string, { pagination: { page, perPage } }: { pagination: Record<string, number> }) =>
    Promise.resolve({ data: rows.slice((page - 1) * perPage, page * perPage), total: 30 }),
  action: (_: string, { id }: { id: number }) =>
    new Promise((resolve, reject) =>
      underWay.push({
        id,
        end: () => resolve({ data: rows[id - 1] }),
        fail: () => reject(new Error('refused')),
      }),
    ),
} as unknown as DataProvider;

function Ticks() {
  const { data = [], onToggleItem, setPage, setFilters } = useListContext();
  return (
    <>
      {data.map(({ id }) => (
        <button key={id} onClick={() => onToggleItem(id as number)}>{`tick ${id}`}</button>
      ))}
      <button onClick={() => setPage(2)}>page 2</button>
      <button onClick={() => setFilters({ state: ['PUBLISHED'] })}>other filter</button>
    </>
  );
}

beforeEach(() => {
  underWay = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <CoreAdminContext dataProvider={provider} queryClient={new QueryClient()}>
        <ListBase resource="news" perPage={10} storeKey={false} disableAuthentication>
          <Ticks />
          <BulkActions entity={entity} />
        </ListBase>
      </CoreAdminContext>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
/** Ends what is under way now. */
const end = (which: 'end' | 'fail' = 'end') =>
  act(async () => underWay.splice(0).forEach((one) => one[which]()));

it('acts on the ticked rows of every page, four at a time', async () => {
  await press('tick 1');
  await press('tick 2');
  await press('page 2');
  await press('tick 11');
  await press('tick 12');
  await press('tick 13');
  await press('action.publish (5)');
  await press('action.publish');
  await waitFor(() => expect(underWay.map(({ id }) => id)).toEqual([1, 2, 11, 12]));
  await end();
  await waitFor(() => expect(underWay.map(({ id }) => id)).toEqual([13]));
  await end('fail');
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBe(1));
  expect(screen.getByRole('listitem').textContent).toContain('N13');
});

it('leaves nothing ticked that another filter may hide', async () => {
  await press('tick 1');
  await screen.findByRole('button', { name: 'action.publish (1)' });
  await press('other filter');
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('ticks all of the filter, asks for their number, and leaves ticked what was not reached', async () => {
  for (const { id } of rows.slice(0, 10)) await press(`tick ${id}`);
  await press('list.tick_all');
  await press('action.publish (30)');
  await act(async () =>
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '30' } }),
  );
  await press('action.publish');
  await waitFor(() => expect(underWay.length).toBe(4));
  await end();
  await waitFor(() => expect(underWay.length).toBe(4));
  await press('list.bulk_stop');
  await end();
  await screen.findByText('action.publish (22)');
  expect(underWay).toEqual([]);
});
