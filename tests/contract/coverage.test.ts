import { permissions } from 'virtual:rights';
import { describe, expect, it } from 'vitest';
import { endpoints, endpointsByFile } from '../../scripts/endpoints';
import { callOf, callsOf, type GatewayCall } from '../../scripts/gatewaysDoc';
import { describeError } from '../../src/dataProviders/describeError';
import { allEnums } from '../../src/domain/enums/allEnums';
import type { Enumeration } from '../../src/domain/enums/enumeration';
import { normalise } from '../../src/domain/enums/readEnum';
import { GatewayError } from '../../src/http/GatewayError';
import type { AreaRoute } from '../../src/resources/AreaRoute';
import { routeFor, routes } from '../../src/resources/routes';
import { codeOf, codesOf, filesIn, hasWords, rowsOf, textAt } from './support/coverage';
import { declared } from './support/entities';
import { textOf } from './support/messages';

// docs/domain/coverage.md is written from the documents. Here every row of it is looked for in what is built.

const areaRoutes: Readonly<Record<string, readonly AreaRoute[]>> = import.meta.glob(
  '../../src/resources/*/*/routes.ts',
  {
    eager: true,
    import: 'routes',
  },
);

const roomOf = (file: string): string => file.split('/').slice(0, 4).join('/');

/** An address with the names of its parts left out: `/loans/:id` → `/loans/:`. */
const bare = (path: string): string => path.replace(/:\w+/g, ':');

/** The rooms that declare pages of an entity, or pages of their own, by the address of the page. */
const rooms = new Map<string, string>();
for (const { path, resource } of routes) {
  const found = declared.find(({ entity }) => entity.name === resource);
  if (found) rooms.set(bare(path), roomOf(found.file));
}
for (const [file, own] of Object.entries(areaRoutes))
  for (const { path } of own) rooms.set(bare(path), roomOf(file.replaceAll('../', '')));

const NOT_FOUND = '/*';

describe('routes', () => {
  const table = rowsOf('2');

  it('are the 345 of the documents, each once', () => {
    expect(table).toHaveLength(345);
    expect(new Set(table.map(([path]) => path)).size).toBe(345);
  });

  it.each(table.map(([path, rights, place]) => [codeOf(path), rights, codeOf(place)]))(
    '%s, open with %s, is carried by %s',
    (path, rights, place) => {
      if (path === NOT_FOUND) {
        expect(routeFor('/no-such-page')).toBeUndefined();
        expect(filesIn(place)).toContain('NotFound.tsx');
        return;
      }
      const route = routes.find((one) => bare(one.path) === bare(path));
      expect(route, `nothing answers ${path}`).toBeDefined();
      expect([...(route?.access ?? [])].sort()).toEqual(codesOf(rights).sort());
      expect(rooms.get(bare(path))).toBe(place);
      expect(filesIn(place).some((file) => /\.entity\.ts$|^routes\.ts$/.test(file))).toBe(true);
    },
  );
});

/** The console's own permissions, for what the documents name no right. */
const OWN = [
  'accounting:correct',
  'car-price:create',
  'collateral:manage',
  'contract:cancel',
  'contract:cession',
  'customer-delete-request:approve',
  'customer-level:approve',
  'lead:approve',
  'loan:approve',
  'loan:class-upgrade',
  'loan:close-fund',
  'loan:correct',
  'loan:risk',
];

describe('permissions', () => {
  const table = rowsOf('3').map(([permission, place]) => [codeOf(permission), codeOf(place)]);
  const used = new Set<string>([
    ...routes.flatMap(({ access }) => access),
    ...declared.flatMap(({ entity: { access, lifecycle } }) => [
      ...Object.values(access).flat(),
      ...Object.values(lifecycle?.actions ?? {}).flatMap((action) => [action.access].flat()),
    ]),
    ...endpoints.flatMap(({ access = [] }) => [access].flat()),
  ]);

  it('are the 127 of the documents, each declared by one room, and the thirteen of our own', () => {
    expect(table).toHaveLength(127);
    const documented = table.map(([permission]) => permission);
    expect(permissions.filter((one) => !documented.includes(one)).sort()).toEqual(OWN);
    expect([...permissions].sort()).toEqual([...documented, ...OWN].sort());
  });

  it.each(table)('%s is needed by something, and named in %s', (permission, place) => {
    expect(used.has(permission), `nothing needs ${permission}`).toBe(true);
    expect(hasWords(place, `'${permission}'`)).toBe(true);
  });
});

describe('enumerations', () => {
  const table = rowsOf('4').map(([name, values, place]) => [codeOf(name), values, codeOf(place)]);

  /** Lists of addresses below a record, and of permissions: no enumerations here. */
  const below: Readonly<Record<string, string>> = {
    CustomerTab: '/customers/:/',
    CustomerSubPage: '/customers/:/',
    LoanTab: '/loans/:/',
  };

  it('are the 140 of the documents, each once', () => {
    expect(table).toHaveLength(140);
    expect(new Set(table.map(([name]) => name)).size).toBe(140);
  });

  it.each(table)('%s has every value: %s', (name, values, place) => {
    if (name === 'Permission') {
      expect(place).toBe('src/domain/enums/permissions.ts');
      expect(values).toContain('127');
      return;
    }
    if (below[name] !== undefined) {
      const missing = codesOf(values).filter((value) =>
        routes.every(
          ({ path }) =>
            bare(path) !== below[name] + value && bare(path) !== `${below[name]}${value}/:`,
        ),
      );
      expect(missing).toEqual([]);
      expect(textAt(place)).not.toBe('');
      return;
    }
    const enumeration = allEnums.get(name);
    expect(enumeration, `no enumeration ${name}`).toBeDefined();
    expect(textAt(place)).toMatch(new RegExp(`enumeration\\( ?'${name}'`));
    expect(unknownIn(enumeration as Enumeration, values)).toEqual([]);
  });
});

