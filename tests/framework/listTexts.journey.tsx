import { waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { manifests } from 'virtual:manifest';
import { listed } from '../../src/entity/manifests';
import type { AnyEntity } from '../../src/entity/entity';
import type { EntityPages } from '../../src/framework/loadEntity';
import { startGateways } from '../support/journeys/gateways';
import { openAt } from '../support/journeys/openAt';
import { withEachPart } from '../support/oneOfEach';

startGateways();

// The texts of areas never come: a list has to say everything with the labels that came with it.
vi.mock('../../src/i18n/areaLoaders', () => ({
  loadAreaMessages: () => Promise.reject(new Error('Not yet.')),
}));

/** A message key where words should be. */
const KEY = /\b[a-z_]+(?:\.[\w/-]+)+\.[\w/-]+\b/;

/** Lists that are generated as a whole; others wait for all texts of their area. */
const generated = (
  await Promise.all(
    manifests.map(async ({ name, paths, access, load }) => {
      const { entity, pages } = await load();
      const { List, ListHead, ListActions }: EntityPages = pages;
      if (!paths.list || List || ListHead || ListActions) return [];
      return [{ name, path: paths.list, permission: listed(access.list)[0], entity }];
    }),
  )
).flat();

/** What a list is put together of; each asks for words of its own. */
function partsOf({ entity }: { entity: AnyEntity }): readonly string[] {
  const { list, fields, lifecycle, access } = entity;
  const { columns, filters = [] } = list;
  const kindOf = (field: string) => fields[field]?.kind.name;
  return [
    ...columns.map((column) => `column ${kindOf(column)}`),
    ...filters.map((filter) => `filter ${kindOf(filter)}`),
    ...Object.keys(list).map((option) => `list with ${option}`),
    ...(access.create ? ['create'] : []),
    ...(lifecycle ? ['acts'] : []),
    ...(entity.of ? ['records of another'] : []),
  ];
}

/** That every list has its labels is proved in Node (tests/i18n/listTexts): here is that its parts ask for no others. */
const drawn = withEachPart(generated, partsOf).map(
  ({ name, path, permission }) => [name, path, permission] as const,
);

it('looks at lists of every kind', () => {
  expect(generated.length).toBeGreaterThanOrEqual(30);
  expect(drawn.length).toBeGreaterThanOrEqual(10);
});

describe.each(drawn)('%s', (_name, path, permission) => {
  test('shows its list before the texts of its area have come', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openAt(path, { permissions: [permission] });
    await waitFor(() =>
      expect(
        document.querySelector('tbody tr:not([aria-hidden]) td, [data-part=empty]'),
      ).not.toBeNull(),
    );
    expect(warned.mock.calls.map(([text]) => String(text))).toEqual([]);
    expect(document.body.textContent).not.toMatch(KEY);
  });
});
