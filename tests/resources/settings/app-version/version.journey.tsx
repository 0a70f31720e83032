import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, fill } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const PAGE = '/settings/app-version';
const RELEASE = 'Хувилбар гаргах';
const CALL = '/gateway-lab/app-versions/1/release_version';
const RIGHTS = ['app-version:update', 'auth-la:view'];

const pocket = () => lab.gateways.store.collection('app_version')?.get(1);
const card = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-part=app-pocket]');
    if (!found) throw new Error('the app is not there yet');
    return found;
  });

async function ask(version: string): Promise<HTMLElement> {
  await openAt(PAGE, { permissions: RIGHTS });
  fireEvent.click(await button(RELEASE, await card()));
  const asked = await dialog();
  await fill('Одоогийн хувилбар', version, asked);
  await fill('Шинэ зүйл', 'Хуваарийн алдааг зассан.', asked);
  await fill('Шалтгаан', 'Шинэ хувилбар бэлэн болсон.', asked);
  return asked;
}
const send = async (asked: HTMLElement) => void fireEvent.click(await button(RELEASE, asked));

test('a version is released; a way back is warned of, and who uses which leads to the sign-ins', async () => {
  const asked = await ask('1.9.9');
  await within(asked).findByText(/Одоогийн 2\.0\.0 хувилбараас буцаж байна/u);
  await fill('Одоогийн хувилбар', '2.1.0', asked);
  await waitFor(() => expect(within(asked).queryByText(/буцаж байна/u)).toBeNull());
  await send(asked);
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  expect(pocket()?.version).toBe('2.1.0');
  const row = await within(await card()).findByRole('row', { name: /1\.9\.4/u });
  const link = within(row).getByRole('link');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"appVersion":["1.9.4"]');
});

test('what is no version, or the same one, is refused at its place before anything is sent', async () => {
  const asked = await ask('2.1');
  await send(asked);
  await within(asked).findByText(/Жишээ нь 1\.2\.3/u);
  await fill('Одоогийн хувилбар', '2.0.0', asked);
  await within(asked).findByText('Энэ хувилбар одоо хүчинтэй байна.');
  expect(lab.commits()).toEqual([]);
});

test('a version that the gateway refuses is said in the words of the documents; a lost answer is looked for', async () => {
  const { faults } = lab.gateways.store;
  const asked = await ask('2.1.0');
  faults.add({ method: 'POST', path: CALL, fault: '400' });
  await send(asked);
  await screen.findByText(/Аппын хувилбар буруу байна\./u);
  expect(failures().length).toBeGreaterThan(0);
  expect(asked.querySelector<HTMLInputElement>('[name=version]')?.value).toBe('2.1.0');
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await send(asked);
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
});

test('requiring it says how many are locked out', async () => {
  await openAt(PAGE, { permissions: RIGHTS });
  fireEvent.click(await button('Шинэчлэхийг шаардах', await card()));
  const asked = await dialog();
  await within(asked).findByText(/апп хэрэглэх боломжгүй болох харилцагч: \d+/u);
});
