import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { personOf, startGateways } from '../support/journeys/gateways';
import { failures, windowText } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';
import { standIns } from '../support/journeys/standIns';

startGateways();
const PATIENCE = { timeout: 15_000 };
const ADMIN = { person: 'admin' };

const EXPORT = {
  id: 'one',
  resource: 'bw-list',
  columns: ['name', 'listType'],
  filter: { listType: [1] },
  isPrivate: false,
  sort: { field: 'id', order: 'ASC' },
  locale: 'mn',
  label: 'Хар, саарал жагсаалт',
  route: '/bw-list',
  startedAt: '2026-11-21T01:00:00.000Z',
};
const storedAt = (username: string) => `urtuu.exports.${personOf(username).id}`;
const keep = (own: object = {}, username = 'admin') =>
  sessionStorage.setItem(storedAt(username), JSON.stringify([{ ...EXPORT, ...own }]));

describe('an export that a reload has cut off', () => {
  beforeEach(() => sessionStorage.clear());

  test('is taken up again on any page: its file is handed over, and it stands in the top bar', async () => {
    keep();
    await openAt('/profile', ADMIN);
    await waitFor(() => expect(standIns.written).toHaveLength(1), PATIENCE);
    const [heads, ...rows] = standIns.written[0] as string[][];
    expect(heads.slice(0, 2)).toEqual(['Овог нэр, байгууллагын нэр', 'Жагсаалт']);
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['Хар жагсаалт']));
    fireEvent.click(await screen.findByRole('button', { name: /^Удаан ажиллагаа: / }, PATIENCE));
    await screen.findByText('Excel татах: Хар, саарал жагсаалт', {}, PATIENCE);
    await waitFor(() => expect(sessionStorage.getItem(storedAt('admin'))).toBeNull(), PATIENCE);
    fireEvent.click(await screen.findByRole('button', { name: 'Жагсаалтаас хасах' }, PATIENCE));
    await waitFor(
      () => expect(screen.queryByRole('button', { name: /^Удаан ажиллагаа: / })).toBeNull(),
      PATIENCE,
    );
  });

  test('is told of once where its right is gone', async () => {
    const who = 'only:news:list';
    keep({}, who);
    await openAt('/profile', { permissions: ['news:list'] });
    await waitFor(
      () => expect(windowText()).toContain('Хар, саарал жагсаалт: файлыг үргэлжлүүлэн татах'),
      PATIENCE,
    );
    expect(failures()).toHaveLength(1);
    expect(standIns.written).toEqual([]);
    expect(sessionStorage.getItem(storedAt(who))).toBeNull();
  });

  test('of somebody else in the same tab is left alone', async () => {
    keep({}, 'economist');
    await openAt('/bw-list', ADMIN);
    await screen.findByRole('button', { name: 'Excel татах' }, PATIENCE);
    expect(standIns.written).toEqual([]);
  });
});
