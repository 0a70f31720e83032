import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractProblem } from '../../../../src/domain/lending/loanContract';
import { guaranteeProblem } from '../../../../src/domain/lending/guaranteeProblem';
import { availableLimit } from '../../../../src/domain/lending/requestLimit';
import { assess } from '../../../../src/domain/lending/assessment';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { fileOf } from '../../../../mocks/resources/loans/book/fileOf';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { call } from '../../../engine/testGateways';
import { only } from '../../../support/rights';
import { LOANS, REQUEST } from './loanChecks';
import { LoanDesk } from './LoanDesk';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});
let changed = false;
beforeEach(() => {
  if (changed) desk.gateways.store.reset();
  else desk.tidy();
  changed = false;
});

const all = (resource: string): MockRecord[] => [
  ...(desk.gateways.store.collection(resource)?.all ?? []),
];
const change = (resource: string, id: number, patch: object): void => {
  const collection = desk.gateways.store.collection(resource);
  changed = true;
  collection?.change(collection.get(id) as MockRecord, patch as Record<string, unknown>);
};

/** The template by which somebody is asked to answer for a loan. */
const GUARANTEE_ASKED = 4;

/** Asks for a student loan of 100001 on the own contract 500001. */
const ask = (body: object) =>
  call(desk.gateways, `POST ${LOANS}`, {
    body: { ...REQUEST, productType: 'LOAN_STUDENT', ...body },
  });

describe('what a request costs', () => {
  test('has a fee within its share of the amount, and interest that a lender may ask for', async () => {
    const asked = { lentAmount: '100000.00' };
    const dear = await ask({ ...asked, fee: '10000.01' });
    expect([dear.status, dear.body.fields, dear.body.fieldValues]).toEqual([
      400,
      { fee: 'refusals.FEE_OVER' },
      { fee: { max: '10,000.00' } },
    ]);
    const usury = await ask({ ...asked, interestRate: '1000' });
    expect([usury.status, usury.body.fields]).toEqual([400, { interestRate: 'validation.range' }]);
    expect((await ask({ ...asked, fee: '10000.00' })).status).toBe(201);
  });
});

