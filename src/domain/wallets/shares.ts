import { fromMongo, toMongo } from '../lending/amounts';

/**
 * Equal parts of an amount, in whole möngö: what does not divide goes to the last (docs/domain/wallets.md 4.1).
 * @param total tögrög as a decimal string
 * @param count 1 or more
 * @returns `100.00` in three: `33.33`, `33.33`, `33.34`
 */
export function equalShares(total: string, count: number): string[] {
  const whole = toMongo(total);
  const each = whole / BigInt(count);
  return Array.from({ length: count }, (_, at) =>
    fromMongo(at === count - 1 ? whole - each * BigInt(count - 1) : each),
  );
}

/**
 * Parts of an amount by weights, none below a least one; what is left by rounding goes to the last
 * (docs/domain/wallets.md 4.1).
 * @param total tögrög as a decimal string, at least `least` for every weight
 * @param weights whole numbers above zero, one per part
 */
export function randomShares(total: string, least: string, weights: readonly number[]): string[] {
  const floor = toMongo(least);
  const free = toMongo(total) - floor * BigInt(weights.length);
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const parts = weights.map((weight) => floor + (free * BigInt(weight)) / all);
  const given = parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, at) =>
    fromMongo(at === parts.length - 1 ? part + toMongo(total) - given : part),
  );
}
