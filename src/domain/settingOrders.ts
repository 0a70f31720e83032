import type { AllSystemSettings } from './judgementSettings';

/** Settings of one group that stand in an order: each above the one before it, or not below it. */
export interface SettingOrder<K extends string = keyof AllSystemSettings> {
  readonly of: readonly K[];
  /** Each one is more than the one before it; without it, two of them may be alike. */
  readonly strict?: true;
  /** Where it is said; at the last one without it. */
  readonly at?: K;
  /** Ending of the message that names the order. */
  readonly says: 'likely' | 'shares' | 'bonuses' | 'ages' | 'classes' | 'lists';
}

/**
 * What settings of the system may not contradict, by group: where one of them should be more than another, beside what each may
 * be by itself (`SYSTEM_BOUNDS`). Where the bounds keep two apart already (the ages of borrowers, the quiet hours, the least and the
 * greatest charge of QPay) there is nothing to say (docs/domain/content-and-messaging.md 5.2).
 */
export const SETTING_ORDERS = {
  matching: [{ of: ['matchLikely', 'matchSure'], at: 'matchLikely', strict: true, says: 'likely' }],
  tests: [
    { of: ['testPassPercent', 'testGoodPercent', 'testBestPercent'], strict: true, says: 'shares' },
    { of: ['testPassBonus', 'testGoodBonus', 'testBestBonus'], says: 'bonuses' },
  ],
  score_person: [{ of: ['scoreSettledFrom', 'scoreSettledTo'], strict: true, says: 'ages' }],
  score_history: [
    {
      of: ['scoreBad', 'scoreDoubtful', 'scoreAbnormal', 'scoreExpired', 'scoreNormal'],
      says: 'classes',
    },
    { of: ['scoreBlackList', 'scoreGreyList'], says: 'lists' },
  ],
} as const satisfies Readonly<Record<string, readonly SettingOrder[]>>;

/** The settings that stand in an order. */
export type Ordered<G extends keyof typeof SETTING_ORDERS> =
  (typeof SETTING_ORDERS)[G][number]['of'][number];

/** The orders that values break, each with the setting where it is said. What is still empty says so itself. */
export function brokenOrders<G extends keyof typeof SETTING_ORDERS>(
  group: G,
  values: Readonly<Record<string, unknown>>,
): { field: Ordered<G>; says: SettingOrder['says'] }[] {
  const orders: readonly SettingOrder<Ordered<G>>[] = SETTING_ORDERS[group];
  return orders.flatMap(({ of, at: place = of[of.length - 1], strict, says }) => {
    const isBroken = of.some((name, at) => {
      const [before, value] = [at > 0 ? values[of[at - 1]] : null, values[name]];
      if (typeof value !== 'number' || typeof before !== 'number') return false;
      return strict ? before >= value : before > value;
    });
    return isBroken ? [{ field: place, says }] : [];
  });
}
