import { beforeEach, expect, it } from 'vitest';
import { keepRecent, recentRecords } from '../../../../src/resources/desk/palette/recentRecords';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

it('has the last record first, each once, ten at most', () => {
  for (let id = 1; id <= 12; id += 1) keepRecent({ resource: 'loans', id: String(id) });
  keepRecent({ resource: 'loans', id: '5' });
  keepRecent({ resource: 'customers', id: '5' });
  expect(recentRecords()).toEqual([
    { resource: 'customers', id: '5' },
    { resource: 'loans', id: '5' },
    { resource: 'loans', id: '12' },
    { resource: 'loans', id: '11' },
    { resource: 'loans', id: '10' },
    { resource: 'loans', id: '9' },
    { resource: 'loans', id: '8' },
    { resource: 'loans', id: '7' },
    { resource: 'loans', id: '6' },
    { resource: 'loans', id: '4' },
  ]);
});

it('keeps numbers alone, no names', () => {
  keepRecent({ resource: 'customers', id: '7', name: 'Гантулга' } as {
    resource: 'customers';
    id: string;
  });
  expect([...kept.values()]).toEqual(['[{"resource":"customers","id":"7"}]']);
});

it.each(['not json', '{"a":1}', '[1,null,{"resource":3}]'])('has nothing of %s', (text) => {
  kept.set('urtuu.recent', text);
  expect(recentRecords()).toEqual([]);
});
