import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  choose,
  confirmWith,
  dialog,
  fill,
  press,
  typeShown,
} from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, heading, successes, windowText } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const REASON = 'Харилцагч шинэ зээл хүссэн тул лавлана';
const SEND = 'ЗМС-ээс лавлах';
const AGAIN = 'ЗМС лавлагаа дахин илгээх';
const CORRECT = 'Засаж дахин бичих';

const checks = () => lab.gateways.store.collection('zms')?.all ?? [];
const latestOf = (customerId: number) => {
  const found = checks().find((check) => check.customerId === customerId && check.isLatest);
  if (!found) throw new Error(`customer ${customerId} has no check`);
  return found;
};
const writes = () => lab.gateways.store.collection('zms-writer')?.all ?? [];
const failing = () => {
  const found = writes().find(
    ({ error, tenant }) => error === 'Гэрээний дугаарын бүтэц буруу.' && tenant === 'pocketmn',
  );
  if (!found) throw new Error('no write failed');
  return found;
};
const fault = (method: string, path: string, kind: string) =>
  lab.gateways.control(
    new Request('http://localhost/__fault', {
      method: 'POST',
      body: JSON.stringify({ method, path, fault: kind, times: 1 }),
    }),
  );
const later = (ms: number) => lab.gateways.store.clock.setNow(lab.gateways.store.clock.now() + ms);

describe('a check', () => {
  test('is sent, its answer comes by itself, and it is resent with a reason', async () => {
    const before = latestOf(100_009);
    await openAt(`/zms-view/${before.id}`, { permissions: ['zms:list'] });
    await heading(String(before.number));
    await press(SEND);
    const question = await dialog('alertdialog');
    await waitFor(() => expect(question.textContent).toContain('Лавлагааны төлбөр: 1,500.00'));
    await confirmWith(AGAIN);
    await screen.findByText('Энэ харилцагчийг дараа нь дахин лавласан байна.');
    const next = latestOf(100_009);
    expect(next.state).toBe('PENDING');
    await press('Сүүлийн лавлагааг нээх');
    await heading(String(next.number));
    await screen.findByText(/ЗМС-ийн хариуг хүлээж байна/);
    await waitFor(async () =>
      expect((await button(SEND)).getAttribute('aria-disabled')).toBe('true'),
    );
    later(4_000);
    await waitFor(() => expect(successes().join()).toContain('Мэдээлэлтэй'));
    await screen.findByRole('group', { name: 'ЗМС-ийн мэдээлэл' });
    await press(SEND);
    await confirmWith(AGAIN, REASON);
    await waitFor(() => expect(latestOf(100_009).reason).toBe(REASON));
    expect(lab.commits().length).toBe(2);
  });

  test('a refusal is told and nothing is sent; a lost answer is looked up', async () => {
    const { id } = latestOf(100_009);
    await openAt(`/zms-view/${id}`, { permissions: ['zms:list'] });
    await press(SEND);
    await fault('POST', '*/check_zms', '403');
    await confirmWith(AGAIN);
    await waitFor(() => expect(failures().join()).toContain('Таны эрх хүрэлцэхгүй байна.'));
    expect(lab.commits()).toEqual([]);
    await fault('POST', '*/check_zms', 'drop-after-commit');
    await confirmWith(AGAIN);
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await waitFor(() => expect(successes().length).toBe(1));
    expect(lab.commits().length).toBe(1);
  });

  test('is not there without zms:list', async () => {
    await openAt('/zms', { permissions: allBut('zms:list') });
    await heading('Хандах эрхгүй');
  });

  test('stands with its clock among the customers’', async () => {
    await openAt('/customers/zms', { permissions: ['zms:list'] });
    await heading(/ЗМС лавлагаа/);
    await screen.findAllByText(/хоног хэтэрсэн/);
  });
});

