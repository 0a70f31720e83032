import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOSTILE } from '../../../support/hostileText';
import { choose, confirmWith, dialog, fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';
import { pressAction } from '../../../support/journeys/recordActions';

const lab = startGateways();

/** Nothing on the page came to life. */
const expectStill = () => {
  expect(document.querySelectorAll('script, img[src=x], [onerror]')).toHaveLength(0);
  expect('hacked' in window).toBe(false);
};

const timeline = () =>
  [...document.querySelectorAll('[data-part=timeline] p')].map(({ textContent }) => textContent);

test('somebody is listed under a hostile name for a hostile reason, moved, and found', async () => {
  const visit = await openAt('/bw-list/create');
  await screen.findByText('Хадгалах', { selector: 'button' });
  await choose('Жагсаалт', 'Хар жагсаалт');
  await fill('Овог нэр, байгууллагын нэр', HOSTILE.script);
  await fill('Регистрийн дугаар', 'ЦШ55010131');
  await fill('Шалтгаан', HOSTILE.hyperlink);
  await fill('Жагсаалтад орсон огноо', '2026-11-20');
  await press('Хадгалах');
  await screen.findByRole('heading', { level: 1, name: HOSTILE.script });
  await screen.findByText(HOSTILE.hyperlink);
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Саарал жагсаалтад шилжүүлэх');
  await confirmWith('Саарал жагсаалтад шилжүүлэх', HOSTILE.placeholders);
  await waitFor(() => expect(timeline()).toContain(HOSTILE.placeholders));
  expectStill();
  await visit.go('/bw-list/search');
  await fill('Регистрийн дугаар, утас эсвэл нэр', HOSTILE.script);
  await press('Хайх');
  const hit = await screen.findByRole('link', { name: HOSTILE.script });
  expect(hit.closest('tr')?.textContent).toContain(HOSTILE.hyperlink);
  expectStill();
});

test('feedback is answered with hostile text, which the record and both histories tell', async () => {
  const record = lab.gateways.store
    .collection('feedback')
    ?.all.find(({ state }) => state === 'NEW');
  if (!record) throw new Error('Nothing waits.');
  const visit = await openAt(`/feedback/${record.id}`);
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Хариу өгөх');
  const form = await dialog();
  await input('Хариу', form);
  await fill('Хариу', HOSTILE.emoji, form);
  await press('Хариу өгөх', form);
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  await waitFor(() => expect(timeline().join('\n')).toContain(`— → ${HOSTILE.emoji}`));
  await visit.go(`/customers/${String(record.customerId)}`);
  await waitFor(() => expect(timeline()).toContain(HOSTILE.emoji));
  expectStill();
});

test('a request of the finder keeps its hostile reason', async () => {
  await openAt('/customer-finder/create');
  await fill('Регистрийн дугаар', 'АҮ92122448');
  await fill('Хайх шалтгаан', HOSTILE.script);
  await press('Хадгалах');
  const [row] = await screen.findAllByText('*Ү***22448', { selector: 'td *' });
  within(row.closest('tr') as HTMLElement).getByText(HOSTILE.script);
  expectStill();
});
