import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { waitingChange } from '../../../support/journeys/recordActions';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const PAGE = '/settings/system';
const CHANGE = 'Нэвтрэлтийн тохиргоо өөрчлөх';
const CALL = '/gateway-lab/system-settings/1/change_sign_in';
const LENGTH = 'Нууц үгийн доод урт';
const RIGHTS = ['admin:access', 'auth-la:view'];

const settings = () => lab.gateways.store.collection('system_settings')?.get(1);

async function ask(length: string): Promise<HTMLElement> {
  await openAt(PAGE, { permissions: RIGHTS });
  await press(CHANGE);
  const asked = await dialog();
  await fill(LENGTH, length, asked);
  await fill('Шалтгаан', 'Аюулгүй байдлын шийдвэр', asked);
  return asked;
}
const send = async (asked: HTMLElement) => void fireEvent.click(await button(CHANGE, asked));

test('the change of a group is asked for with a reason: before and after, whom it concerns, and what waits', async () => {
  const asked = await ask('12');
  const moved = await within(asked).findByRole('row', { name: /Нууц үгийн доод урт/ });
  expect(moved.textContent).toContain('8');
  expect(moved.textContent).toContain('12');
  const concerned = await within(asked).findByRole('link', { name: /^Одоо тэмдэглэгдсэн/ });
  expect(concerned.getAttribute('href')).toContain('/login-attempts-list?filter=');
  await send(asked);
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  // It waits for another person, above the groups, where who asked has it not in force by pressing twice.
  expect(settings()?.passwordMin).toBe(8);
  const waits = await waitingChange('change_sign_in');
  expect(waits.textContent).toContain('Аюулгүй байдлын шийдвэр');
  const put = await button('Хүчинтэй болгох', waits);
  await waitFor(() => expect(put.getAttribute('aria-disabled')).toBe('true'));
});

test('what is beyond its bounds is refused at its place, before anything is sent', async () => {
  const asked = await ask('7');
  await send(asked);
  await waitFor(() =>
    expect(asked.querySelector('[name=passwordMin]')?.getAttribute('aria-invalid')).toBe('true'),
  );
  expect(lab.commits()).toEqual([]);
});

test('a refusal leaves what was typed; a lost answer is looked for', async () => {
  const { faults } = lab.gateways.store;
  const asked = await ask('12');
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  await send(asked);
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(asked.querySelector<HTMLInputElement>('[name=passwordMin]')?.value).toBe('12');
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await send(asked);
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});

test('nobody opens it who may do everything else', async () => {
  await openAt(PAGE, { permissions: allBut('admin:access') });
  await screen.findByRole('heading', { name: 'Хандах эрхгүй' });
  expect(lab.asked('/system-settings/1')).toEqual([]);
});

test('an index says of each of the sixteen groups what it rules, whom it concerns, and where a change waits', async () => {
  const asked = await ask('12');
  await send(asked);
  await waitingChange('change_sign_in');
  const index = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=group-index]');
    if (!found) throw new Error('the index is not there yet');
    return found;
  });
  const rows = within(index).getAllByRole('listitem');
  expect(rows).toHaveLength(16);
  const ofSignIn = rows.find((row) => row.textContent?.startsWith('Нэвтрэлт, нууц үг'));
  expect(ofSignIn?.textContent).toContain(LENGTH);
  // The sample has one more that waits.
  await waitFor(() =>
    expect(
      rows
        .filter(({ textContent }) =>
          textContent?.includes('Өөр хүний баталгаа хүлээж буй өөрчлөлт'),
        )
        .map((row) => row.querySelector('a')?.textContent),
    ).toEqual(['Нэвтрэлт, нууц үг', 'Хоёр хүн батлах гүйлгээ']),
  );
  fireEvent.click(within(ofSignIn as HTMLElement).getByRole('link', { name: 'Нэвтрэлт, нууц үг' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(CHANGE));
});
