import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordsOfRun, type RecordedCall } from '../support/journeys/records';
import { afterAllJourneys } from './afterAllJourneys';

const DOC = 'docs/gateways.md';

interface Row {
  gateway: string;
  method: string;
  address: RegExp;
  payload: string;
}

/** The rows of docs/gateways.md. */
function rowsOf(text: string): Row[] {
  return text.split(/^## /m).flatMap((part) => {
    const gateway = part.slice(0, part.indexOf('\n')).trim();
    return [...part.matchAll(/^\| ([A-Z]+) \| `([^`]+)` \| (.*?) \| .*? \| \w+ \|$/gm)].map(
      ([, method, path, payload]) => ({
        gateway,
        method,
        address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        payload,
      }),
    );
  });
}

const rows = rowsOf(readFileSync(DOC, 'utf8'));

/** Literal paths come before those with parameters, as in the gateways. */
const rowsFor = ({ gateway, method, path }: RecordedCall): Row[] =>
  rows.filter(
    (row) => row.gateway === gateway && row.method === method && row.address.test(decodeURI(path)),
  );

/** Names that every list may carry. */
const OF_LISTS = ['page', 'size', 'sort', 'id'];

/** Names that a call carries and the file does not say; a payload that is said in words says them all. */
function unsaidNames(call: RecordedCall): string[] {
  const payloads = rowsFor(call).map(({ payload }) => payload);
  if (payloads.some((payload) => payload !== '–' && !payload.includes('`'))) return [];
  if (payloads.some((payload) => payload.includes('beside those of the list'))) return [];
  const said = payloads.flatMap((payload) =>
    [...payload.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name),
  );
  return call.names.filter((name) => !said.includes(name) && !OF_LISTS.includes(name));
}

const lineOf = ({ gateway, method, path }: RecordedCall) => `${gateway} ${method} ${path}`;

const { records } = recordsOfRun();
const made = records.flatMap(({ journey, calls }) => calls.map((call) => ({ journey, call })));

it('reads the file', () => {
  expect(rowsFor({ gateway: 'main', method: 'GET', path: '/loans/7', names: [] })).toHaveLength(1);
  expect(rows.length).toBeGreaterThan(300);
});

it('finds a call and a name that the file does not say', () => {
  const call = { gateway: 'main', method: 'GET', path: '/loans', names: [] };
  expect(rowsFor({ ...call, path: '/no-such-path' })).toEqual([]);
  expect(unsaidNames({ ...call, names: ['state', 'noSuchName'] })).toEqual(['noSuchName']);
});

afterAllJourneys('docs/gateways.md', () => {
  it('has every call that the console has made in the journeys', () => {
    const missing = made
      .filter(({ call }) => rowsFor(call).length === 0)
      .map(({ call, journey }) => `${lineOf(call)} (${journey})`);
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has every name that those calls have carried', () => {
    const missing = made.flatMap(({ call, journey }) => {
      const names = unsaidNames(call);
      return names.length > 0 && rowsFor(call).length > 0
        ? [`${lineOf(call)}: ${names.join(', ')} (${journey})`]
        : [];
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});
