// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, type RaRecord } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkBar } from '../../src/framework/list/BulkBar';
import { useBulkActions } from '../../src/framework/list/useBulkActions';
import entity from '../../src/resources/content/news/news.entity';

vi.mock('../../src/framework/useMay', () => ({ useMay: () => () => true }));
vi.mock(import('../../src/config/config'), async (original) => ({
  ...(await original()),
  isMainTenant: () => true,
}));

const asking = {
  ...entity,
  lifecycle: entity.lifecycle && { ...entity.lifecycle, inputs: { publish: entity.fields } },
};
const row = (id: number, state: string): RaRecord => ({ id, state, title: `N${id}` });
const onAsk = vi.fn();
const onTickAll = vi.fn(() => Promise.resolve());

function Bar({
  of,
  ticked,
  total,
}: {
  of: typeof entity;
  ticked: readonly RaRecord[];
  total?: number;
}) {
  const actions = useBulkActions(of, ticked);
  return (
    <BulkBar
      entity={of}
      count={ticked.length}
      total={total}
      actions={actions}
      onAsk={onAsk}
      onTickAll={onTickAll}
      onUnselect={() => undefined}
    />
  );
}
const show = (ticked: readonly RaRecord[], of = entity, total?: number) =>
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} queryClient={new QueryClient()}>
      <Bar of={of} ticked={ticked} total={total} />
    </CoreAdminContext>,
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const closed = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'record.more_actions' }));
  return (await screen.findAllByRole('menuitem')).map((item) => [
    item.textContent,
    item.getAttribute('aria-disabled') ?? String((item as HTMLButtonElement).disabled),
  ]);
};

afterEach(cleanup);

it('offers what is open for at least one ticked row, with the number of those rows', () => {
  show([row(1, 'UNPUBLISHED'), row(2, 'UNPUBLISHED'), row(3, 'PUBLISHED')]);
  expect(buttons().slice(0, 2)).toEqual(['action.publish (2)', 'action.unpublish (1)']);
  expect(screen.queryByRole('button', { name: 'record.more_actions' })).toBeNull();
  fireEvent.click(screen.getByText('action.unpublish (1)'));
  expect(onAsk.mock.calls).toEqual([['unpublish']]);
});

it('puts what is open for none into the menu, with its reason', async () => {
  show([row(1, 'UNPUBLISHED')]);
  expect(buttons()[0]).toBe('action.publish (1)');
  expect(await closed()).toEqual([['action.unpublishrecord.only_in_states', 'true']]);
});

it('does what asks for something with one row at a time', async () => {
  show([row(1, 'UNPUBLISHED'), row(2, 'UNPUBLISHED')], asking);
  expect(await closed()).toEqual([
    ['action.publishlist.one_at_a_time', 'true'],
    ['action.unpublishrecord.only_in_states', 'true'],
  ]);
});

it('offers all that the filter shows, or as many of them as can be ticked', () => {
  show([row(1, 'UNPUBLISHED')], entity, 640);
  fireEvent.click(screen.getByRole('button', { name: 'list.tick_all' }));
  expect(onTickAll).toHaveBeenCalledTimes(1);
  cleanup();
  show([row(1, 'UNPUBLISHED')], entity, 100_001);
  expect(buttons()).toContain('list.tick_first');
});
