import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { CUSTOMER, FIRST, REASON, peopleDesk } from './peopleDesk';

const { get, post, all, of, newest, goTo } = peopleDesk();

describe('bank accounts', () => {
  const primes = (id = FIRST) => of('bank_account', id).filter(({ role }) => role === 'PRIME');

  test('everybody who has one has exactly one prime account, before and after', async () => {
    const owners = new Set(all('bank_account').map(({ customerId }) => customerId as number));
    for (const id of owners) expect(primes(id).length).toBe(1);
    const [former] = primes();
    const other = of('bank_account').find(({ role }) => role === 'OTHER');
    const path = `${CUSTOMER}/bank-accounts/${other?.id}/set_prime`;
    expect((await post(path, {}, allBut('wallet:list'))).status).toBe(403);
    expect((await post(path, {}, only('wallet:list'))).body.role).toBe('PRIME');
    expect(primes().map(({ id }) => id)).toEqual([other?.id]);
    expect(former.role).toBe('OTHER');
    expect((await post(path)).body.code).toBe('TRANSITION_FORBIDDEN');
    expect(await newest()).toMatchObject({ action: 'set_prime' });
  });
});

describe('savings', () => {
  const SAVINGS = '/gateway-accounting/savings';
  const saving = (state: string, id = FIRST) => {
    const found = of('saving', id).find((one) => one.state === state);
    if (!found) throw new Error(`no saving ${state}`);
    return found;
  };
  const action = (id: unknown, name: string, body: object = {}, as?: string) =>
    post(`${SAVINGS}/${id}/${name}`, body, as);

  test('cancelled early: everything is paid out with the smaller interest, for good', async () => {
    const { id } = saving('CANCEL_REQUESTED');
    const { status, body } = await action(id, 'approve_cancel');
    expect([status, body.state, body.balance, body.expectedBalance]).toEqual([
      200,
      'CANCELED',
      '0.00',
      '0.00',
    ]);
    expect((await action(id, 'approve_cancel')).body.code).toBe('TRANSITION_FORBIDDEN');
    expect(await newest()).toMatchObject({ action: 'approve_cancel' });
  });

  test('a closed access keeps the cash-out from being approved', async () => {
    const { id } = saving('CASHOUT_REQUESTED', 100_003);
    const { status, body } = await action(id, 'approve_cash_out');
    expect([status, body.code, body.message]).toEqual([
      409,
      'CONDITION_FAILED',
      'Хадгаламжаас зарлага гаргах эрх хаалттай байна.',
    ]);
  });

  test.each([
    ['ONGOING', 'block_saving', 'BLOCKED'],
    ['BLOCKED', 'unblock_saving', 'ONGOING'],
    ['CANCEL_REQUESTED', 'refuse_cancel', 'ONGOING'],
  ])('%s: %s needs a reason and wallet:list, and ends in %s', async (from, name, to) => {
    const { id } = saving(from);
    expect((await action(id, name)).body.fields).toEqual({ reason: 'validation.required' });
    expect((await action(id, name, { reason: REASON }, allBut('wallet:list'))).status).toBe(403);
    const { status, body } = await action(id, name, { reason: REASON }, only('wallet:list'));
    expect([status, body.state]).toEqual([200, to]);
  });

  test('mature by themselves', async () => {
    const record = saving('ONGOING');
    await goTo('2027-12-31');
    await get(`${SAVINGS}/${record.id}`);
    expect(record.state).toBe('EXPIRED');
  });
});
