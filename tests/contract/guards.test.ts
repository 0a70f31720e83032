import { describe, expect, it } from 'vitest';
import { LEAD } from '../../src/domain/enums/lead';
import { limitedBy, onlyOpens, type Guard } from '../../src/entity/guard';
import type { Access } from '../../src/entity/entity';
import { CHANGE_GUARDED } from '../../src/resources/settings/change/rights';
import { declared } from './support/entities';
import { endpoints } from './support/endpoints';

/** A write with everything that may stand beside its right. */
interface Write {
  access: Access;
  guard?: Guard;
  notByMaker?: boolean;
  also?: Access;
  alsoWhere?: string;
  ruledBy?: string;
  /** The fields among which an amount may be counted. */
  fields?: Readonly<Record<string, { kind: { name: string } }>>;
}

const writes: readonly (readonly [name: string, Write])[] = [
  ...declared.flatMap(({ entity }) => [
    ...(['create', 'edit', 'delete'] as const).flatMap((kind) => {
      const access = entity.access[kind];
      const { guards, fields, ruledBy } = entity;
      return access
        ? [[`${entity.name}: ${kind}`, { access, guard: guards?.[kind], fields, ruledBy }] as const]
        : [];
    }),
    ...Object.entries(entity.lifecycle?.actions ?? {}).map(
      ([name, action]) =>
        [
          `${entity.name}: ${name}`,
          { ...action, fields: entity.lifecycle?.inputs?.[name], ruledBy: entity.ruledBy },
        ] as const,
    ),
  ]),
  ...endpoints
    .filter(({ method, safePost }) => method !== 'GET' && !safePost)
    .map(
      ({ method, path, access = [], guard }) => [`${method} ${path}`, { access, guard }] as const,
    ),
];

/** docs/domain/authority.md 1: a write never rides on a read right. */
describe.each(writes)('%s', (_, write) => {
  const { access, guard, notByMaker, also, alsoWhere, ruledBy, fields } = write;
  const opens = [access].flat().some(onlyOpens);

  it('has somebody or something beside a right that only opens a list, and says what', () => {
    const says =
      notByMaker === true ||
      (also !== undefined && alsoWhere === undefined) ||
      ruledBy === 'mainTenant' ||
      guard !== undefined;
    expect(says || !opens).toBe(true);
  });

  it('has the guard that it says', () => {
    if (guard === 'secondPerson') expect(notByMaker).toBe(true);
    if (guard === 'mainTenant') expect(ruledBy).toBe('mainTenant');
    if (guard === 'lead') expect([also, typeof alsoWhere]).toEqual([LEAD, 'string']);
    const amount = limitedBy(guard);
    if (amount !== undefined) expect(fields?.[amount]?.kind.name).toBe('money');
    // What guards money or law rules everybody, and waits where those who put it in force see it.
    if (guard === 'inForceByAnother') {
      expect(ruledBy).toBe('mainTenant');
      expect(CHANGE_GUARDED).toEqual(expect.arrayContaining([access].flat()));
    }
    // A guard that nothing needs would say more than there is.
    else if (guard !== undefined) expect(opens).toBe(true);
  });
});
