import { describe, expect, test } from 'vitest';
import { referenceLetter } from '../../../../src/domain/letters/referenceLetter';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { letterByBooks } from '../../../../mocks/resources/contracts/definition/lettersBooks';
import { gatewayDesk } from '../../../engine/gatewayDesk';

const open = { isIssued: true, isClosed: false, balance: '500000.50', offBalance: '0.00' };
const closed = { isIssued: true, isClosed: true, balance: '0.00', offBalance: '0.00' };
const writtenOff = { ...closed, offBalance: '80000.00' };
const requested = { ...open, isIssued: false };

describe('a letter says what the books say', () => {
  test.each([
    ['LOAN_BALANCE', [open, open, closed], null, '1000001.00'],
    ['LOAN_BALANCE', [closed], 'no_open_loan', null],
    ['LOAN_BALANCE', [requested], 'no_open_loan', null],
    ['NO_DEBT', [], null, null],
    ['NO_DEBT', [closed], null, null],
    ['NO_DEBT', [requested], null, null],
    ['NO_DEBT', [open], 'has_debt', null],
    ['NO_DEBT', [writtenOff], 'has_debt', null],
    ['LOAN_CLOSED', [closed, closed], null, null],
    ['LOAN_CLOSED', [closed, open], 'still_open', null],
    ['LOAN_CLOSED', [], 'never_closed', null],
  ] as const)('%s of %j', (template, loans, problem, amount) => {
    expect(referenceLetter(template, { loans, contracts: [] })).toMatchObject({ problem, amount });
  });

  test.each([
    [[], 'no_contract'],
    [[{ isInForce: false }], 'no_contract'],
    [[{ isInForce: false }, { isInForce: true }], null],
  ])('CONTRACT_IN_FORCE of %j', (contracts, problem) => {
    expect(referenceLetter('CONTRACT_IN_FORCE', { loans: [], contracts }).problem).toBe(problem);
  });
});

const desk = gatewayDesk(120);
const LETTERS = '/gateway-lab/definitions';
const make = (body: object) =>
  desk.post(LETTERS, {
    template: 'LOAN_BALANCE',
    customerId: 100_001,
    recipient: 'Хаан банк',
    fee: '5000.00',
    asOfDate: '2026-11-21',
    ...body,
  });
const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];

describe('the gateway', () => {
  test('writes the balance of the day; what is typed is not asked', async () => {
    const { status, body } = await make({ amount: '1.00' });
    const balance = all('loans')
      .filter(({ customerId, state }) => customerId === 100_001 && state === 'LOAN_ONGOING')
      .reduce((sum, loan) => sum + Number(loan.balance), 0);
    expect([status, body.amount]).toEqual([400, undefined]);
    const asked = await make({});
    expect([asked.status, asked.body.amount]).toEqual([201, balance.toFixed(2)]);
    expect(String(asked.body.amountInWords)).toMatch(/төгрөг/);
  });

  test('a letter about an earlier day has the balance of that day', async () => {
    const path = `GET ${LETTERS}/preview?template=LOAN_BALANCE&customerId=100001&asOfDate=`;
    const now = (await desk.call(`${path}2026-11-21`)).body.amount as unknown as string;
    const then = (await desk.call(`${path}2026-09-15`)).body.amount as unknown as string;
    expect(Number(then)).toBeGreaterThan(Number(now));
  });

  test('nobody past due is without debt', async () => {
    const { status, body } = await make({ template: 'NO_DEBT', customerId: 100_002 });
    expect([status, body.fields]).toEqual([400, { template: 'letters.reference.has_debt' }]);
    const shown = await desk.call(
      `GET ${LETTERS}/preview?template=NO_DEBT&customerId=100002&asOfDate=2026-11-21`,
    );
    expect(shown.body).toMatchObject({ problem: 'has_debt', amount: null });
  });

  test('every letter of the sample is true', () => {
    const wrong = all('definition').filter(({ template, customerId, asOfDate, amount }) => {
      const of = (resource: string) => all(resource).filter((one) => one.customerId === customerId);
      const books = { loans: of('loans'), contracts: of('contract') };
      const letter = letterByBooks(template as 'NO_DEBT', books, String(asOfDate));
      return letter.problem !== null || letter.amount !== amount;
    });
    expect(wrong).toEqual([]);
    expect(new Set(all('definition').map(({ template }) => template)).size).toBe(4);
  });
});
