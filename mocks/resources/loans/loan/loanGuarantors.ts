import { fromMongo, toMongo } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';

/** How many people are looked for around a loan. */
const WANTED = 3;
const STRIDE = 7;

/** Somebody else than the borrower, a citizen of the loan's own lender who can be asked. */
export const couldGuarantee = (customer: MockRecord, loan: MockRecord): boolean =>
  customer.type === 'CITIZEN' &&
  Boolean(customer.phone) &&
  customer.tenant === loan.tenant &&
  customer.id !== loan.customerId;

/** People of the loan's own lender who could guarantee it, always the same ones. */
export function pickedGuarantors(customers: readonly MockRecord[], loan: MockRecord): MockRecord[] {
  const start = (Number(loan.id) * 13) % Math.max(1, customers.length);
  const picked: MockRecord[] = [];
  for (let step = 0; step < customers.length && picked.length < WANTED; step += 1) {
    const customer = customers[(start + step * STRIDE) % customers.length];
    if (couldGuarantee(customer, loan) && !picked.includes(customer)) picked.push(customer);
  }
  return picked;
}

/** An amount in two parts that together are the whole of it. */
export function halves(amount: string): [string, string] {
  const whole = toMongo(amount);
  const half = whole / 2n;
  return [fromMongo(whole - half), fromMongo(half)];
}
