import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  choose,
  confirmWith,
  confirmer,
  dialog,
  fill,
  press,
  typeCode,
} from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, heading, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { actionsInSight, closedAction, pressAction } from '../../../support/journeys/recordActions';
import { standIns } from '../../../support/journeys/standIns';
import { allBut } from '../../../support/journeys/rights';

const lab = startGateways();
const REASON = 'Баримт шалгаж шийдвэрлэлээ';
const MAKE = 'Гэрээ байгуулах';
const CREATE = ['contract:list', 'contract:create', 'customer:list', 'customer:view'];

const newContract = (customerId: number, type: string) =>
  `/contract/create?customerId=${customerId}&type=${type}`;
const gate = async (key: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-gate=${key}]`);
    if (!found) throw new Error(`There is no gate ${key} yet.`);
    return found;
  });
const maker = () => screen.findByText(MAKE, { selector: 'button[type=submit]' });
const contracts = () => lab.gateways.store.collection('contract');
const fault = (method: string, path: string, kind: string) =>
  lab.gateways.control(
    new Request('http://localhost/__fault', {
      method: 'POST',
      body: JSON.stringify({ method, path, fault: kind, times: 1 }),
    }),
  );

describe('the gate board', () => {
  test.each([
    ['family', 100_008, 'LEND', 'Баталгаажсан гишүүн: 0. Доод тал нь: 2.'],
    [
      'creditRegistry',
      100_009,
      'LEND_MARKET_PLACE',
      'ЗМС лавлагаа хийснээс хойш 7 хоногоос илүү хугацаа өнгөрсөн байна. Дахин лавлана уу.',
    ],
    [
      'stateRegistry',
      100_009,
      'LEND_MARKET_PLACE',
      'ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй.',
    ],
    [
      'stateRegistry',
      100_050,
      'LEND_MARKET_PLACE',
      'ХУР-аас лавласнаас хойш 30 хоногоос илүү хугацаа өнгөрсөн байна.',
    ],
    ['score', 100_053, 'LEND_MARKET_PLACE_SALARY', 'Зээлийн оноог тооцно уу.'],
    ['criteria', 100_002, 'LEND_MARKET_PLACE', 'Ерөнхий шалгуур хангахгүй байна.'],
    ['company', 100_005, 'MERCHANT', 'Байгууллагын мэдээлэл дутуу байна: 4 талбар.'],
    [
      'parent',
      100_034,
      'LEND_MARKET_PLACE_AMEND',
      'Нэмэлт өөрчлөлт оруулах үндсэн гэрээг сонгоно уу.',
    ],
    ['oneLive', 100_001, 'LEND', 'Харилцагч энэ төрлийн хүчинтэй гэрээтэй байна.'],
  ])('is shut by %s of customer %i', async (key, customerId, type, words) => {
    await openAt(newContract(customerId, type), { permissions: CREATE });
    await waitFor(async () => expect((await gate(key)).textContent).toContain(words));
    await waitFor(async () => expect((await maker()).hasAttribute('disabled')).toBe(true));
    expect(lab.commits()).toEqual([]);
  });

  test('says on the last day that it is the last one', async () => {
    await openAt(newContract(100_006, 'LEND_MARKET_PLACE'), { permissions: CREATE });
    for (const key of ['creditRegistry', 'stateRegistry']) {
      const { textContent } = await gate(key);
      expect(textContent).toContain('Өнөөдөр сүүлийн өдөр');
      expect(textContent).toContain('Хангасан');
    }
  });

  test('moves when the score is computed', async () => {
    await openAt(newContract(100_053, 'LEND_MARKET_PLACE_SALARY'), { permissions: CREATE });
    await press('Зээлийн оноо тооцох', await gate('score'));
    await confirmWith('Зээлийн оноо тооцох');
    await waitFor(async () =>
      expect((await gate('score')).textContent).toContain('Зээлийн оноог тооцсон.'),
    );
    expect(successes()).toEqual(['Зээлийн оноог тооцлоо.']);
  });

  test('sends a check with a reason while one is valid, by the right of the registry', async () => {
    const rights = [...CREATE, 'zms:list'];
    await openAt(newContract(100_001, 'LEND_MARKET_PLACE'), { permissions: rights });
    await press('ЗМС лавлагаа дахин илгээх', await gate('creditRegistry'));
    await confirmWith('ЗМС лавлагаа дахин илгээх', REASON);
    await waitFor(async () =>
      expect((await gate('creditRegistry')).textContent).toContain('ЗМС-ийн хариуг хүлээж байна.'),
    );
    expect(lab.commits()).toEqual(['POST /gateway-zms/zms/checks']);
  });

  test('has no actions for those who lack their rights', async () => {
    await openAt(newContract(100_009, 'LEND_MARKET_PLACE'), { permissions: allBut('zms:list') });
    const line = await gate('creditRegistry');
    expect(within(line).queryByText('ЗМС лавлагаа дахин илгээх')).toBeNull();
  });
});

describe('making', () => {
  const open = () => openAt(newContract(100_001, 'LEND_MARKET_PLACE'), { permissions: CREATE });
  const ask = async () => {
    await waitFor(async () => expect((await maker()).hasAttribute('disabled')).toBe(false));
    (await maker()).click();
    await dialog('alertdialog');
  };

  test('asks, makes, and opens the contract', async () => {
    const visit = await open();
    await ask();
    await confirmWith(MAKE);
    await waitFor(() => expect(visit.path()).toBe('/contract/502071'));
    await heading('MP-2026-502071');
    expect(successes()).toEqual(['Гэрээг амжилттай байгууллаа.']);
    expect(lab.commits()).toEqual(['POST /gateway-lab/contracts']);
  });

  test('a refusal is told in the question, and nothing is made', async () => {
    await open();
    await ask();
    await fault('POST', '*/contracts', '403');
    await confirmWith(MAKE);
    await waitFor(() => expect(failures().join()).toContain('Таны эрх хүрэлцэхгүй байна.'));
    expect(lab.commits()).toEqual([]);
  });

  test('a lost answer is looked up, and found to be made', async () => {
    const visit = await open();
    await ask();
    await fault('POST', '*/contracts', 'drop-after-commit');
    await confirmWith(MAKE);
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await waitFor(() => expect(visit.path()).toBe('/contract/502071'));
    expect(lab.commits()).toEqual(['POST /gateway-lab/contracts']);
  });

  test('is closed without contract:create', async () => {
    await openAt('/contract/create', { permissions: allBut('contract:create') });
    await heading('Хандах эрхгүй');
  });
});

describe('cancelling', () => {
  const CANCEL = 'Гэрээ цуцлах';
  const RIGHTS = ['contract:list', 'contract:cancel', 'customer:view'];

  test('is refused with open loans, and says how many', async () => {
    await openAt('/contract/500002', { permissions: RIGHTS });
    const { why } = await closedAction(CANCEL);
    expect(why).toBe(`Гэрээний дагуу хаагдаагүй зээл байна: ${openLoansOf(500_002)}.`);
  });

  test('shows what follows, and is final', async () => {
    await openAt('/contract/501001', { permissions: RIGHTS });
    await press(CANCEL);
    const question = await dialog();
    expect(question.textContent).toContain('500,000.00');
    await press(CANCEL, question);
    await waitFor(() => expect(contracts()?.get(501_001)?.state).toBe('Canceled'));
    await waitFor(() => expect(successes()).toEqual(['Гэрээг амжилттай цуцаллаа. WC-2022-501001']));
  });

  test('a refusal is told, a lost answer is looked up in the history', async () => {
    await openAt('/contract/501001', { permissions: RIGHTS });
    await press(CANCEL);
    const question = await dialog();
    await fault('POST', '*/contracts/501001/cancel_contract', '409');
    await press(CANCEL, question);
    await waitFor(() => expect(failures().length).toBe(1));
    expect(contracts()?.get(501_001)?.state).toBe('InvestorSigned');
    await fault('POST', '*/contracts/501001/cancel_contract', 'drop-after-commit');
    await press(CANCEL, question);
    await press('Төлөв шалгах', question);
    await waitFor(() => expect(successes()).toEqual(['Гэрээг амжилттай цуцаллаа. WC-2022-501001']));
    expect(lab.commits()).toEqual(['POST /gateway-lab/contracts/501001/cancel_contract']);
  });

  test('is not there without its rights', async () => {
    await openAt('/contract/501001', {
      permissions: allBut('contract:cancel', 'contract:create'),
    });
    await heading('WC-2022-501001');
    expect(within(screen.getByRole('main')).queryByText(CANCEL)).toBeNull();
  });
});

describe('ceding the claim', () => {
  const CEDE = 'Шаардах эрх шилжүүлэх';
  const UNDO = 'Шаардах эрхийн шилжүүлгийг буцаах';
  const RIGHTS = ['contract:list', 'contract:cession', 'customer:view', 'loan:view'];
  const claim = () => {
    const contract = contracts()?.get(500_001);
    return [contract?.owner, contract?.isCessioned];
  };

  test('passes it to another lender, and back while nothing was paid; an earlier day is no day', async () => {
    await openAt('/contract/500001', { permissions: RIGHTS });
    await pressAction(CEDE);
    const form = await dialog();
    await choose('Хэнд шилжүүлэх', 'Алтан Өргөө ББСБ', form);
    await fill('Шилжүүлэх огноо', '2020-01-01', form);
    await press(CEDE, form);
    await within(form).findByText(/Шаардах эрхийг зөвхөн өнөөдрийн огноогоор шилжүүлнэ/);
    expect(lab.commits()).toEqual([]);
    await fill('Шилжүүлэх огноо', '2026-11-21', form);
    await press(CEDE, form);
    await waitFor(() =>
      expect(successes()).toEqual(['Шаардах эрхийг амжилттай шилжүүллээ. LC-2022-500001']),
    );
    expect(claim()).toEqual(['altan', true]);
    await pressAction(UNDO);
    const back = await dialog();
    await press(UNDO, back);
    await waitFor(() =>
      expect(successes()).toContain('Шаардах эрхийн шилжүүлгийг буцаалаа. LC-2022-500001'),
    );
    expect(claim()).toEqual(['pocketmn', false]);
    expect(lab.commits()).toEqual([
      'POST /gateway-lab/contracts/500001/cede_contract',
      'POST /gateway-lab/contracts/500001/undo_cession',
    ]);
  });

  test('is not there without contract:cession', async () => {
    await openAt('/contract/500001', {
      permissions: allBut('contract:cession', 'contract:create'),
    });
    await heading(/^LC-/);
    await waitFor(async () => expect(await actionsInSight()).not.toContain(CEDE));
  });
});

const openLoansOf = (id: number): number =>
  (lab.gateways.store.collection('loans')?.all ?? []).filter(
    ({ contractId, state }) =>
      contractId === id && !['CLOSED', 'CANCELLED', 'LOAN_WRONG_REQUEST'].includes(String(state)),
  ).length;

describe('the list', () => {
  test('is taken away by contract:export alone', async () => {
    await openAt('/contract', { permissions: ['contract:list', 'contract:export'] });
    await press('Excel татах');
    await waitFor(() => expect(successes()).toEqual(['Файл бэлэн боллоо.']));
    const [[heads, ...rows]] = standIns.written;
    expect(heads.slice(0, 2)).toEqual(['Гэрээний дугаар', 'Харилцагчийн нэр']);
    expect(rows).toHaveLength(contracts()?.all.length ?? 0);
  });

  test('has no export with every other right', async () => {
    await openAt('/contract', { permissions: allBut('contract:export') });
    await heading(/Гэрээний жагсаалт/);
    expect(screen.queryByText('Excel татах')).toBeNull();
  });

  test('writes all that it shows, after its count was typed and a reason given', async () => {
    await openAt('/contract', { permissions: ['contract:list', 'zms:list'] });
    await press('Бүгдийг ЗМС-д бичих');
    const question = await dialog('alertdialog');
    const unwritten = (contracts()?.all ?? []).filter(
      ({ type, zmsWriteStatus }) =>
        !['WALLET', 'MERCHANT'].includes(String(type)) && zmsWriteStatus !== 'SUCCESSFULLY',
    ).length;
    expect(question.textContent).toContain(`таарсан бичигдээгүй гэрээ: ${unwritten}.`);
    await fill('Шалтгаан', REASON, question);
    await typeCode(String(unwritten), question);
    (await confirmer('Бүгдийг ЗМС-д бичих')).click();
    await waitFor(() =>
      expect(successes()).toEqual([`ЗМС-д бичихээр товлосон гэрээ: ${unwritten}.`]),
    );
  });
});

describe('online contracts', () => {
  test('a customer’s page shows steps and documents', async () => {
    await openAt('/online/contract?customerId=100001', {
      permissions: ['online-contract:list', 'customer:list'],
    });
    await waitFor(async () => expect((await screen.findAllByText('Гэрээний явц')).length).toBe(2));
    await waitFor(async () =>
      expect((await screen.findAllByText('Хөрөнгө оруулагч гарын үсэг зурсан')).length).toBe(4),
    );
  });

  test('an update needs contract:renew; the next version is made', async () => {
    await openAt('/online/contract/update?id=500001', {
      permissions: ['online-contract:list', 'contract:renew', 'contract:list'],
    });
    await fill('Нэмэлт, өөрчлөлтийн текст', 'Лимитийг нэмэгдүүлэв.');
    await press('Нэмэлт өөрчлөлт оруулах');
    await confirmWith('Нэмэлт өөрчлөлт оруулах', REASON);
    await waitFor(() => expect(contracts()?.get(500_001)?.version).toBe(2));
  });

  test('without it the form is shut', async () => {
    await openAt('/online/contract/update?id=500001', { permissions: ['online-contract:list'] });
    const save = await button('Нэмэлт өөрчлөлт оруулах');
    expect(save.hasAttribute('disabled')).toBe(true);
  });
});