describe('a failed write', () => {
  test('is corrected and rewritten; what is wrong is said beside its field', async () => {
    const { id, loanCode } = failing();
    await openAt(`/zms-writer/${id}`, { permissions: ['zms-loan:list', 'zms-error:list'] });
    await heading(String(loanCode));
    await press(CORRECT);
    const form = await dialog();
    await fill('Мэдээлсэн гэрээний дугаар', '<b>№ 1</b>', form);
    await fill('Шалтгаан', REASON, form);
    await press(CORRECT, form);
    await within(form).findAllByText('Гэрээний дугаарын бүтэц буруу.');
    expect(lab.commits()).toEqual([]);
    await fill('Мэдээлсэн гэрээний дугаар', 'MP-2026-500001', form);
    await press(CORRECT, form);
    await waitFor(() => expect(successes()).toEqual(['ЗМС-д бичихээр товлолоо. LN-2026-000019']));
    expect(writes().find((write) => write.id === id)).toMatchObject({
      writeStatus: 'SCHEDULED',
      reportedContract: 'MP-2026-500001',
    });
  });

  test('is not corrected without zms-error:list', async () => {
    const { id, loanCode } = failing();
    await openAt(`/zms-writer/${id}`, { permissions: allBut('zms-error:list') });
    await heading(String(loanCode));
    expect(within(screen.getByRole('main')).queryByText(CORRECT)).toBeNull();
  });

  test('is one of its group: the tile filters, all of it are written with count and reason', async () => {
    await openAt('/zms-writer', { permissions: ['zms-loan:list', 'zms:list'] });
    await heading(/ЗМС-д бичих/);
    const error = 'ЗМС-ийн үйлчилгээ хариу өгсөнгүй.';
    const count = writes().filter((write) => write.isOpen && write.error === error).length;
    const group = await screen.findByRole('list', { name: 'Алдаагаар бүлэглэсэн' });
    within(group).getByText(error).click();
    await waitFor(() =>
      expect(within(group).getByText(error).getAttribute('aria-pressed')).toBe('true'),
    );
    await press('Бүгдийг ЗМС-д бичих');
    await dialog('alertdialog');
    await confirmWith('Бүгдийг ЗМС-д бичих', REASON);
    await waitFor(() => expect(successes()).toEqual([`ЗМС-д бичихээр товлосон зээл: ${count}.`]));
  });

  test('the writing of all that a range shows writes just these', async () => {
    const ALL = 'Бүгдийг ЗМС-д бичих';
    const isMeant = ({ isOpen, writeStatus, overdueDays }: (typeof all)[number]) =>
      isOpen === true &&
      (writeStatus === 'FAILED' || writeStatus === 'NEVER') &&
      Number(overdueDays) >= 1;
    const all = writes();
    const meant = all.filter(isMeant).map(({ id }) => id);
    const others = all.filter((one) => one.writeStatus === 'FAILED' && !isMeant(one)).length;
    // So many are typed.
    expect(meant.length).toBeGreaterThan(20);
    expect(others).toBeGreaterThan(0);
    const filter = JSON.stringify({ isOpen: true, overdueDays: { from: 1 } });
    await openAt(`/zms-writer?filter=${encodeURIComponent(filter)}`, {
      permissions: ['zms-loan:list', 'zms:list'],
    });
    await press(ALL);
    await typeShown(await dialog('alertdialog'));
    await confirmWith(ALL, REASON);
    await waitFor(() =>
      expect(successes()).toEqual([`ЗМС-д бичихээр товлосон зээл: ${meant.length}.`]),
    );
    expect(meant.map((id) => writes().find((one) => one.id === id)?.writeStatus)).toEqual(
      meant.map(() => 'SCHEDULED'),
    );
    expect(writes().filter(({ writeStatus }) => writeStatus === 'FAILED')).toHaveLength(others);
  });

  test('the writing of all whose answer is lost is looked up, or sent again', async () => {
    const ALL = 'Бүгдийг ЗМС-д бичих';
    await openAt('/zms-writer', { permissions: ['zms-loan:list', 'zms:list'] });
    await heading(/ЗМС-д бичих/);
    const waiting = () => writes().filter(({ writeStatus }) => writeStatus === 'FAILED').length;
    const before = waiting();
    await press(ALL);
    await typeShown(await dialog('alertdialog'));
    await fault('POST', '*/write_all', 'drop');
    await confirmWith(ALL, REASON);
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await button('Дахин илгээх', await dialog('alertdialog'));
    expect(lab.commits()).toEqual([]);
    await fault('POST', '*/write_all', 'drop-after-commit');
    await confirmWith('Дахин илгээх');
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await waitFor(() =>
      expect(successes().join()).toMatch(/^ЗМС-д бичихээр товлосон зээл: \d+\.$/),
    );
    expect(waiting()).toBeLessThan(before);
    expect(lab.commits()).toEqual(['POST /gateway-zms/zms-writer/write_all']);
    expect(failures()).toEqual([]);
  });
});

