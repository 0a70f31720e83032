import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { choose, fill, input, press, valueOf } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { main, openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const CALL = '/gateway-lab/loans';

async function fillIn(amount = '300000'): Promise<void> {
  await choose('Харилцагч', 'Өлзийбаяр Түвшинбаяр');
  await choose('Гэрээ', 'LC-2022-500001');
  await choose('Бүтээгдэхүүний төрөл', 'Сургалтын төлбөрийн зээл');
  await fill('Зээлийн зориулалт', 'Гэр ахуйн бараа');
  await fill('Зээлийн дүн', amount);
  await fill('Хүүгийн хувь', '36');
  await fill('Хугацаа', '6');
  await choose('Хугацааны нэгж', 'Сар');
  await choose('Төлөх хэлбэр', 'Шууд төлөх');
  await choose('Олгох банк', 'Голомт банк');
  await fill('Олгох данс', '5001234567');
}

const nameOf = (id: number): string => {
  const customer = lab.gateways.store.collection('customers')?.get(id);
  return `${String(customer?.lastName)} ${String(customer?.firstName)}`;
};

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

const side = () => screen.findByRole('complementary', { name: 'Хуваарь ба олголт' });

test('the schedule and the pay-out follow what is typed; the loan is registered', async () => {
  const visit = await openAt('/loans/create');
  await fillIn();
  const preview = await side();
  await waitFor(() => expect(preview.textContent).toContain('Гарт олгох дүн,\u00a0₮300,000.00'));
  expect(preview.textContent).toContain('2026-12-21');
  expect(preview.textContent).toContain('Боломжит лимит');
  await press('Хадгалах');
  await waitFor(() => expect(lab.commits()).toEqual([`POST ${CALL}`]));
  await waitFor(() => expect(visit.path()).toMatch(/^\/loans\/\d+$/));
  expect(failures()).toEqual([]);
  await waitFor(async () =>
    expect((await main().findAllByText('Хүсэлт гаргасан')).length).toBeGreaterThan(0),
  );
});

test('the contract is one of the borrower, and goes with the borrower', async () => {
  await openAt('/loans/create');
  const contract = (await input('Гэрээ')) as HTMLInputElement;
  expect(contract.disabled).toBe(true);
  await screen.findByText('Эхлээд бөглөнө үү: Харилцагч.');
  await choose('Харилцагч', 'Өлзийбаяр Түвшинбаяр');
  await waitFor(() => expect(contract.disabled).toBe(false));
  fireEvent.mouseDown(contract);
  // The wallet's contract of the same customer carries no loans.
  const [only, ...others] = await screen.findAllByRole('option');
  expect(others).toEqual([]);
  await waitFor(() => expect(only.textContent).toMatch(/^LC-2022-500001.*Лимит: /));
  fireEvent.click(only);
  await waitFor(() => expect(contract.value).toBe('LC-2022-500001'));
  await choose('Харилцагч', nameOf(100_003));
  await waitFor(() => expect(contract.value).toBe(''));
});

test('a picker says what tells a person or a contract from another', async () => {
  await openAt('/loans/create');
  const person = await input('Харилцагч');
  fireEvent.mouseDown(person);
  fireEvent.change(person, { target: { value: 'Өлзийбаяр Түвшинбаяр' } });
  // The register number and the phone, as masked as lists have them.
  await waitFor(() => expect(offered()).toEqual(['Өлзийбаяр Түвшинбаяр*К***716149****233']));
  fireEvent.click(screen.getByRole('option'));
  const contract = (await input('Гэрээ')) as HTMLInputElement;
  await waitFor(() => expect(contract.disabled).toBe(false));
  fireEvent.mouseDown(contract);
  await waitFor(() =>
    expect(offered()).toEqual([
      'LC-2022-500001Өлзийбаяр ТүвшинбаярЗээлийн гэрээХөрөнгө оруулагч гарын үсэг зурсанЛимит: 3,500,000.00Покет ББСБ',
    ]),
  );
});

test.each([
  ['cancelled', { state: 'Canceled' }],
  ['in the archive', { isArchive: true }],
  ['ceded', { isCessioned: true }],
  ['somebody else’s', { customerId: 100_003 }],
])('a contract that is %s is not offered', async (_, change) => {
  const contracts = lab.gateways.store.collection('contract');
  const own = contracts?.all.find(({ contractNumber }) => contractNumber === 'LC-2022-500001');
  contracts?.change(own as MockRecord, change);
  await openAt('/loans/create');
  await choose('Харилцагч', 'Өлзийбаяр Түвшинбаяр');
  const contract = (await input('Гэрээ')) as HTMLInputElement;
  await waitFor(() => expect(contract.disabled).toBe(false));
  fireEvent.mouseDown(contract);
  await screen.findByText(
    'Харилцагчид зээл олгох хүчинтэй гэрээ алга. Эхлээд гэрээ байгуулж, гарын үсэг зуруулна уу.',
  );
  expect(offered()).toEqual([]);
});

test('above the cap the monthly rate is warned about, and the form may still be saved', async () => {
  await openAt('/loans/create');
  await fill('Хүүгийн хувь', '60');
  const preview = await side();
  await waitFor(() =>
    expect(preview.textContent).toContain('Сарын хүү 5.00% байна. Анхааруулах дээд хувь: 4.5%.'),
  );
});

test('bad input is told beside its fields and nothing is written', async () => {
  await openAt('/loans/create');
  await fillIn();
  await choose('Хуваарийн төрөл', 'Тэнцүү бус хувааж');
  await press('Нэмэх');
  await fill('Төлөх огноо', '2027-01-21');
  await fill('Үндсэн төлбөр', '100000');
  const preview = await side();
  await waitFor(() =>
    expect(preview.textContent).toContain('Зээлийн дүнгээс зөрөх дүн: 200,000.00.'),
  );
  await fill('Зээлийн зориулалт', '');
  await press('Хадгалах');
  await waitFor(() =>
    expect(main().getAllByText(/Мөрүүдийн нийлбэр зээлийн дүнтэй таарахгүй байна/).length).toBe(2),
  );
  expect(lab.commits()).toEqual([]);
});

test('a refusal says why, and what was typed stays', async () => {
  await openAt('/loans/create');
  await fillIn('900000000');
  const preview = await side();
  await waitFor(() =>
    expect(preview.textContent).toContain('Хүссэн дүн боломжит лимитээс хэтэрсэн байна'),
  );
  await press('Хадгалах');
  await waitFor(() =>
    expect(failures().join()).toContain('Хүссэн дүн боломжит лимитээс хэтэрсэн байна'),
  );
  expect(lab.commits()).toEqual([]);
  await waitFor(async () => expect(await valueOf('Зээлийн зориулалт')).toBe('Гэр ахуйн бараа'));
});

test('a lost answer: the same request is sent again under the same key and booked once', async () => {
  const { store } = lab.gateways;
  await openAt('/loans/create');
  await fillIn();
  store.faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  await press('Хадгалах');
  await press('Дахин илгээх');
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  const sent = store.journal.entries.filter(
    ({ method, path }) => method === 'POST' && path === CALL,
  );
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
