import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';

const lab = startGateways();
const LONG = { timeout: 90_000 };
const KEEPER = { permissions: ['holiday:list', 'admin:access'] } as const;
const ADD = '+ Амралтын өдөр нэмэх';

const holidays = (name: string) =>
  (lab.gateways.store.collection('holiday')?.all ?? []).filter((one) => one.name === name);

/** Opens the dialog and fills it. */
async function fillHoliday(name: string, day: string): Promise<HTMLElement> {
  await press(ADD);
  const form = await dialog();
  await fill('Нэр', name, form);
  await fill('Өдөр', day, form);
  return form;
}

describe('a holiday', () => {
  test('is added once when the answer gets lost, after what it moves was shown', LONG, async () => {
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/holidays',
      fault: 'drop-after-commit',
    });
    await openAt('/holiday', KEEPER);
    const form = await fillHoliday('Нөхөн амралт', '2027-03-09');
    await within(form).findByText('Энэ өдөрт шилжих төлбөр алга.');
    await press('Хадгалах', form);
    await waitFor(() => expect(holidays('Нөхөн амралт').length).toBeGreaterThan(1));
    await press('Дахин илгээх', form);
    // The one of the sample was taken out; the new one is in force, and there is one of it.
    await waitFor(() =>
      expect(holidays('Нөхөн амралт').map(({ state }) => state)).toEqual(['REMOVED', 'IN_FORCE']),
    );
  });

  test('is refused for a day that has one, which is said before', LONG, async () => {
    await openAt('/holiday', KEEPER);
    const form = await fillHoliday('Шинэ баяр', '2027-02-07');
    await within(form).findByText('Энэ өдөр аль хэдийн амралтын өдөр байна: Цагаан сар.');
    expect(holidays('Шинэ баяр')).toEqual([]);
  });

  test('is taken out of the calendar with a reason', LONG, async () => {
    const id = holidays('Олон улсын эмэгтэйчүүдийн өдөр')[0]?.id;
    await openAt(`/holiday/detail?year=2027&id=${String(id)}`, KEEPER);
    await press('Хуанлиас хасах');
    const form = await dialog();
    await fill('Шалтгаан', 'Засгийн газрын тогтоол өөрчлөгдсөн.', form);
    await press('Хуанлиас хасах', form);
    await waitFor(() =>
      expect(holidays('Олон улсын эмэгтэйчүүдийн өдөр')[0]?.state).toBe('REMOVED'),
    );
  });

  test('is only looked at without the right to keep it', LONG, async () => {
    await openAt('/holiday/detail?year=2027', { permissions: ['holiday:list'] });
    const day = await screen.findByRole('button', { name: '7: Цагаан сар, 2027-02-07' });
    expect(day).toBeTruthy();
    expect(screen.queryByRole('button', { name: ADD })).toBeNull();
  });
});