/** Values of a row that the enumeration does not read as what the row says. */
function unknownIn(enumeration: Enumeration, cell: string): string[] {
  const pairs = [...cell.matchAll(/`([^`]+)`(?: → `([^`]+)`)?/g)];
  return pairs
    .filter(([, written, ours = written]) => {
      const value = normalise(enumeration, written === 'null' ? null : written);
      return value === undefined || String(value) !== ours;
    })
    .map(([pair]) => pair);
}

describe('calls', () => {
  const line = ({ gateway, method, path }: GatewayCall) =>
    `${gateway} ${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const made: readonly (readonly [file: string, call: string])[] = [
    ...endpointsByFile.flatMap(([file, own]) =>
      own.map((one) => [file, line(callOf(one))] as const),
    ),
    ...declared.flatMap(({ file, entity }) =>
      callsOf(entity).map((one) => [file, line(one)] as const),
    ),
  ];
  const rowsWith = (number: string) =>
    rowsOf(number).map(([what, call, place]) => [codeOf(call), what, codeOf(place)]);
  const [known, agreed] = [rowsWith('5.1'), rowsWith('5.2')];

  it('are 31 whose path the documents show, and 38 for what they say is done', () => {
    expect([known.length, agreed.length]).toEqual([31, 38]);
  });

  it.each([...known, ...agreed])('%s (%s) is made by %s', (call, _what, place) => {
    expect(made.filter(([, one]) => one === call).map(([file]) => file)).toContain(place);
  });

  it.each(rowsOf('5.3').map(([what, place, words]) => [what, codeOf(place), codeOf(words)]))(
    'the page of the identity provider is opened: %s, by %s',
    (_what, place, words) => {
      expect(hasWords(place, words)).toBe(true);
    },
  );
});

describe('texts', () => {
  const reactions = rowsOf('6.1');
  const parts = ['6.2', '6.3', '6.4'].map(rowsOf);
  const said = [
    ...reactions.map(([what, , , , words, key]) => [what, words, codeOf(key)]),
    ...parts.flat().map(([what, words, key]) => [what, words, codeOf(key)]),
  ];

  it('are six reactions, 34 toasts of one document, 4 more of the other, 7 labels', () => {
    expect([reactions, ...parts].map(({ length }) => length)).toEqual([6, 34, 4, 7]);
  });

  it.each(said)('%s: "%s" are the words of %s', (_what, words, key) => {
    expect(textOf('mn', '', key)).toBe(words);
    expect(textOf('en', '', key) && textOf('ru', '', key)).toBeTruthy();
  });

  it.each(reactions)('%s (status %s) is a toast of tone %s, staying: %s', (...row) => {
    const [, status, tone, stays, , key] = row;
    expect(describeError(new GatewayError({ status: Number(status) }))).toMatchObject({
      tone,
      sticky: stays === 'yes',
      messageKey: codeOf(key),
    });
  });
});

describe('constants', () => {
  const table = rowsOf('7').map(([what, place, words]) => [what, codeOf(place), codeOf(words)]);

  it('are 83', () => {
    expect(table).toHaveLength(83);
  });

  it.each(table)('%s: in %s stands %s', (_what, place, words) => {
    expect(hasWords(place, words)).toBe(true);
  });
});

describe('rules', () => {
  const table = rowsOf('8').map((row) => [row[0], ...row.slice(1).map(codeOf)]);

  it('are 60 of the first document, 44 more of the second, 15 about calls, rights and the frame', () => {
    expect(['8.1', '8.2', '8.3'].map((part) => rowsOf(part).length)).toEqual([60, 44, 15]);
  });

  it.each(table)('%s: kept by %s, proved by %s: %s', (_rule, place, test, words) => {
    expect(textAt(place), `${place} is not there`).not.toBe('');
    expect(hasWords(test, words)).toBe(true);
  });
});

describe('states', () => {
  const table = rowsOf('9').map(([record, step, place, words]) => [
    `${record}: ${step}`,
    codeOf(place),
    codeOf(words),
  ]);

  it('are 134 states and steps', () => {
    expect(table).toHaveLength(134);
  });

  it.each(table)('%s: in %s stands %s', (_what, place, words) => {
    expect(hasWords(place, words)).toBe(true);
  });
});

it('says how many there are', () => {
  const counts = rowsOf('1.2').map(([what, count]) => [what, Number(count)]);
  expect(counts).toEqual([
    ['routes', 345],
    ['permissions', 127],
    ['enumerations', 140],
    ['calls with a path', 31],
    ['calls without a path', 38],
    ['pages of the identity provider', 4],
    ['reactions to errors', 6],
    ['texts', 45],
    ['constants', 83],
    ['rules', 119],
    ['states and transitions', 134],
  ]);
});
