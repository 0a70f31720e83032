import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import type { LedgerAccount } from '../../../../mocks/ledger/chart';
import { minus } from '../../../../src/domain/lending/amounts';
import { namedVerdict } from '../../../../src/domain/reconcile/namedDifference';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { gatewayDesk } from '../../../engine/gatewayDesk';

// docs/domain/ownership.md: who owned what on which day.

const desk = gatewayDesk(60);
const TODAY = '2026-11-21';
const LENDERS = ['pocketmn', 'altan', 'tumen', 'khanuul'];
/** A contract with one claim (300002), requests, and loans that are over. */
const CONTRACT = 500_001;
const CLAIM = 300_002;
const STAYING = [300_003, 300_032, 300_033];
const REQUESTS = [300_001, 300_034, 300_035, 300_036];

const loan = (id: number) => desk.store.collection('loans')?.get(id) as MockRecord;
const act = (path: string, body: object = {}, as?: string) =>
  desk.call(`POST /gateway-lab/${path}`, {
    body,
    ...(as ? { as } : {}),
    headers: { 'If-Match': '*', 'Accept-Language': 'en' },
  });
const cede = (contract = CONTRACT, to = 'altan') =>
  act(`contracts/${contract}/cede_contract`, { cedeTo: to, cededOn: TODAY });
const undo = (contract = CONTRACT) => act(`contracts/${contract}/undo_cession`);
const pay = (date = TODAY) =>
  act(`loans/${CLAIM}/pay`, { amount: '1000.00', date, paymentSource: 'BANK' });
const held = (account: LedgerAccount, tenant: string, through?: string) =>
  ledgerOf(desk.store).balanceOf(account, { tenant, ...(through ? { through } : {}) });
const onLoan = (tenant: string) =>
  ledgerOf(desk.store).balanceOf('loan', { tenant, holder: CLAIM });

/** Checks of each lender's books alone, and of all together, whose sides differ. */
const red = () =>
  [undefined, ...LENDERS].flatMap((lender) =>
    ledgerOf(desk.store)
      .checks(lender, TODAY)
      .filter((check) => namedVerdict(check) === 'unequal')
      .map(({ key }) => `${lender} ${key}`),
  );

/** Every journal that was booked until now: its day, lender and lines. */
const journals = () =>
  ledgerOf(desk.store)
    .journals()
    .map(({ id, valueDate, tenant, lines }) => JSON.stringify([id, valueDate, tenant, lines]));

