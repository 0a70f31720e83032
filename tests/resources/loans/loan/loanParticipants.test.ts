import { beforeAll, describe, expect, test } from 'vitest';
import { guaranteeCover, liabilityState } from '../../../../src/domain/lending/liability';
import type { LoanParticipant } from '../../../../src/resources/loans/loan/api';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { LOANS } from './loanChecks';
import { LoanDesk } from './LoanDesk';
import { call } from '../../../engine/testGateways';

let desk: LoanDesk;
beforeAll(async () => {
  desk = await LoanDesk.open();
});

const loans = (...products: string[]): MockRecord[] =>
  (desk.gateways.store.collection('loans')?.all ?? []).filter(({ productType }) =>
    products.includes(String(productType)),
  );
const peopleOf = async ({ id }: MockRecord, as?: string) =>
  (await call(desk.gateways, `GET ${LOANS}/${id}/participants`, { as }))
    .body as unknown as LoanParticipant[];

describe('rules of a liability', () => {
  const basis = {
    isIssued: true,
    isClosed: false,
    isAgreed: true,
    daysPastDue: 0,
    claim: '100.00',
  };
  test.each([
    [{ daysPastDue: 30 }, 'BOUND'],
    [{ daysPastDue: 31 }, 'CALLED'],
    [{ isAgreed: false }, 'WAITING'],
    [{ isIssued: false }, 'WAITING'],
    [{ isClosed: true, daysPastDue: 90 }, 'RELEASED'],
  ])('a guarantor with %j is %s', (changed, state) => {
    expect(liabilityState('GUARANTOR', { ...basis, ...changed })).toBe(state);
  });

  test('the borrower and the representative are never asked as guarantors', () => {
    const late = { ...basis, daysPastDue: 90 };
    expect(liabilityState('PRIMARY', late)).toBe('BOUND');
    expect(liabilityState('REPRESENTATIVE', late)).toBe('BOUND');
  });

  test('guarantors together cover the lent amount, others do not count', () => {
    const people = [
      { role: 'PRIMARY', amount: '900.00' },
      { role: 'GUARANTOR', amount: '500.00' },
      { role: 'STUDENT_GUARANTOR', amount: '499.99' },
      { role: 'REPRESENTATIVE', amount: null },
    ] as const;
    expect(guaranteeCover(people, '1000.00')).toEqual({
      covered: '999.99',
      needed: '1000.00',
      isEnough: false,
    });
    expect(guaranteeCover(people, '999.99')?.isEnough).toBe(true);
    expect(guaranteeCover(people.slice(0, 1), '1000.00')).toBeNull();
  });
});

test('guarantee and student loans have their guarantors, who cover the loan', async () => {
  for (const loan of loans('LOAN_GUARANTEE').slice(0, 12)) {
    const people = await peopleOf(loan);
    expect(people[0]).toMatchObject({ role: 'PRIMARY', customerId: loan.customerId });
    expect(people.slice(1).every(({ role }) => role === 'GUARANTOR')).toBe(true);
    expect([loan.id, guaranteeCover(people, String(loan.lentAmount))?.isEnough]).toEqual([
      loan.id,
      true,
    ]);
    expect(new Set(people.map(({ customerId }) => customerId)).size).toBe(people.length);
  }
  const roles = new Set<string>();
  for (const loan of loans('LOAN_STUDENT', 'LOAN_TUITION').slice(0, 12)) {
    for (const { role } of await peopleOf(loan)) roles.add(role);
  }
  expect(roles.has('STUDENT_GUARANTOR') && roles.has('REPRESENTATIVE')).toBe(true);
});

test('who answers for a loan is a citizen of the lender whose loan it is', async () => {
  const customers = desk.gateways.store.collection('customers');
  const wrong: string[] = [];
  let others = 0;
  for (const loan of loans('LOAN_GUARANTEE', 'LOAN_STUDENT', 'LOAN_TUITION')) {
    for (const { customerId, role } of await peopleOf(loan)) {
      if (role === 'PRIMARY') continue;
      others += 1;
      const { type, tenant } = customers?.get(customerId) as MockRecord;
      if (type !== 'CITIZEN' || tenant !== loan.tenant)
        wrong.push(`${loan.code}: ${String(type)} ${customerId} of ${String(tenant)}`);
    }
  }
  expect(others).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('numbers are masked, and who may not see loans sees nobody', async () => {
  const [loan] = loans('LOAN_GUARANTEE');
  const people = await peopleOf(loan);
  expect(people.every(({ regnum, phone }) => /\*/.test(`${regnum}${phone}`))).toBe(true);
  const refused = await call(desk.gateways, `GET ${LOANS}/${loan.id}/participants`, {
    as: 'only:news:list',
  });
  expect(refused.status).toBe(403);
});

test('the profile of a guarantor names the loans that the loans name him for', async () => {
  const loan = loans('LOAN_GUARANTEE').find(({ state }) => state === 'LOAN_ONGOING') as MockRecord;
  const guarantor = (await peopleOf(loan))[1];
  const { body } = await call(desk.gateways, `POST ${LOANS}/customer-profile`, {
    body: { customer: guarantor.customerId },
  });
  const roles = (body as { roles?: { loanId: number; role: string }[] }).roles ?? [];
  expect(roles.find(({ loanId }) => loanId === loan.id)).toMatchObject({ role: 'GUARANTOR' });
});
