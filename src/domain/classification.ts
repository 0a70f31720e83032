import type { AssetClassification, PastDueRange } from './enums/loans';
import type { CreditRegistryClassification } from './enums/credit-registry';
import type { ValueOf } from './enums/enumeration';

type AssetClass = ValueOf<typeof AssetClassification>;

interface ClassRange {
  /** Last day past due of the class. */
  to: number;
  assetClass: AssetClass;
  range: PastDueRange;
  registry: CreditRegistryClassification;
}

const CLASSES: readonly ClassRange[] = [
  { to: 0, assetClass: 'STANDARD', range: 'NORMAL', registry: 'NORMAL' },
  { to: 90, assetClass: 'PAST_DUE', range: 'PAST_DUE', registry: 'EXPIRED' },
  { to: 180, assetClass: 'SUBSTANDARD', range: 'SUBSTANDARD', registry: 'ABNORMAL' },
  { to: 360, assetClass: 'DOUBTFUL', range: 'DOUBTFUL', registry: 'DOUBTFUL' },
  { to: Infinity, assetClass: 'BAD', range: 'BAD', registry: 'BAD' },
];

/**
 * The asset class of a number of days past due (docs/domain/lending.md 7.1: 1–90, 91–180, 181–360, 361 and more).
 * @param daysPastDue whole days; the due day itself is 0
 */
export function classifyByDaysPastDue(daysPastDue: number): AssetClass {
  return rowOfDays(daysPastDue).assetClass;
}

/** The range of days past due that a loan falls into, for filters and headings. */
export function pastDueRangeOf(daysPastDue: number): PastDueRange {
  return rowOfDays(daysPastDue).range;
}

/** The credit registry's name of an asset class (docs/domain/lending.md 7.1). */
export function registryClassOf(assetClass: AssetClass): CreditRegistryClassification {
  return CLASSES[numberOfClass(assetClass) - 1].registry;
}

/** The number 1–5 in a class's chip, so that the order survives print and colour-blindness. */
export function numberOfClass(assetClass: AssetClass): number {
  return CLASSES.findIndex((row) => row.assetClass === assetClass) + 1;
}

/** The worse of two classes: a customer's class is the worst of all loans (docs/domain/lending.md 7.2). */
export function worseClass(one: AssetClass, other: AssetClass): AssetClass {
  return numberOfClass(one) >= numberOfClass(other) ? one : other;
}

/** The bounds of a range in days past due; null = open. */
export function daysOfRange(range: PastDueRange): { from: number | null; to: number | null } {
  const index = CLASSES.findIndex((row) => row.range === range);
  const before = index > 0 ? CLASSES[index - 1].to + 1 : null;
  const { to } = CLASSES[index];
  return { from: before, to: to === Infinity ? null : to };
}

function rowOfDays(daysPastDue: number): ClassRange {
  return CLASSES.find((row) => daysPastDue <= row.to) ?? CLASSES[0];
}