describe('a claim that is ceded', () => {
  test('leaves the books of one lender and comes into those of the other today, nothing before changes', async () => {
    const before = journals();
    const bank = held('bank', 'altan');
    expect([onLoan('pocketmn'), onLoan('altan')]).toEqual(['936903.27', '0.00']);
    expect((await cede()).status).toBe(200);
    expect([onLoan('pocketmn'), onLoan('altan')]).toEqual(['0.00', '936903.27']);
    expect(held('bank', 'altan')).toBe(bank);
    const now = journals();
    expect(before.filter((one) => !now.includes(one))).toEqual([]);
    const booked = ledgerOf(desk.store)
      .journals({ kind: 'CESSION' })
      .map(({ tenant, valueDate, lines }) => [
        tenant,
        valueDate,
        ...lines.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`),
      ]);
    expect(booked).toEqual([
      [
        'pocketmn',
        TODAY,
        'settlement 955877.49 null',
        'loan null 936903.27',
        'accruedInterest null 18974.22',
      ],
      [
        'altan',
        TODAY,
        'loan 936903.27 null',
        'accruedInterest 18974.22 null',
        'settlement null 955877.49',
      ],
    ]);
    expect(red()).toEqual([]);
  });

  test('takes along nothing that is over, and what was only asked for is cancelled', async () => {
    const worded = (await desk.get(`/gateway-lab/contracts/${CONTRACT}/cession`)).body;
    expect(worded).toMatchObject({
      loans: 1,
      next: { requests: 4, staying: 3, worth: '955877.49' },
    });
    await cede();
    expect(loan(CLAIM).tenant).toBe('altan');
    expect(STAYING.map((id) => loan(id).tenant)).toEqual(['pocketmn', 'pocketmn', 'pocketmn']);
    expect(REQUESTS.map((id) => [loan(id).tenant, loan(id).state])).toEqual(
      REQUESTS.map(() => ['pocketmn', 'CANCELLED']),
    );
    const queued = desk.store
      .collection('loans/pending/loan')
      ?.all.filter(({ loanId }) => REQUESTS.includes(Number(loanId)));
    expect(new Set(queued?.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
  });

  test('is the new lender’s from its day on: money before it is refused, money since is in its books', async () => {
    await cede();
    const early = await pay('2026-11-20');
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      'BEFORE_HANDOVER',
      'What came before the claim went to its present owner is the former owner’s: 2026-11-21.',
    ]);
    const [ours, theirs] = [held('bank', 'pocketmn'), held('bank', 'altan')];
    expect((await pay()).status).toBe(200);
    expect(held('bank', 'pocketmn')).toBe(ours);
    expect(Number(held('bank', 'altan')) - Number(theirs)).toBeCloseTo(1000, 2);
    const [first] = fileOf(loan(CLAIM)).receipts;
    const moved = await act(`loans/${CLAIM}/move_receipt`, {
      receiptId: first.id,
      comment: 'Буруу бүртгэснийг засав.',
    });
    expect([moved.status, moved.body.code]).toEqual([409, 'BEFORE_HANDOVER']);
    expect(red()).toEqual([]);
  });

  test('leaves a rest of its money with the customer’s lender, settled between the two', async () => {
    await cede();
    const before = [held('temporary', 'pocketmn'), held('temporary', 'altan')];
    const paid = await act(`loans/${CLAIM}/pay`, {
      amount: '1200000.00',
      date: TODAY,
      paymentSource: 'BANK',
    });
    const rest = fileOf(loan(CLAIM)).receipts.at(-1)?.split.temporary;
    expect([paid.status, rest]).toEqual([200, '1088581.13']);
    expect([minus(held('temporary', 'pocketmn'), before[0]), held('temporary', 'altan')]).toEqual([
      '1088581.13',
      before[1],
    ]);
    expect([held('settlement', 'pocketmn'), held('settlement', 'altan')]).toEqual([
      '2044458.62',
      '-2044458.62',
    ]);
    expect(red()).toEqual([]);
  });
});

describe('a contract that was ceded', () => {
  test('is ceded on: the claims go from the books of the second lender to those of the third, no further undo', async () => {
    await cede();
    await desk.post('/__clock', { today: '2026-11-23' });
    const on = await act(`contracts/${CONTRACT}/cede_contract`, {
      cedeTo: 'tumen',
      cededOn: '2026-11-23',
    });
    expect([on.status, on.body.owner]).toEqual([200, 'tumen']);
    expect([onLoan('pocketmn'), onLoan('altan'), onLoan('tumen')]).toEqual([
      '0.00',
      '0.00',
      '936903.27',
    ]);
    expect(red()).toEqual([]);
    const back = await undo();
    expect([back.status, back.body.owner, back.body.isCessioned]).toEqual([200, 'altan', false]);
    expect([onLoan('altan'), onLoan('tumen')]).toEqual(['936903.27', '0.00']);
    expect((await undo()).status).toBe(409);
    expect(red()).toEqual([]);
  });

  test('takes along nothing that stayed with a former lender and is owed again', async () => {
    await cede();
    // A loan that stayed, closed: as if its last receipt had been taken back.
    desk.store.collection('loans')?.change(loan(STAYING[0]), { state: 'LOAN_ONGOING' });
    const said = (await desk.get(`/gateway-lab/contracts/${CONTRACT}/cession`)).body;
    expect(said).toMatchObject({ loans: 1, next: { loans: 1, requests: 0 } });
    await cede(CONTRACT, 'tumen');
    expect([loan(CLAIM).tenant, loan(STAYING[0]).tenant]).toEqual(['tumen', 'pocketmn']);
  });

  test('is seen by the former lender as long as a loan of its own is under it, and changed by the new one alone', async () => {
    const own = 500_004;
    const contract = desk.store
      .collection('contract')
      ?.all.find(
        ({ id, tenant, isArchive, state }) =>
          tenant === 'altan' &&
          isArchive !== true &&
          state === 'InvestorSigned' &&
          desk.store
            .collection('loans')
            ?.all.some((one) => one.contractId === id && one.state === 'CLOSED'),
      ) as MockRecord;
    expect(contract.id).toBe(own);
    const read = (id: unknown, as: string) =>
      desk.get(`/gateway-lab/contracts/${String(id)}`, `only:contract:list@${as}`);
    expect([(await read(own, 'altan')).status, (await read(own, 'tumen')).status]).toEqual([
      200, 404,
    ]);
    await cede(own, 'tumen');
    expect([(await read(own, 'altan')).status, (await read(own, 'tumen')).status]).toEqual([
      200, 200,
    ]);
    expect((await read(own, 'khanuul')).status).toBe(404);
    const changed = await act(
      `contracts/${own}/undo_cession`,
      {},
      'only:contract:cession,contract:list@altan',
    );
    expect([changed.status, changed.body.message]).toEqual([
      409,
      'It is another lender’s record: only that lender changes it.',
    ]);
  });
});

describe('a cession', () => {
  test('is of today: an earlier day is refused', async () => {
    const { status, body } = await act(`contracts/${CONTRACT}/cede_contract`, {
      cedeTo: 'altan',
      cededOn: '2026-11-20',
    });
    expect([status, body.fields]).toEqual([400, { cededOn: 'contracts.cession.today_only' }]);
  });

  test('is undone by journals of its own day, and not once money of the new owner came', async () => {
    await cede();
    const between = journals();
    await desk.post('/__clock', { today: '2026-11-23' });
    expect((await undo()).status).toBe(200);
    const now = journals();
    expect(between.filter((one) => !now.includes(one))).toEqual([]);
    expect([onLoan('pocketmn'), onLoan('altan')]).toEqual(['936903.27', '0.00']);
    const days = ledgerOf(desk.store)
      .journals({ kind: 'CESSION' })
      .map(({ tenant, valueDate }) => `${tenant} ${valueDate}`);
    expect(days).toEqual([
      'pocketmn 2026-11-21',
      'altan 2026-11-21',
      'altan 2026-11-23',
      'pocketmn 2026-11-23',
    ]);
    expect(red()).toEqual([]);
    await act(`contracts/${CONTRACT}/cede_contract`, { cedeTo: 'altan', cededOn: '2026-11-23' });
    expect((await pay('2026-11-23')).status).toBe(200);
    const late = await undo();
    expect([late.status, late.body.message]).toEqual([
      409,
      'Receipts booked since the cession: 1.',
    ]);
  });
});
