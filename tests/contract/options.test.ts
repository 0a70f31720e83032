import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../src/entity/entity';
import { declared } from './support/entities';

/** An option that fewer entities use is one entity's own matter, and has no place in the language of declarations. */
const ENOUGH = 3;

/**
 * Every option that a declaration may have, by the place where it stands. `subPages` is left out: two entities have
 * fourteen pages by it.
 */
const OPTIONS = {
  entity: `at assumed of menu order icon titles failures paths waiting form show record tabs lifecycle rules unique
    identifiedBy`,
  access: 'show create edit delete export',
  list: 'filters search views opensWith askedBy via optional',
  record: 'facts status',
  tab: 'wide',
  waiting: 'isQueue',
  section: 'when',
  lifecycle: `auto inputs inputDefaults inputRules inputsWhen conditions recordsOf code`,
  action: `stays outcomes reasons reverse irreversible consequences sets notByMaker tone`,
  field: 'required readOnly once private',
} as const;

type Place = keyof typeof OPTIONS;

/** The objects of a declaration in which the options of a place may stand. */
function placesOf(entity: AnyEntity): Record<Place, readonly (object | undefined)[]> {
  const { list, record, tabs, waiting, form, show, lifecycle, access, fields } = entity;
  return {
    entity: [entity],
    access: [access],
    list: [list],
    record: [record],
    tab: tabs ?? [],
    waiting: [waiting],
    section: [...(form ?? []), ...(show ?? [])],
    lifecycle: [lifecycle],
    action: Object.values(lifecycle?.actions ?? {}),
    field: Object.values(fields).map(({ options }) => options),
  };
}

const rows = Object.entries(OPTIONS).flatMap(([place, names]) =>
  names.split(/\s+/).map((name) => [place as Place, name] as const),
);

describe('options of declarations', () => {
  it.each(rows)('%s.%s is used by at least three entities', (place, name) => {
    const users = declared.filter(({ entity }) =>
      placesOf(entity)[place].some(
        (found) => found && (found as Record<string, unknown>)[name] !== undefined,
      ),
    );
    expect(users.length).toBeGreaterThanOrEqual(ENOUGH);
  });
});
