import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** Look at this part only. */
  include?: string;
  /** Rules that do not apply here, with the reason beside the call. */
  without?: readonly string[];
}

/**
 * No breach of WCAG 2.2 AA of any impact (docs/domain/interface.md 9.1). axe runs through the browser's debugging
 * protocol, so the page keeps its strict policy while it is looked at.
 */
export async function expectAccessible(
  page: Page,
  { include, without = [] }: Options = {},
): Promise<void> {
  await page.evaluate(`${source}; undefined`);
  const results = await page.evaluate(
    ([selector, tags, disabled]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return runner.run(selector ?? document, {
        runOnly: { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
    },
    [include, RULES, without] as const,
  );
  const found = results.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${impact}) ${target.join(' ')}: ${failureSummary}`,
    ),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
