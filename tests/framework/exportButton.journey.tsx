import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setPrivateFilters } from '../../src/framework/list/privateFilters';
import { personOf, startGateways } from '../support/journeys/gateways';
import { failures, successes } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';
import { standIns } from '../support/journeys/standIns';
import { cutOff, keptOf } from './cutOffExport';

const lab = startGateways();
const ADMIN = { person: 'admin' };
const EXPORT = 'Excel татах';
const RUNNING = /^\d+% · Болих$/;
const FILTERS = '/exports/filters';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const slow = (delay: number, times = 1) =>
  lab.gateways.store.faults.add({ path: '*/bw-list*', fault: 'slow', delay, times });

beforeEach(() => sessionStorage.clear());

describe('the export of a list', () => {
  test('is made once, however often it is pressed', async () => {
    await openAt('/bw-list', ADMIN);
    const start = await button(EXPORT);
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(start);
    fireEvent.click(start);
    await waitFor(() => expect(standIns.written).toHaveLength(1));
    await waitFor(() => expect(successes()).toEqual(['Файл бэлэн боллоо.']));
    await button(EXPORT);
    expect(standIns.written).toHaveLength(1);
    expect(keptOf()).toBeNull();
  });

  test('is stopped by its own button: no file, and nothing to take up again', async () => {
    await openAt('/bw-list', ADMIN);
    const start = await button(EXPORT);
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBeNull());
    slow(20_000);
    fireEvent.click(start);
    fireEvent.click(await button(RUNNING));
    await button(EXPORT);
    expect(keptOf()).toBeNull();
    expect(standIns.written).toEqual([]);
    expect(failures()).toEqual([]);
  });

  test('shows how far it is after a reload, too, and is stopped there', async () => {
    cutOff();
    slow(3_000, 0);
    await openAt('/bw-list', ADMIN);
    fireEvent.click(await button(RUNNING));
    await button(EXPORT);
    expect(keptOf()).toBeNull();
    expect(standIns.written).toEqual([]);
  });
});

describe('an export that personal data narrows', () => {
  const filters = () => lab.gateways.store.exportFilters;
  const own = (id: string) => filters().of(personOf('admin').id, id);
  const filterId = () => (JSON.parse(keptOf() ?? '[]') as { filterId?: string }[])[0]?.filterId;
  const first = () => lab.gateways.store.collection('bw-list')?.all[0] ?? { id: 0 };
  /** The button of the list, narrowed to its first person by their number. */
  const narrowed = async () => {
    await openAt('/bw-list', ADMIN);
    await button(EXPORT);
    act(() => setPrivateFilters('bw-list', { q: first().regnum }));
    await screen.findByText('1–1 / нийт 1');
    return button(EXPORT);
  };
  const names = () => standIns.written[0]?.slice(1).map(([name]) => name);

  test('has its filter at the gateway as long as it is under way, and nothing of it in the tab', async () => {
    const start = await narrowed();
    slow(20_000);
    fireEvent.click(start);
    await waitFor(() => expect(filterId()).toEqual(expect.any(String)));
    const id = String(filterId());
    expect(own(id)?.filter).toEqual({ q: first().regnum });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(first().regnum);
    expect(JSON.stringify({ ...localStorage })).not.toContain(first().regnum);
    fireEvent.click(await button(RUNNING));
    await waitFor(() => expect(own(id)).toBeUndefined());
  });

  test('is taken up again with its filter, which the gateway then forgets', async () => {
    const id = filters().keep(personOf('admin').id, {
      resource: 'bw-list',
      filter: { q: first().regnum },
    });
    cutOff({ isPrivate: true, filterId: id });
    await openAt('/profile', ADMIN);
    await waitFor(() => expect(standIns.written).toHaveLength(1));
    expect(names()).toEqual([first().name]);
    await waitFor(() => expect(own(id)).toBeUndefined());
  });

  test('says once that the gateway has its filter no longer', async () => {
    cutOff({ isPrivate: true, filterId: 'long-gone' });
    await openAt('/profile', ADMIN);
    await waitFor(() =>
      expect(failures()).toEqual([
        'Хар, саарал жагсаалт: файлыг үргэлжлүүлэн татах боломжгүй боллоо. Хувийн мэдээллээр хийсэн шүүлт хадгалагдаагүй, эсвэл хадгалах хугацаа нь дууссан байна. Жагсаалтаас дахин татна уу.',
      ]),
    );
    expect(standIns.written).toEqual([]);
    expect(keptOf()).toBeNull();
  });

  test('is made all the same where the gateway does not keep its filter', async () => {
    lab.gateways.store.faults.add({ method: 'POST', path: `*${FILTERS}`, fault: '500', times: 0 });
    const start = await narrowed();
    fireEvent.click(start);
    await waitFor(() => expect(standIns.written).toHaveLength(1));
    expect(failures()).toEqual([]);
  });
});
