import { describe, expect, it } from 'vitest';
import { callOf, callsOf, type GatewayCall } from '../../scripts/gatewaysDoc';
import { endpoints } from '../../scripts/endpoints';
import { codeOf, rowsOf } from './support/coverage';
import { declared } from './support/entities';

const sources: Readonly<Record<string, string>> = import.meta.glob('../../src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `main GET /customers/:id`, of a call as docs/gateways.md lists it. */
const line = ({ gateway, method, path }: GatewayCall) =>
  `${gateway} ${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

const calls = [...endpoints.map(callOf), ...declared.flatMap(({ entity }) => callsOf(entity))];
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

describe('calls that are said to be those of the documents', () => {
  // Written from the documents (docs/domain/coverage.md), not from the code; all others are approved (`approved.test.ts`).
  const documented = rowsOf('5.1').map(([, call]) => codeOf(call));
  const claimed = calls.filter(({ source }) => source === 'specification').map(line);

  it('stand in the documents', () => {
    expect(without(claimed, documented)).toEqual([]);
  });

  it('are all that the documents show for what is built', () => {
    expect(without(documented, claimed)).toEqual([]);
  });
});

it('is declared once', () => {
  const lines = endpoints.map(callOf).map(line);
  expect(lines.filter((one, index) => lines.indexOf(one) !== index)).toEqual([]);
});

it('leaves the console by an entity’s address or by an endpoint, nowhere else', () => {
  const sends = Object.entries(sources).filter(([, text]) =>
    /import \{[^}]*\brequest\b[^}]*\} from '[^']*\/request'/.test(text),
  );
  expect(sends.map(([path]) => path.replaceAll('../', ''))).toEqual([
    'src/dataProviders/callEndpoint.ts',
    'src/dataProviders/gatewayLists.ts',
    'src/dataProviders/gatewayProvider.ts',
    'src/dataProviders/index.ts',
  ]);
});

it('is plain data: an endpoint’s module needs nothing but `endpoint` while it runs', () => {
  const needs = Object.entries(sources)
    .filter(([path]) => /\/(api|\w+Api)\.ts$/.test(path) && !path.includes('/devices/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^import (?!type )[^;]*? from '([^']+)'/gm)].map(([, from]) => [
        path,
        from,
      ]),
    )
    .filter(([, from]) => !/(^|\/)endpoint$/.test(from));
  expect(needs).toEqual([]);
});

it('has a permission for every call of an entity', () => {
  const open = declared
    .flatMap(({ entity }) => callsOf(entity))
    .filter(({ permission }) => permission === '');
  expect(open).toEqual([]);
});

it('asks news as the example of the documents', () => {
  const news = declared.find(({ entity }) => entity.name === 'news');
  const calls = news
    ? callsOf(news.entity).map(({ method, path, permission }) => `${method} ${path} ${permission}`)
    : [];
  expect(calls).toEqual([
    'GET /news `news:list`',
    'GET /news/{id} `news:list`, `news:create`',
    'POST /news `news:create`; main tenant',
    'PUT /news/{id} `news:create`; main tenant',
    'POST /news/{id}/publish `news:create`; main tenant',
    'POST /news/{id}/unpublish `news:create`; main tenant',
    'GET /news/{id}/history `news:list`',
  ]);
});
