import type { RaRecord } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { isBlank } from '../../entity/Field';

export type Side = 'mine' | 'theirs';

/** A field that differs between what was typed and what is stored now. */
export interface Difference {
  field: string;
  /** Whose value stands unless the person says otherwise; none where both have changed it. */
  preset?: Side;
}

/**
 * The fields in which a save differs from the record as it is now (INT-7). A field that only one side has changed
 * has that side preset; of one that both have changed the person decides.
 */
export function differencesOf(
  entity: AnyEntity,
  mine: Partial<RaRecord>,
  theirs: RaRecord,
  previous: Partial<RaRecord> = {},
): Difference[] {
  return Object.keys(entity.fields).flatMap((field): Difference[] => {
    const typed = mine[field];
    if (entity.fields[field].options.readOnly || typed === undefined) return [];
    if (same(typed, theirs[field])) return [];
    if (same(typed, previous[field])) return [{ field, preset: 'theirs' }];
    if (same(previous[field], theirs[field])) return [{ field, preset: 'mine' }];
    return [{ field }];
  });
}

/** What was typed, with their values where the person chose them. */
export function mergeChoices(
  mine: Partial<RaRecord>,
  theirs: RaRecord,
  choices: Readonly<Record<string, Side | undefined>>,
): Partial<RaRecord> {
  const taken = Object.entries(choices).filter(([, side]) => side === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(([field]) => [field, theirs[field] ?? null])) };
}

const same = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other);
