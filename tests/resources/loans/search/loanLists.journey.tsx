import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import {
  button,
  confirmWith,
  dialog,
  fill,
  input,
  press,
  typeCode,
} from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { heading, successes, windowText } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { closedAction } from '../../../support/journeys/recordActions';

const lab = startGateways();
const REASON = 'Харилцагчийн хүсэлтээр цуцаллаа';

const codeOf = (id: number) => String(lab.gateways.store.collection('loans')?.get(id)?.code);
const find = async (label: string, typed: string) => {
  await fill(label, typed);
  await press('Хайх');
};

describe('the search for loans', () => {
  const LABEL = 'Зээлийн код, регистр, утас эсвэл данс';

  test('opens a single loan at once', async () => {
    const visit = await openAt('/loans/search', { permissions: ['loan:view'] });
    await find(LABEL, codeOf(WELL_KNOWN_LOANS.dueToday));
    await waitFor(() => expect(visit.path()).toBe(`/loans/${WELL_KNOWN_LOANS.dueToday}`));
  });

  test('lists several, and says what was not found', async () => {
    const visit = await openAt('/loans/search', { permissions: ['loan:view'] });
    await find(LABEL, '99112233');
    const table = await screen.findByRole('region', { name: 'Олдсон зээл' });
    expect(within(table).getAllByRole('link').length).toBeGreaterThan(1);
    expect(visit.path()).toBe('/loans/search');
    await find(LABEL, 'LN-0000-000000');
    await screen.findByText('Ийм кодтой зээл олдсонгүй.');
    await find(LABEL, 'Болд');
    await screen.findByText(/аль нь ч биш байна/);
  });
});

describe('risked loans', () => {
  test('R8 stands above the list', async () => {
    await openAt('/loans/risked', { permissions: ['overdue-loan:list'] });
    const strip = await screen.findByRole('region', { name: 'Тулгалт' });
    expect(strip.textContent).toContain('Таарч байна');
  });

  test('a difference names its side', async () => {
    const customers = lab.gateways.store.collection('customers');
    const one = customers?.get(100_003);
    if (one) customers?.change(one, { nplStatus: null });
    await openAt('/loans/risked', { permissions: ['overdue-loan:list'] });
    const strip = await screen.findByRole('region', { name: 'Тулгалт' });
    expect(strip.textContent).toContain('Зөрж байна: Харилцагчдын шатаар.');
  });
});

describe('lists that open with a view', () => {
  test('loans open with the ongoing ones, all are one click away', async () => {
    await openAt('/loans', { permissions: ['loan-admin:list'] });
    const views = await screen.findByRole('group', { name: 'Харагдац' });
    const current = () => views.querySelector('[aria-current=true]')?.textContent;
    await waitFor(() => expect(current()).toBe('Идэвхтэй'));
    fireEvent.click(within(views).getByText('Бүгд'));
    await waitFor(() => expect(current()).toBe('Бүгд'));
  });

  test('all of them have an address', async () => {
    await openAt('/loans?filter=%7B%7D', { permissions: ['loan-admin:list'] });
    const views = await screen.findByRole('group', { name: 'Харагдац' });
    expect(views.querySelector('[aria-current=true]')?.textContent).toBe('Бүгд');
  });
});

test('ticked loans are closed from the risk fund together, after their number is typed', async () => {
  await openAt('/loans/close-fund', { permissions: ['loan-admin:list'] });
  const boxes = await screen.findAllByRole('checkbox', { name: /^Сонгох: LN-/ });
  boxes.slice(0, 2).forEach((box) => fireEvent.click(box));
  await press('Эрсдэлийн сангаас хаах (2)');
  const question = await dialog('alertdialog');
  expect(question.textContent).toContain('Зээлийн үлдэгдэл');
  await typeCode('2', question);
  await confirmWith('Эрсдэлийн сангаас хаах');
  await waitFor(() => expect(lab.commits().length).toBe(2));
  expect(lab.commits()[0]).toMatch(/\/loans\/\d+\/close_from_risk_fund$/);
});

test('an action that asks for something is done with one row', async () => {
  await openAt('/loans/overdue-renew', { permissions: ['overdue-loan:list'] });
  const boxes = await screen.findAllByRole('checkbox', { name: /^Сонгох: LN-/ });
  boxes.slice(0, 2).forEach((box) => fireEvent.click(box));
  await press('Бусад үйлдэл');
  const many = await screen.findByRole('menuitem', { name: /^Хэтэрсэн хуваарь шинэчлэх/ });
  expect(many.getAttribute('aria-disabled')).toBe('true');
  expect(many.textContent).toContain('Энэ үйлдлийг зөвхөн нэг мөр дээр хийнэ.');
  fireEvent.keyDown(many, { key: 'Escape' });
  fireEvent.click(boxes[1]);
  await press('Хэтэрсэн хуваарь шинэчлэх (1)');
  await input('Төлөлтийн тоо', await dialog());
});

