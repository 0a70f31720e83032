import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, dialog, press, typeCode } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const RECORD = 700_001;
const CALL = '/gateway-lab/court-list';
/** More letters than one document for the printer holds, which is fifty. */
const LETTERS = 55;

const records = () => lab.gateways.store.collection('court-list');

/** So many records that wait for their letter, and nothing else that does: copies of the well-known one. */
function draft(count: number): number[] {
  const record = records()?.get(RECORD);
  for (const one of records()?.all ?? [])
    if (one.state === 'drafted') records()?.change(one, { state: 'closed' });
  return Array.from({ length: count }, (_unused, index) => {
    const id = 790_000 + index;
    records()?.insert({ ...record, id, state: 'drafted', letters: [] });
    return id;
  });
}

const printed = () => lab.commits().filter((line) => line.endsWith('/print_letter'));

async function openBatch(): Promise<HTMLElement> {
  await openAt('/court-list');
  await press('Бичгүүдийг хэвлэх');
  return dialog();
}

describe('the letters of a whole filter', () => {
  test('are printed one action each and joined into documents of fifty; a lost one is checked, a refused one stays', async () => {
    const ids = draft(LETTERS);
    const batch = await openBatch();
    await waitFor(() => expect(batch.textContent).toContain('Хэвлэхэд бэлэн бичиг: 55.'));
    const fault = (id: number, kind: '403' | 'drop-after-commit') =>
      lab.gateways.store.faults.add({
        method: 'POST',
        path: `${CALL}/${id}/print_letter`,
        fault: kind,
      });
    fault(ids[3], '403');
    fault(ids[7], 'drop-after-commit');
    const print = await button('Бичгүүдийг хэвлэх (55)', batch);
    expect((print as HTMLButtonElement).disabled).toBe(true);
    await typeCode('55', batch);
    await press('Бичгүүдийг хэвлэх (55)', batch);
    await waitFor(() => expect(screen.getByTitle(/court-letters-2/)).toBeTruthy());
    expect(screen.queryByTitle(/court-letters-3/)).toBeNull();
    expect(printed()).toHaveLength(54);
    expect(records()?.get(ids[3])?.state).toBe('drafted');

    const failed = within(batch).getByRole('alert');
    expect(failed.querySelectorAll('li')).toHaveLength(2);
    expect(failed.textContent).toContain('Таны эрх хүрэлцэхгүй байна.');
    fireEvent.click(within(failed).getByText('Төлөв шалгах'));
    await waitFor(() =>
      expect(within(batch).getByRole('alert').querySelectorAll('li')).toHaveLength(1),
    );
    expect(printed()).toHaveLength(54);
    // Its copy is printed after all, behind the others.
    await waitFor(() => expect(screen.getByTitle(/court-letters-3/)).toBeTruthy());
  });

  test('are those of the filter alone', async () => {
    const [first, second] = draft(3);
    for (const id of [first, second]) {
      const record = records()?.get(id);
      if (record) records()?.change(record, { loanCode: 'LN-2026-999999' });
    }
    const filter = encodeURIComponent(JSON.stringify({ loanCode: 'LN-2026-999999' }));
    await openAt(`/court-list?filter=${filter}`);
    await press('Бичгүүдийг хэвлэх');
    const batch = await dialog();
    await waitFor(() => expect(batch.textContent).toContain('Хэвлэхэд бэлэн бичиг: 2.'));
  });
});
