import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../../../mocks/engine';
import { testGateways } from '../../../engine/testGateways';
import { allBut, FILES, incomeDesk, INCOMES, only, REASON } from './incomeDesk';

let gateways: Gateways;
const { get, post, action, income, customer, filesOf, clean } = incomeDesk(() => gateways);
beforeAll(async () => {
  gateways = await testGateways(60);
});
beforeEach(clean);

/** Looks through every page of an income's files and confirms them. */
async function review(id: number, as?: string): Promise<void> {
  for (const file of filesOf(id)) {
    const of = Number(file.totalPages);
    for (let page = 1; page <= of; page += 1)
      expect((await post(`${FILES}/${file.id}/seen`, { page, of }, as)).status).toBe(200);
    expect((await post(`${FILES}/${file.id}/confirm_file`, {}, as)).status).toBe(200);
  }
}

describe('approval', () => {
  test('needs every page seen and every file confirmed', async () => {
    const unseen = await action(610_001, 'approve_income');
    expect([unseen.status, unseen.body.code, unseen.body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Бүх хуудсыг үзээгүй байна: 0/5.',
    ]);
    const [statement] = filesOf(610_001);
    const early = await post(`${FILES}/${statement.id}/confirm_file`);
    expect([early.status, early.body.message]).toEqual([409, 'Бүх хуудсыг үзээгүй байна: 0/4.']);
    for (const file of filesOf(610_001))
      for (let page = 1; page <= Number(file.totalPages); page += 1)
        await post(`${FILES}/${file.id}/seen`, { page, of: file.totalPages });
    const unconfirmed = await action(610_001, 'approve_income');
    expect(unconfirmed.body.message).toBe('Баталгаажаагүй файл байна: 2.');
    expect(income(610_001)?.state).toBe('PENDING');
  });

  test('makes the income the salary, and tells the customer’s history', async () => {
    await review(610_001);
    const before = await get(`${INCOMES}/610001`);
    const { change } = before.body as unknown as { change: { after: Record<string, unknown> } };
    const { status, body } = await action(610_001, 'approve_income');
    expect([status, body.state, body.limitAfter]).toEqual([200, 'APPROVED', change.after.limit]);
    expect(customer(100_001)).toMatchObject({
      salary: body.amount,
      score: change.after.score,
      creditLimit: change.after.limit,
    });
    expect(filesOf(610_001).map(({ state }) => state)).toEqual(['APPROVED', 'APPROVED']);
    const history = await get('/gateway-customer/customers/100001/history');
    const told = (history.body as unknown as Record<string, unknown>[]).filter(
      ({ action }) => action === 'income_approved',
    );
    expect(told.map(({ field, source }) => [field, source])).toEqual([
      ['creditLimit', '610001'],
      ['score', '610001'],
      ['salary', '610001'],
    ]);
    const scores = gateways.store.collection('customers/income/score-list')?.all ?? [];
    expect(scores.filter(({ incomeId }) => incomeId === 610_001)).toHaveLength(1);
    expect(
      scores.filter(({ customerId, isCurrent }) => customerId === 100_001 && isCurrent),
    ).toHaveLength(1);
  });

  test('is final: a second one is refused', async () => {
    await review(610_002);
    expect((await action(610_002, 'approve_income')).status).toBe(200);
    const again = await action(610_002, 'approve_income');
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('is not for who registered the income', async () => {
    const own = await action(610_009, 'approve_income');
    expect([own.status, own.body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
  });

  test('of paper needs a second person where staff did not register it', async () => {
    await review(610_004);
    const alone = await action(610_004, 'approve_income');
    expect([alone.status, alone.body.message]).toEqual([
      409,
      'Цаасан баримтыг хоёр дахь ажилтан батална.',
    ]);
    expect((await action(610_004, 'approve_income', {}, 'economist')).status).toBe(200);
  });

  test('of paper that staff registered needs nobody else', async () => {
    await review(610_003);
    expect((await action(610_003, 'approve_income')).status).toBe(200);
  });

  test('is open with exactly its right, and closed with all others', async () => {
    await review(610_002);
    const others = await action(610_002, 'approve_income', {}, allBut('cus-income:pending-list'));
    expect(others.status).toBe(403);
    const alone = await action(610_002, 'approve_income', {}, only('cus-income:pending-list'));
    expect(alone.status).toBe(200);
  });
});

describe('refusals', () => {
  test('a rejection needs a reason of the list; the files go with it', async () => {
    expect((await action(610_002, 'reject_income')).status).toBe(400);
    const { status, body } = await action(610_002, 'reject_income', { reason: 'FORGED' });
    expect([status, body.state, body.rejectReason]).toEqual([200, 'REJECTED', 'FORGED']);
    expect(filesOf(610_002).map(({ state }) => state)).toEqual(['REJECTED', 'REJECTED']);
  });

  test('a return counts attempts, and what is sent again brings a better file', async () => {
    expect((await action(610_002, 'return_income', { reason: 'богино' })).status).toBe(400);
    const { body } = await action(610_002, 'return_income', { reason: REASON });
    expect([body.state, body.attempts, body.returnReason]).toEqual(['RETURNED', 1, REASON]);
    const empty = await action(610_002, 'send_income_again');
    expect([empty.status, empty.body.fields]).toEqual([400, { document: 'income.files_needed' }]);
  });

  test('what was rejected no longer counts once a better file came', async () => {
    const before = filesOf(610_006);
    expect(before.map(({ state }) => state)).toEqual(['REJECTED']);
    const document = {
      name: 'shine.pdf',
      type: 'application/pdf',
      size: 9,
      data: `data:application/pdf;base64,${btoa('%PDF-1.4\n/Type /Page /Type /Pages /Type /Page\n%%EOF')}`,
    };
    const { status, body } = await action(610_006, 'send_income_again', { document });
    expect([status, body.state, body.fileCount, body.totalPages]).toEqual([200, 'PENDING', 1, 2]);
    expect(filesOf(610_006).map(({ isReplaced }) => isReplaced)).toEqual([true, false]);
  });

  test.each(['reject_income', 'return_income'])(
    '%s is closed with every other right',
    async (name) => {
      const body = { reason: name === 'reject_income' ? 'FORGED' : REASON };
      const answer = await action(610_002, name, body, allBut('cus-income:pending-list'));
      expect(answer.status).toBe(403);
    },
  );
});

describe('files', () => {
  const [seen, confirm, reject] = ['seen', 'confirm_file', 'reject_file'];
  const first = () => filesOf(610_002)[0].id;

  test('a page is noted once; a page that is not there is refused', async () => {
    const body = { page: 1, of: 1 };
    expect((await post(`${FILES}/${first()}/${seen}`, body)).body.viewedPages).toBe(1);
    expect((await post(`${FILES}/${first()}/${seen}`, body)).body.viewedPages).toBe(1);
    expect((await post(`${FILES}/${first()}/${seen}`, { page: 3, of: 2 })).status).toBe(400);
    expect(
      (await post(`${FILES}/${first()}/${seen}`, body, allBut('cus-income:pending-list'))).status,
    ).toBe(403);
  });

  test('a reader that finds more pages is believed', async () => {
    const { body } = await post(`${FILES}/${first()}/${seen}`, { page: 1, of: 3 });
    expect([body.viewedPages, body.totalPages]).toEqual([1, 3]);
    expect((await post(`${FILES}/${first()}/${confirm}`)).status).toBe(409);
  });

  test('a confirmed file can be opened again and rejected with a reason', async () => {
    await post(`${FILES}/${first()}/${seen}`, { page: 1, of: 1 });
    await post(`${FILES}/${first()}/${confirm}`);
    expect((await post(`${FILES}/${first()}/reopen_file`)).body.state).toBe('PENDING_BY_WORKER');
    const { body } = await post(`${FILES}/${first()}/${reject}`, { reason: 'UNREADABLE' });
    expect([body.state, body.rejectReason]).toEqual(['REJECTED', 'UNREADABLE']);
    expect(income(610_002)).toMatchObject({ confirmedCount: 0, viewedPages: 1 });
  });

  test('of an income that is not under review no decision is taken', async () => {
    const [file] = filesOf(610_007);
    const { status, body } = await post(`${FILES}/${file.id}/${confirm}`);
    expect([status, body.message]).toEqual([
      409,
      'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй: Баталгаажаагүй.',
    ]);
  });

  test.each([confirm, reject, 'hand_to_worker', 'reopen_file'])(
    '%s is closed with every other right',
    async (name) => {
      const answer = await post(
        `${FILES}/${first()}/${name}`,
        { reason: 'OTHER' },
        allBut('cus-income:pending-list'),
      );
      expect(answer.status).toBe(403);
    },
  );
});
