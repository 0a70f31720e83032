import { fromMongo, toMongo } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';

/** How many people are looked for around a loan. */
const WANTED = 3;
const STRIDE = 7;

/** People of the loan's own lender who could guarantee it, always the same ones. */
export function pickedGuarantors(customers: readonly MockRecord[], loan: MockRecord): MockRecord[] {
  const start = (Number(loan.id) * 13) % Math.max(1, customers.length);
  const picked: MockRecord[] = [];
  for (let step = 0; step < customers.length && picked.length < WANTED; step += 1) {
    const customer = customers[(start + step * STRIDE) % customers.length];
    const fits =
      customer.type === 'CITIZEN' &&
      customer.phone &&
      customer.tenant === loan.tenant &&
      customer.id !== loan.customerId &&
      !picked.includes(customer);
    if (fits) picked.push(customer);
  }
  return picked;
}

/** An amount in two parts that together are the whole of it. */
export function halves(amount: string): [string, string] {
  const whole = toMongo(amount);
  const half = whole / 2n;
  return [fromMongo(whole - half), fromMongo(half)];
}