describe('the contract of a request', () => {
  const own = {
    customerId: 1,
    owner: 'pocketmn',
    type: 'LEND',
    state: 'InvestorSigned',
    isArchive: false,
    signedAt: '2026-11-01T00:00:00.000Z',
  } as const;
  const loan = { customerId: 1, lender: 'pocketmn' };

  test.each([
    [own, null],
    [{ ...own, state: 'Modified' as const }, null],
    [undefined, 'contract_missing'],
    [{ ...own, customerId: 2 }, 'contract_foreign'],
    [{ ...own, owner: 'altan' }, 'contract_foreign'],
    [{ ...own, type: 'WALLET' as const }, 'contract_kind'],
    [{ ...own, state: 'Canceled' as const }, 'contract_over'],
    [{ ...own, isArchive: true }, 'contract_over'],
    [{ ...own, state: 'Created' as const, signedAt: null }, 'contract_unsigned'],
    [{ ...own, state: 'Modified' as const, signedAt: null }, 'contract_unsigned'],
  ])('%j: %s', (contract, expected) => {
    expect(contractProblem(contract, loan)).toBe(expected);
  });

  test.each([
    [{}, 201, undefined],
    [{ contractId: 500_050 }, 400, 'actionBlocks.contract_foreign'],
    [{ contractId: 999_999_999 }, 400, 'actionBlocks.contract_missing'],
    [{ contractId: null }, 400, 'validation.required'],
    [{ contractId: 501_001 }, 400, 'actionBlocks.contract_kind'],
  ])('T1 with %j', async (body, status, message) => {
    const reply = await ask(body);
    const fields = (reply.body.fields ?? {}) as Record<string, string>;
    expect([reply.status, fields.contractId]).toEqual([status, message]);
  });

  test('a request is not approved once its contract is cancelled or unsigned', async () => {
    change('contract', 500_001, { state: 'Canceled', limit: '0.00' });
    const cancelled = await desk.send(known.request, 'approve');
    expect([cancelled.status, cancelled.body.message]).toEqual([
      409,
      'Гэрээ хүчингүй болсон эсвэл архивлагдсан байна.',
    ]);
    change('contract', 500_001, { state: 'Created', signedAt: null, limit: '3500000.00' });
    const unsigned = await desk.send(known.request, 'approve');
    expect([unsigned.status, unsigned.body.message]).toEqual([
      409,
      'Гэрээнд гарын үсэг зураагүй байна.',
    ]);
  });

  test('every loan of the sample that was paid out rests on a signed contract of its own customer', () => {
    const contracts = new Map(all('contract').map((one) => [one.id, one]));
    const wrong = all('loans').filter((loan) => {
      const contract = contracts.get(loan.contractId as number);
      const of = { customerId: loan.customerId, lender: loan.tenant };
      return fileOf(loan).book && contractProblem(contract as never, of) !== null;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the account that a loan is paid out to', () => {
  const owner = (body: object, as = 'admin') =>
    call(desk.gateways, `POST ${LOANS}/payout-owner`, {
      as,
      body: { customerId: 100_001, bankCode: 5, accountNumber: '5001234567', ...body },
    });

  test.each([
    ['5001234567', 'ӨЛЗИЙБАЯР ТҮВШИНБАЯР'],
    ['5001230303', 'GANBOLD NOMIN-ERDENE'],
    ['5001230404', null],
    ['ABC', null],
    ['MN500012345678', 'ӨЛЗИЙБАЯР ТҮВШИНБАЯР'],
  ])('%s is of %s', async (accountNumber, name) => {
    const { status, body } = await owner({ accountNumber });
    expect([status, body.ownerName, body.customerName]).toEqual([
      200,
      name,
      'Өлзийбаяр Түвшинбаяр',
    ]);
  });

  test('is asked with a bank and a number, of a customer of the own lender, with a right of loans', async () => {
    expect((await owner({ bankCode: null })).body.fields).toEqual({
      bankCode: 'validation.required',
    });
    expect((await owner({ customerId: 1 })).status).toBe(404);
    expect((await owner({}, 'only:customer:view')).status).toBe(403);
    expect((await owner({}, 'only:loan:register')).status).toBe(200);
  });

  test('must be known and the borrower’s own before the money leaves', async () => {
    const tried = async (accountNumber: string) => {
      change('loans', known.request, { accountNumber });
      const { status, body } = await desk.send(known.request, 'approve');
      return [status, body.message];
    };
    expect(await tried('5001230404')).toEqual([
      409,
      'Банк ийм данс бүртгэлгүй гэж хариулсан. Дансны дугаараа шалгана уу.',
    ]);
    expect((await tried('ABC'))[0]).toBe(409);
    expect(await tried('5001230303')).toEqual([
      409,
      'Данс нь зээлдэгчийнх биш байна: банк өөр нэр хэлсэн.',
    ]);
    expect((await tried('5001234567'))[0]).toBe(200);
  });

  test('without its bank is no request', async () => {
    const { status, body } = await ask({ bankCode: null });
    expect([status, body.fields]).toEqual([400, { bankCode: 'validation.required' }]);
  });
});

describe('the limits of a request', () => {
  const limits = { creditLimit: '3000000', contract: { id: 7, limit: '1000000' } };
  const used = {
    productType: 'LOAN',
    state: 'LOAN_ONGOING',
    balance: '400000',
    contractId: 7,
  };

  test.each([
    [[], '1000000.00'],
    [[used], '600000.00'],
    [[{ ...used, contractId: 8 }], '1000000.00'],
    [[{ ...used, contractId: 8, balance: '2500000' }], '500000.00'],
    [[{ ...used, productType: 'LOAN_STUDENT' }], '1000000.00'],
    [[{ ...used, state: 'LOAN_REQUESTED', lentAmount: '1200000' }], '0.00'],
  ])('the contract and the customer, whichever leaves less: %j', (others, expected) => {
    expect(availableLimit('LOAN', limits, others)).toBe(expected);
  });

  test.each([
    ['FULL_SCHOLARSHIP', '5000000.00'],
    [undefined, '5000000.00'],
    ['NONE', '2500000.00'],
    ['UNSUCCESSFUL', '2500000.00'],
  ])('a student with the scholarship %s', (scholarship, expected) => {
    expect(availableLimit('LOAN_STUDENT', { ...limits, scholarship }, [])).toBe(expected);
    expect(availableLimit('LOAN', { ...limits, scholarship }, [])).toBe('1000000.00');
  });

  test('a lower limit of the contract closes what was open; the form is told the same', async () => {
    const path = `GET /gateway-lab/loan-limits?customerId=100001&productType=LOAN_STUDENT&contractId=500001`;
    const before = (await call(desk.gateways, path)).body.availableLimit;
    expect(Number(before)).toBeGreaterThan(300_000);
    change('contract', 500_001, { limit: '10000.00' });
    expect((await call(desk.gateways, path)).body.availableLimit).toBe('50000.00');
    const refused = await ask({});
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Хүссэн дүн боломжит лимитээс хэтэрсэн байна: 50,000.00.',
    ]);
  });

  test('its own additional interest, up to a fifth of the base interest, is what the loan charges', async () => {
    expect((await ask({ additionalPercent: 20.01 })).body.fields).toEqual({
      additionalPercent: 'validation.range',
    });
    changed = true;
    const { status, body } = await ask({ productType: 'LOAN_SALARY', additionalPercent: 10 });
    expect(status).toBe(201);
    const as = only('loan-pending-request:list', 'loan:view');
    const approved = await call(desk.gateways, `POST ${LOANS}/${body.id}/approve`, { as });
    expect([approved.status, approved.body.message]).toEqual([200, undefined]);
    expect(fileOf(desk.loan(Number(body.id))).book?.additionalPercent).toBe('10');
  });

  test('pocket zero bears no interest', async () => {
    const body = { productType: 'LOAN_POCKET_ZERO', lentAmount: '50000.00' };
    const refused = await ask({ ...body, interestRate: 48 });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { interestRate: 'loanActions.create.zero_rate' },
    ]);
    expect((await ask({ ...body, interestRate: 0 })).status).toBe(201);
  });
});

