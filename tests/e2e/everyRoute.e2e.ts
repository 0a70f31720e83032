import { matchPath } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { codeOf, codesOf, rowsOf } from '../contract/support/coverage';
import { NOWHERE, leaveFor, settling } from './support/accessible';
import { changePerson, expectClean, openConsole, takeProblems } from './support/console';
import { EVERY_FIRST, EVERY_PLACE } from './support/places';

/** The routes of the documents, each with the rights of which one opens it (docs/domain/coverage.md 2). */
const table = rowsOf('2').map(([path, rights]) => ({
  route: codeOf(path),
  rights: codesOf(rights),
}));

/** The page of every address that is no other. */
const NOT_FOUND = '/*';

/** The route of an address. What stands in the place of a number has a digit: `/branch/all` is no record. */
const routeOf = (address: string): string | undefined =>
  table.find(({ route }) => {
    const match = route === NOT_FOUND ? null : matchPath(route, address);
    return match && Object.values(match.params).every((part) => /\d/.test(part ?? ''));
  })?.route;

/** Whom a route is opened to: somebody with each of its rights alone; the person without any, where it needs none. */
const peopleOf = (rights: readonly string[]): string[] =>
  rights.length > 0 ? rights.map((right) => `only:${right}`) : ['nobody'];

/** The routes of each of these people. */
const routesOf = new Map<string, string[]>();
for (const { route, rights } of table)
  for (const person of peopleOf(rights))
    routesOf.set(person, [...(routesOf.get(person) ?? []), route]);

/** Addresses by their routes. The way from page to page leads by way of one that is nobody's. */
const addresses = new Map([[NOT_FOUND, NOWHERE]]);

// A record without a fixed number is the one of the first row of its list.
beforeAll(async () => {
  const { page, close } = await openConsole({ person: 'admin', path: NOWHERE });
  const add = (address: string) => {
    const route = routeOf(address.split('?')[0]);
    if (route && !addresses.has(route)) addresses.set(route, address);
  };
  for (const { path } of EVERY_PLACE) add(path);
  for (const list of EVERY_FIRST) {
    await leaveFor(page, list);
    const first = page.locator('tbody tr a, [data-part=list-cards] a').first();
    add((await first.getAttribute('href')) ?? '');
  }
  await close();
});

it('has an address for each of the 345 routes', () => {
  expect(table.map(({ route }) => route).filter((route) => !addresses.has(route))).toEqual([]);
  expect(addresses.size).toBe(345);
});

/** The title of a page that is closed, or that could not be read. */
const CLOSED = /Хандах эрхгүй|Мэдээлэл авч чадсангүй/;

/**
 * All that is asked for and refused, of which a browser writes a line: a contract of somebody else; the merchant of a new
 * contract, calls and payment requests of a loan, to somebody with the one right that opens the page.
 */
const REFUSED = [
  /^Failed to load resource: .*\/contracts\/502001:/,
  /^Failed to load resource: .*\/customers\/100005:/,
  /^Failed to load resource: .*\/loans\/call-log\?/,
  /^Failed to load resource: .*\/loans\/pending\/payment\?/,
];

it('opens each of them to somebody with one of its rights', async () => {
  const opened = await openConsole({ person: 'nobody', path: NOWHERE, expects: REFUSED });
  const { page } = opened;
  const settled = settling(page);
  const closed: string[] = [];
  for (const [person, routes] of routesOf) {
    await changePerson(opened, person, NOWHERE);
    for (const route of routes) {
      const address = addresses.get(route) ?? '';
      await leaveFor(page, address);
      await settled();
      const [said] = CLOSED.exec(await page.locator('main h1').first().innerText()) ?? [];
      if (said) closed.push(`${person}, ${address}: ${said}`);
      for (const problem of takeProblems(opened)) closed.push(`${person}, ${address}: ${problem}`);
    }
  }
  expect(closed).toEqual([]);
  expectClean(opened);
});
