import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { currentGatewaysDoc } from '../../scripts/currentGatewaysDoc';
import { callsOf } from '../../scripts/gatewaysDoc';
import { platformCalls } from '../../scripts/platformCalls';
import { declared } from './support/entities';

const sources = Object.values(
  import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

it('is told in docs/gateways.md as the declarations stand', () => {
  expect(readFileSync('docs/gateways.md', 'utf8')).toBe(currentGatewaysDoc());
});

it('knows the frame’s own calls: each stands in the sources', () => {
  const unknown = platformCalls
    .map(({ path }) => path.split('/').filter((part) => part !== '' && !part.startsWith('{')))
    .filter(
      (parts) =>
        !sources.some(
          (text) =>
            text.includes(parts.join('/')) || parts.every((part) => text.includes(`/${part}`)),
        ),
    );
  expect(unknown).toEqual([]);
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
    'GET /news/{id} `news:list`',
    'POST /news `news:create`',
    'PUT /news/{id} `news:create`',
    'POST /news/{id}/publish `news:create`',
    'POST /news/{id}/unpublish `news:create`',
    'GET /news/{id}/history `news:list`',
  ]);
});
