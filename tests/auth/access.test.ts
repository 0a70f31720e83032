import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allows, grantedSet } from '../../src/auth/access';

describe('the generic check', () => {
  it.each<[readonly string[], readonly string[], string | readonly string[], boolean]>([
    [[], ['news:list'], 'news:list', true],
    [['worker'], [], 'worker', true],
    [[], [' News:LIST '], 'news:list', true],
    [[], ['news:list'], ['x', ' NEWS:list'], true],
    [[], ['news:list'], 'news:create', false],
    [[], ['news:list'], [], false],
    [[], ['news:list'], '', false],
    [[''], [' '], '', false],
    [[], ['news:list'], 'news', false],
    [[], ['customer:*'], 'customer:view', false],
    [[], ['customer:view'], 'customer:*', false],
    [[], ['news:list'], 'news:lıst', false],
    [[], ['NEWS:LİST'], 'news:list', false],
    [[], [], 'constructor', false],
    [[], [], '__proto__', false],
    [[], [], ['toString', 'hasOwnProperty', 'valueOf'], false],
    [['__proto__'], [], '__proto__', true],
  ])('roles %j, permissions %j, needed %j: %s', (roles, permissions, needed, expected) => {
    expect(allows(grantedSet(roles, permissions), needed)).toBe(expected);
  });

  it('agrees with an oracle of three lines on 10 000 pairs', () => {
    const oracle = (granted: string[], needed: string[]) =>
      needed.some((one) =>
        granted.some(
          (other) => other.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase(),
        ),
      );
    const right = fc.oneof(
      fc.constantFrom(
        'news:list',
        'NEWS:list',
        ' news:list',
        'news:create',
        '__proto__',
        'constructor',
        '',
        ' ',
        'lıst',
        'LİST',
        'ß',
        'SS',
      ),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(
        fc.array(right, { maxLength: 5 }),
        fc.array(right, { maxLength: 3 }),
        (granted, needed) => {
          expect(allows(grantedSet([], granted), needed)).toBe(oracle(granted, needed));
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('pollutes nothing', () => {
    grantedSet(['__proto__', 'constructor'], ['prototype']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
