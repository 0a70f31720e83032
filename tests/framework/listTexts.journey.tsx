import { waitFor } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { manifests } from 'virtual:manifest';
import { listed } from '../../src/entity/manifests';
import type { EntityPages } from '../../src/framework/loadEntity';
import { startGateways } from '../support/journeys/gateways';
import { openAt } from '../support/journeys/openAt';

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
      const { List, ListHead, ListActions }: EntityPages = (await load()).pages;
      if (!paths.list || List || ListHead || ListActions) return [];
      return [[name, paths.list, listed(access.list)[0]] as const];
    }),
  )
).flat();

it('looks at most lists', () => expect(generated.length).toBeGreaterThanOrEqual(30));

describe.each(generated)('%s', (_name, path, permission) => {
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
