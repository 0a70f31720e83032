import type { RaRecord } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { holdsMask, isSameValue } from '../../entity/Field';
import { writableFields } from '../../entity/writable';

export type Side = 'mine' | 'theirs';

/** A field that differs between what was typed and what is stored now. */
export interface Difference {
  field: string;
  /** Whose value is kept unless the person chooses the other; none where both have changed it. */
  preset?: Side;
}

/**
 * The fields in which the form differs from the record as it is now. A field that only one side has changed has that
 * side preset; of one that both have changed the person decides. A masked value that nobody has typed is no side to choose.
 * @param mine the record as the form holds it
 * @param theirs the record as it is now
 * @param previous the record as the form was given it
 */
export function differencesOf(
  entity: AnyEntity,
  mine: Partial<RaRecord>,
  theirs: RaRecord,
  previous: Partial<RaRecord> = {},
): Difference[] {
  return writableFields(entity, { ...theirs, ...mine }).flatMap((field): Difference[] => {
    const typed: unknown = mine[field];
    if (typed === undefined || isSameValue(typed, theirs[field])) return [];
    if (isSameValue(typed, previous[field]))
      return holdsMask(entity.fields[field], typed) ? [] : [{ field, preset: 'theirs' }];
    return isSameValue(previous[field], theirs[field]) ? [{ field, preset: 'mine' }] : [{ field }];
  });
}

/** A save as the person has decided it after a conflict. */
export interface Decision {
  /** What the form holds then. */
  values: Partial<RaRecord>;
  /** What is still to be sent on top of their record. */
  data: Partial<RaRecord>;
}

/**
 * The outcome of the choices, field by field.
 * @param mine the record as the form holds it
 * @param sent what of it was sent
 */
export function decide(
  mine: Partial<RaRecord>,
  sent: Partial<RaRecord>,
  theirs: RaRecord,
  choices: Readonly<Record<string, Side | undefined>>,
): Decision {
  const fieldsOf = (side: Side) => Object.keys(choices).filter((field) => choices[field] === side);
  const taken = fieldsOf('theirs').map((field) => [field, theirs[field] ?? null]);
  const own = fieldsOf('mine').map((field) => [field, sent[field] ?? mine[field] ?? null]);
  return {
    values: { ...mine, ...Object.fromEntries(taken) },
    data: Object.fromEntries(own) as Partial<RaRecord>,
  };
}