describe('the search', () => {
  test('finds ours and others’, and leads to the correction of ours', async () => {
    const write = failing();
    const visit = await openAt('/zms-search', { permissions: ['zms:list', 'zms-error:list'] });
    await fill('Регистрийн дугаар эсвэл зээлийн код', 'буруу бичвэр');
    await press('Хайх');
    await screen.findByText('Регистрийн дугаар эсвэл зээлийн код биш байна.');
    await fill('Регистрийн дугаар эсвэл зээлийн код', String(write.loanCode));
    await press('Хайх');
    await screen.findByText(/ЗМС-д бүртгэлтэй зээл: \d+\./);
    await visit.go(`/zms-search-edit/${write.id}`);
    await heading(`ЗМС бичлэг засах: ${String(write.loanCode)}`);
    await press(CORRECT);
    const form = await dialog();
    await fill('Мэдээлсэн гэрээний дугаар', 'MP-2026-500001', form);
    await choose('Мэдээлсэн зээлийн төрөл', 'Зээлийн шугам', form);
    await fill('Шалтгаан', REASON, form);
    await press(CORRECT, form);
    await waitFor(() => expect(successes()).toEqual(['ЗМС-д бичихээр товлолоо. LN-2026-000019']));
  });
});

describe('a credit line', () => {
  const line = (owes: boolean) => {
    const found = (lab.gateways.store.collection('zms-line-close-request')?.all ?? []).find(
      ({ contractId, state, tenant }) =>
        state === 'PENDING' && tenant === 'pocketmn' && openLoans(contractId) > 0 === owes,
    );
    if (!found) throw new Error('no such request');
    return found;
  };
  const openLoans = (contractId: unknown) =>
    (lab.gateways.store.collection('loans')?.all ?? []).filter(
      (loan) =>
        loan.contractId === contractId && /LOAN_(ONGOING|RISK|COURT)/.test(String(loan.state)),
    ).length;
  const RIGHTS = ['zms-loan:list', 'contract:list', 'customer:list'];
  const choosing = async (owes: boolean) => {
    await openAt('/zms-line-close-request', { permissions: RIGHTS });
    const row = await screen.findAllByText(String(line(owes).contractNumber));
    row[0].click();
    await screen.findByText('Шийдвэрийг буцаах боломжгүй.');
  };

  test('with a balance is not closed', async () => {
    await choosing(true);
    await screen.findAllByText(/Зээлийн шугам үлдэгдэлтэй тул хаах боломжгүй/);
  });

  test('without one is closed for good, with a reason', async () => {
    const { id } = line(false);
    await choosing(false);
    await screen.findByText('Үлдэгдэлгүй. Шугамыг ЗМС-д хаах боломжтой.');
    screen.getByText('Шугам хаах').click();
    await confirmWith('Шугам хаах', REASON);
    await waitFor(() =>
      expect(lab.gateways.store.collection('zms-line-close-request')?.get(id)?.state).toBe(
        'APPROVED',
      ),
    );
  });
});

