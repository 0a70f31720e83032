import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { startGateways } from '../support/journeys/gateways';
import { failures, windowText } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';
import { standIns } from '../support/journeys/standIns';
import { cutOff, keptOf } from './cutOffExport';

startGateways();
const ADMIN = { person: 'admin' };

describe('an export that a reload has cut off', () => {
  beforeEach(() => sessionStorage.clear());

  test('is taken up again on any page: its file is handed over, and it stands in the top bar', async () => {
    cutOff({ filter: { listType: [1] } });
    await openAt('/profile', ADMIN);
    await waitFor(() => expect(standIns.written).toHaveLength(1));
    const [heads, ...rows] = standIns.written[0] as string[][];
    expect(heads.slice(0, 2)).toEqual(['Овог нэр, байгууллагын нэр', 'Жагсаалт']);
    expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['Хар жагсаалт']));
    fireEvent.click(await screen.findByRole('button', { name: /^Удаан ажиллагаа: / }));
    await screen.findByText('Excel татах: Хар, саарал жагсаалт');
    await waitFor(() => expect(keptOf()).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Жагсаалтаас хасах' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Удаан ажиллагаа: / })).toBeNull(),
    );
  });

  test('is told of once where its right is gone', async () => {
    const who = 'only:news:list';
    cutOff({}, who);
    await openAt('/profile', { permissions: ['news:list'] });
    await waitFor(() =>
      expect(windowText()).toContain('Хар, саарал жагсаалт: файлыг үргэлжлүүлэн татах'),
    );
    expect(failures()).toHaveLength(1);
    expect(standIns.written).toEqual([]);
    expect(keptOf(who)).toBeNull();
  });

  test('of somebody else in the same tab is left alone', async () => {
    cutOff({}, 'economist');
    await openAt('/bw-list', ADMIN);
    await screen.findByRole('button', { name: 'Excel татах' });
    expect(standIns.written).toEqual([]);
  });
});