describe('guarantors', () => {
  test.each([
    ['LOAN', [], null],
    ['LOAN_GUARANTEE', [], 'guarantor_missing'],
    ['LOAN_GUARANTEE', [['1000000.00', true]], null],
    ['LOAN_GUARANTEE', [['1000000.00', false]], 'guarantor_waiting'],
    ['LOAN_GUARANTEE', [['999999.99', true]], 'guarantee_short'],
    [
      'LOAN_TUITION',
      [
        ['500000.00', true],
        ['500000.00', false],
      ],
      'guarantor_waiting',
    ],
    ['LOAN_STUDENT', [], 'guarantor_missing'],
  ] as const)('%s with %j: %s', (product, people, expected) => {
    const asked = people.map(([amount, isAgreed]) => ({ amount, isAgreed }));
    expect(guaranteeProblem(product, asked, '1000000.00')).toBe(expected);
  });

  const guaranteed = {
    productType: 'LOAN_GUARANTEE',
    guarantorId: 100_009,
  };
  const requestOf = (loanId: unknown) =>
    all('loans/guarantee-request').find((one) => one.loanId === loanId) as MockRecord;

  test('a guarantee loan asks its guarantor, and waits for the answer', async () => {
    const others = all('loans').filter(
      ({ customerId, productType, state }) =>
        customerId === 100_001 && productType === 'LOAN_GUARANTEE' && state === 'LOAN_REQUESTED',
    );
    for (const { id } of others) await desk.send(id, 'reject');
    expect((await ask({ productType: 'LOAN_GUARANTEE' })).body.fields).toEqual({
      guarantorId: 'validation.required',
    });
    expect((await ask({ ...guaranteed, guarantorId: 100_001 })).body.fields).toEqual({
      guarantorId: 'loanActions.create.own_guarantor',
    });
    const { status, body } = await ask(guaranteed);
    expect(status).toBe(201);
    const id = body.id as unknown as number;
    expect(requestOf(id)).toMatchObject({
      guarantorId: 100_009,
      state: 'PENDING',
      guaranteedAmount: '300000.00',
    });
    const written = all('sms').filter((one) => one.loanId === id);
    expect(written).toMatchObject([
      { customerId: 100_009, kind: 'SYSTEM', templateId: GUARANTEE_ASKED, createdBy: null },
    ]);
    const early = await desk.send(id, 'approve', { as: 'admin' });
    expect([early.status, early.body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
    const second = await desk.send(id, 'approve');
    expect([second.status, second.body.message]).toEqual([
      409,
      'Батлан даагч хараахан зөвшөөрөөгүй байна.',
    ]);
    await desk.goTo('2026-11-22');
    expect(requestOf(id).state).toBe('APPROVED');
    expect((await desk.send(id, 'approve')).status).toBe(200);
  });

  test('cancelling the request of a guarantor ends the request for the loan, and both are told', async () => {
    const waiting = all('loans/guarantee-request').find(
      ({ state, loanId }) =>
        state === 'PENDING' && desk.loan(loanId as number).state === 'LOAN_REQUESTED',
    ) as MockRecord;
    const path = `/gateway-lab/loans/guarantee-request/${waiting.id}`;
    const reason = 'Батлан даагч өөрөө хүсэлт гаргасан.';
    const { status, body } = await call(desk.gateways, `POST ${path}/cancel_record`, {
      body: { reason },
    });
    expect([status, body.state, body.loanState]).toEqual([200, 'CANCELLED', 'FAILED_TO_PROCEED']);
    const loan = desk.loan(waiting.loanId as number);
    expect(loan.state).toBe('CANCELLED');
    const queue = all('loans/pending/loan').find(({ loanId }) => loanId === loan.id);
    expect(queue?.status).toBe('CANCELLED');
    for (const id of [waiting.guarantorId, waiting.borrowerId]) {
      const rows = await desk.history(`/gateway-customer/customers/${id}`);
      expect(rows[0]).toMatchObject({ action: 'send_sms', origin: 'AUTO' });
      expect(rows[1]).toMatchObject({ action: 'guarantee_cancelled', reason });
    }
    expect((await desk.send(loan.id, 'approve')).body.code).toBe('TRANSITION_FORBIDDEN');
  });

  test('a student loan waits for the student’s own guarantee contract', async () => {
    const loan = all('loans').find(
      ({ productType, state }) => productType === 'LOAN_STUDENT' && state === 'LOAN_REQUESTED',
    ) as MockRecord;
    for (const one of all('contract/student/guarantee'))
      if (one.studentId === loan.customerId)
        change('contract/student/guarantee', Number(one.id), { state: 'Canceled' });
    const { body } = await call(desk.gateways, `GET ${LOANS}/${loan.id}`);
    expect(body.facts).toMatchObject({ request: { guarantee: 'guarantor_missing' } });
  });

  test('every student of the sample has an own school', async () => {
    const { body } = await call(desk.gateways, 'GET /gateway-lab/loans/student?size=100');
    const rows = body.content as unknown as { school?: string; customerId: number }[];
    const contracts = all('contract/student/guarantee');
    for (const { school, customerId } of rows) {
      const own = contracts.filter(({ studentId }) => studentId === customerId);
      expect(own.map((one) => one.school)).toContain(school);
    }
  });
});

describe('loans backed by savings', () => {
  test('wait for savings that are worth them, block them, and let go of them when closed', async () => {
    const { status, body } = await ask({ productType: 'LOAN_SAVING', lentAmount: '100000.00' });
    expect(status).toBe(201);
    const id = body.id as unknown as number;
    const free = all('saving').filter(
      ({ customerId, state }) => customerId === 100_001 && state === 'ONGOING',
    );
    for (const one of free) change('saving', Number(one.id), { state: 'EXPIRED' });
    const early = await desk.send(id, 'approve');
    expect([early.status, early.body.message]).toEqual([
      409,
      'Зээлийн дүнд хүрэх, хүчинтэй хадгаламж харилцагчид алга.',
    ]);
    change('saving', Number(free[0].id), { state: 'ONGOING' });
    expect((await desk.send(id, 'approve')).status).toBe(200);
    const savings = () => all('saving').find((one) => one.id === free[0].id);
    expect(savings()?.state).toBe('BLOCKED');
    const shown = await call(desk.gateways, `GET /gateway-accounting/savings/${free[0].id}`);
    expect(shown.body).toMatchObject({ loanId: id, blockedAmount: '100000.00', isLoanOpen: true });
    await desk.send(id, 'pay_in_advance', { body: { amount: '100000.00' } });
    expect([desk.loan(id).state, savings()?.state]).toEqual(['CLOSED', 'ONGOING']);
  });

  test('every one of the sample that is owed has its savings blocked', () => {
    const owed = all('loans').filter(
      ({ productType, state }) => productType === 'LOAN_SAVING' && state === 'LOAN_ONGOING',
    );
    const bare = owed.filter(
      ({ id }) =>
        !all('saving').some(
          ({ backedLoanId, state }) => backedLoanId === id && state === 'BLOCKED',
        ),
    );
    expect([owed.length > 5, bare.map(({ id }) => id)]).toEqual([true, []]);
  });
});

describe('the assessment of a request', () => {
  const facts = {
    score: 700,
    productType: 'LOAN',
    amount: '1000000.00',
    payment: '250000.00',
    worstClass: 'NORMAL',
    monthlyIncome: '1500000.00',
  } as const;

  test.each([
    [{}, 'APPROVED', ['SCORE_GOOD', 'INCOME_ENOUGH']],
    [{ score: 599 }, 'APPROVED', ['INCOME_ENOUGH']],
    [{ score: 399 }, 'REJECTED', ['SCORE_LOW']],
    [{ worstClass: 'ABNORMAL' as const }, 'REJECTED', ['REGISTRY_BAD']],
    [{ payment: '900000.00' }, 'APPROVED', ['SCORE_GOOD', 'INCOME_ENOUGH']],
    [{ payment: '900000.01' }, 'REJECTED', ['INCOME_LOW']],
    [{ monthlyIncome: null }, 'MANUAL', ['SCORE_GOOD']],
    [{ amount: '2000000.01' }, 'MANUAL', ['SCORE_GOOD', 'INCOME_ENOUGH', 'ABOVE_AUTOMATIC']],
  ])('%j: %s', (changed, decision, reasons) => {
    expect(assess({ ...facts, ...changed })).toEqual({ decision, reasons });
  });

  test('without a score nothing is assessed', () => {
    expect(assess({ ...facts, score: null })).toBeNull();
  });

  test('a new request is assessed by the records; one that is not assessed is not approved', async () => {
    const { body } = await ask({});
    const id = body.id as unknown as number;
    expect(fileOf(desk.loan(id)).assessment).toMatchObject({ score: 742, decidedBy: null });
    const unassessed = all('loans').find(
      ({ id: one, state, facts: known }) =>
        state === 'LOAN_REQUESTED' &&
        fileOf(desk.loan(one)).assessment === null &&
        (known as { request: { contract: null; mayLend: boolean; guarantee: null } }).request
          .contract === null,
    );
    const { body: shown } = await call(desk.gateways, `GET ${LOANS}/${unassessed?.id}`);
    expect(shown.facts).toMatchObject({ request: { isAssessed: false } });
  });
});