describe('court documents', () => {
  test('of a customer are found, looked at and printed once complete', async () => {
    const record = lab.gateways.store
      .collection('court-list')
      ?.all.find(({ state, tenant }) => state === 'drafted' && tenant === 'pocketmn');
    await openAt('/court', {
      permissions: ['loan-court-doc:access', 'loan-court-doc:list'],
    });
    await heading('Шүүхийн баримт');
    await fill('Регистр, утас эсвэл зээлийн код', String(record?.loanCode));
    await press('Хайх');
    await screen.findByText(`Баримт: ${String(record?.loanCode)}`);
    await waitFor(() => expect(windowText()).toMatch(/Бүх хувьсагч бөглөгдсөн|хэвлэх боломжгүй/));
  });

  test('the code that was typed chooses its document, anything that fits several chooses none', async () => {
    const { store } = lab.gateways;
    const [courts, loans] = [store.collection('court-list'), store.collection('loans')];
    const record = courts?.get(700_001);
    const loan = loans?.get(record?.loanId as number);
    const customer = store.collection('customers')?.get(loan?.customerId as number);
    const other = loans?.all.find(
      ({ customerId, tenant }) => customerId !== loan?.customerId && tenant === 'pocketmn',
    );
    loans?.insert({ ...loan, id: 390_001, code: 'LN-2026-990001' });
    loans?.insert({ ...loan, id: 390_002, code: 'LN-2026-990002' });
    loans?.insert({ ...other, id: 390_003, code: 'LN-2025-990001' });
    courts?.insert({
      ...record,
      id: 790_001,
      state: 'drafted',
      loanId: 390_001,
      loanCode: 'LN-2026-990001',
      principal: '1000000.00',
      interest: '200000.00',
      additionalInterest: '34567.00',
      stateFee: '0.00',
      cost: '0.00',
      total: '1234567.00',
      letters: [],
    });
    const look = async (typed: string) => {
      await fill('Регистр, утас эсвэл зээлийн код', typed);
      await press('Хайх');
    };
    await openAt('/court');

    await look(String(customer?.phone));
    await screen.findByText('Хэд хэдэн баримт байна: зээлийн кодыг нь дарж сонгоно уу.');
    expect(screen.queryByText(/^Баримт: /)).toBeNull();

    await look('990001');
    await screen.findByText(
      'Энэ дугаартай хэд хэдэн зээл байна: LN-2026-990001, LN-2025-990001. Кодыг бүтнээр нь бичнэ үү.',
    );
    expect(screen.queryByText(/^Баримт: /)).toBeNull();

    await look('LN-2026-990002');
    await screen.findByText(/^LN-2026-990002 зээлд шүүхийн баримт үүсээгүй байна/);
    expect(screen.queryByText(/^Баримт: /)).toBeNull();

    await look('LN-2026-990001');
    await screen.findByText('Баримт: LN-2026-990001');
    await press('Бичиг хэвлэх');
    const asked = await dialog('alertdialog');
    within(asked).getByText('Бичиг хэвлэх: LN-2026-990001');
    await waitFor(() =>
      expect(asked.querySelector('[data-part=dialog-subject]')?.textContent).toBe(
        // Not what the record once held: what is owed by the book, until it is filed.
        `${String(record?.customerName)}Нэхэмжлэлийн дүн: 19,534,372.46`,
      ),
    );
  });

  test('a late loan says what comes before court, and the figures follow when it is done', async () => {
    const loans = lab.gateways.store.collection('loans')?.all ?? [];
    const record = loans.find(
      ({ state, tenant, overdueDays, customerId }) =>
        state === 'LOAN_ONGOING' &&
        tenant === 'pocketmn' &&
        Number(overdueDays) >= 91 &&
        !loans.some((one) => one.customerId === customerId && /RISK|COURT/.test(String(one.state))),
    );
    await openAt('/court');
    await fill('Регистр, утас эсвэл зээлийн код', String(record?.code));
    await press('Хайх');
    await screen.findByText('Шүүхийн баримт: 0, шүүхэд өгч болох зээл: 0.');
    const late = screen.getByRole('region', {
      name: 'Хугацаа хэтэрсэн ч шүүхэд өгөх болоогүй зээл',
    });
    within(late).getByText('Шүүхэд зөвхөн эрсдэлийн хэлтэст шилжсэн зээлийг өгнө.');
    const row = within(late)
      .getByRole('link', { name: String(record?.code) })
      .closest('tr');
    await press('Эрсдэлийн санд шилжүүлэх', row as HTMLElement);
    await confirmWith('Эрсдэлийн санд шилжүүлэх', 'Хэтрэлт 401 хоног болсон тул шилжүүлэв');
    await screen.findByText('Шүүхийн баримт: 0, шүүхэд өгч болох зээл: 1.');
    const open = screen.getByRole('region', { name: 'Шүүхэд өгч болох зээл' });
    within(open).getByRole('button', { name: 'Шүүхэд шилжүүлэх' });
  });

  test('are not there without loan-court-doc:access', async () => {
    await openAt('/court', { permissions: allBut('loan-court-doc:access') });
    await heading('Хандах эрхгүй');
  });
});
