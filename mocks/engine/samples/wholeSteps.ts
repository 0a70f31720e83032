import { toMongo } from '../../../src/domain/lending/amounts';

/** Whole tögrög of an amount in möngö. */
const MONGO = 100n;

/** How many whole steps of so many tögrög an amount has: exact, whatever its size. */
export const stepsIn = (amount: string, step: number): number =>
  Number(toMongo(amount) / (BigInt(step) * MONGO));

/** As many steps as cover an amount. */
export const stepsOver = (amount: string, step: number): number => {
  const size = BigInt(step) * MONGO;
  return Number((toMongo(amount) + size - 1n) / size);
};
