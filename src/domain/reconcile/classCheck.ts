import {
  classifyByDaysPastDue,
  numberOfClass,
  registryClassOf,
  worseClass,
} from '../classification';
import type {
  CreditRegistryClassification,
  CreditRegistryWriteStatus,
} from '../enums/credit-registry';
import type { AssetClassification } from '../enums/loans';
import type { Check, CheckCause } from './Check';

/** What R7 needs of a loan. Days past due are whole days; the due day itself is 0. */
export interface ClassFigures {
  daysPastDue: number;
  storedClass: AssetClassification;
  /** Days past due that the last end of day classified by; absent before the first. */
  endOfDay?: { daysPastDue: number };
  /**
   * Renewal of the overdue schedule: the class may not improve before enough rows were paid on time
   * (docs/domain/lending.md 10.3).
   */
  renewal?: { classAtRenewal: AssetClassification; onTimeRows: number; rows: number };
  /** The class that the latest manual upgrade gave (T17, docs/domain/lending.md 7.3). */
  manualUpgrade?: AssetClassification;
  /** The last word of the credit registry; absent where the loan was never written. */
  registry?: { class: CreditRegistryClassification; writeStatus: CreditRegistryWriteStatus };
}

/**
 * R7: class by days past due = stored class = last registry class; or the difference has one of the causes that
 * docs/domain/money.md 9.3 names. The sides are the first two that differ.
 */
export function checkClass(figures: ClassFigures): Check {
  const { storedClass, registry } = figures;
  const computed = classifyByDaysPastDue(figures.daysPastDue);
  if (computed !== storedClass) {
    return withCause({ left: computed, right: storedClass }, storedCause(figures, computed));
  }
  if (registry && registry.class !== registryClassOf(storedClass)) {
    const waits = registry.writeStatus === 'SCHEDULED';
    return withCause(
      { left: registryClassOf(storedClass), right: registry.class },
      waits ? 'waitingForEndOfDay' : undefined,
    );
  }
  return { id: 'R7', ok: true, left: computed, right: storedClass };
}

const withCause = (sides: { left: string; right: string }, cause?: CheckCause): Check => ({
  id: 'R7',
  ok: false,
  ...sides,
  ...(cause ? { cause } : {}),
});

/** The one cause that gives exactly the stored class, or none. */
function storedCause(figures: ClassFigures, computed: AssetClassification): CheckCause | undefined {
  const { storedClass, manualUpgrade, endOfDay } = figures;
  const watched = watchedClass(figures);
  if (watched && storedClass === worseClass(watched, computed)) return 'renewalWatch';
  const better = numberOfClass(storedClass) < numberOfClass(computed);
  if (manualUpgrade === storedClass && better) return 'manualUpgrade';
  if (!endOfDay) return undefined;
  const then = classifyByDaysPastDue(endOfDay.daysPastDue);
  const classified = watched ? worseClass(watched, then) : then;
  return storedClass === classified ? 'waitingForEndOfDay' : undefined;
}

/** The class that a renewed loan keeps at least while it is watched. */
function watchedClass({ renewal }: ClassFigures): AssetClassification | undefined {
  const watched = renewal && renewal.onTimeRows < renewal.rows;
  return watched ? renewal.classAtRenewal : undefined;
}