test('an invoice is cancelled from its list', async () => {
  await openAt('/invoices', { permissions: ['wa-invoice:list'] });
  const [box] = await screen.findAllByRole('checkbox', { name: /^Сонгох: INV-/ });
  fireEvent.click(box);
  await press('Цуцлах (1)');
  await confirmWith('Цуцлах', REASON);
  await waitFor(() => expect(lab.commits().length).toBe(1));
  expect(lab.commits()[0]).toMatch(/^POST \/gateway-lab\/invoices\/\d+\/cancel_record$/);
});

test('a new invoice is made from an unpaid row', async () => {
  await openAt('/invoices', { permissions: ['wa-invoice:list'] });
  await press('+ Нэхэмжлэх үүсгэх');
  const form = await dialog();
  await fill('Зээлийн код', codeOf(WELL_KNOWN_LOANS.longSchedule), form);
  await press('Мөрүүдийг харах', form);
  const rows = await within(form).findAllByRole('radio');
  const free = rows.find((row) => !(row as HTMLInputElement).disabled);
  if (free) fireEvent.click(free);
  await press('Үүсгэх', form);
  await waitFor(() => expect(lab.commits()).toEqual(['POST /gateway-lab/invoices']));
});

describe('repaying from the temporary account', () => {
  const RIGHTS = ['loan:register', 'loan:view'];
  const LABEL = 'Регистрийн дугаар эсвэл утас';
  const ACT = 'Түр данснаас төлөх';

  /** Finds customer 100002, chooses the loan that is 29 days past due, types the amount. */
  const prepare = async (amount: string) => {
    await openAt('/loans/refund-temporary', { permissions: RIGHTS });
    await find(LABEL, '88112233');
    const code = codeOf(WELL_KNOWN_LOANS.overdue29);
    fireEvent.click(await screen.findByRole('radio', { name: new RegExp(code) }));
    await fill('Төлөх дүн,\u00a0₮', amount);
    return code;
  };
  const confirm = async () => {
    await press(ACT);
    await confirmWith(ACT);
  };

  test('books a receipt and shows how it fell', async () => {
    const code = await prepare('50000');
    await confirm();
    await screen.findByText('Төлөлт бүртгэгдлээ');
    expect(successes()).toEqual([`Түр данснаас 50,000.00 төллөө: ${code}.`]);
    expect(windowText()).toContain('260,000.00 → 210,000.00');
    expect(lab.commits()).toEqual([
      `POST /gateway-lab/loans/${WELL_KNOWN_LOANS.overdue29}/refund_from_current_account`,
    ]);
  });

  test('says why it is not possible', async () => {
    await prepare('259999');
    await screen.findByText('Түр дансанд үлдэх ёстой доод дүн: 5,000.00.');
    await waitFor(async () => expect((await button(ACT)).hasAttribute('disabled')).toBe(true));
    await fill('Төлөх дүн,\u00a0₮', '0');
    await screen.findByText('Тэгээс их дүн оруулна уу.');
    expect(lab.commits()).toEqual([]);
  });

  test('who is not found leaves no loan of the customer before to be repaid', async () => {
    await prepare('50000');
    await find(LABEL, '80000001');
    await screen.findByText('Ийм харилцагч олдсонгүй.');
    await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]));
    expect(screen.queryByRole('button', { name: ACT })).toBeNull();
  });

  test('a lost answer is looked for before anything is sent again', async () => {
    const code = await prepare('50000');
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/refund_from_current_account',
      fault: 'drop-after-commit',
    });
    await confirm();
    await press('Төлөв шалгах');
    await waitFor(() => expect(successes()).toEqual([`Түр данснаас 50,000.00 төллөө: ${code}.`]));
    expect(lab.commits().length).toBe(1);
  });
});

test('a car loan cannot be granted where no percent is configured', async () => {
  const requests = lab.gateways.store.collection('car-loan/loan-requests');
  const waiting = requests?.all.find(({ state, createdBy }) => state === 'pending' && !createdBy);
  const percents = lab.gateways.store.collection('car-loan/percents');
  for (const percent of [...(percents?.all ?? [])]) percents?.remove(percent);
  await openAt(`/car-loan/loan-requests/${String(waiting?.id)}`, {
    permissions: ['la-request-admin:list', 'loan-pending-request:list'],
  });
  await heading(/./);
  await screen.findByText('Тохируулаагүй');
  const { why } = await closedAction('Зээл олгох');
  expect(why).toBe('Автомашины үнэ эсвэл барьцааны хувийг тохируулаагүй байна.');
});
