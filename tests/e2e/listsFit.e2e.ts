import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { NAME_COLUMN, type AnyEntity } from '../../src/entity/entity';
import { declared } from '../contract/support/entities';
import { expectClean, openConsole } from './support/console';

/** Widths of the window at which offices work; the side menu is open. */
const WIDTHS = [1440, 1366] as const;
const HEIGHT = 900;

/** What a list is read for: who or what, its state, the sum, and what orders it. */
function decidingColumns({ represent, fields, list, record }: AnyEntity): readonly string[] {
  const columns: readonly string[] = list.columns;
  const money = columns.find((column) => fields[column]?.kind.amount);
  const deciding = [NAME_COLUMN, represent, record?.status, 'state', money, list.sort.field].flat();
  return [columns[0], ...columns.filter((column) => deciding.includes(column))];
}

/** Moves inside the console, without loading the page anew. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({ idx: window.history.length, key: to, usr: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);

interface Measured {
  /** Columns that are not wholly within the table's window. */
  hidden: string[];
  /** What the table is wider than its window, px. */
  over: number;
  /** The pager is within the window. */
  pager: boolean;
}

const measure = (page: Page, resource: string, height: number): Promise<Measured> =>
  page.evaluate(
    ([name, bottom]) => {
      const frame = document.querySelector(`[data-resource="${name}"]`);
      const foot = document.querySelector('[data-part=list-foot]');
      if (!frame || !foot) throw new Error(`No list: ${name}`);
      const window = frame.getBoundingClientRect();
      const heads = [...frame.querySelectorAll<HTMLElement>('th[data-column]')];
      const hidden = heads.filter((head) => {
        const { left, right } = head.getBoundingClientRect();
        return left < window.left - 1 || right > window.right + 1;
      });
      const pager = foot.getBoundingClientRect();
      return {
        hidden: hidden.map((head) => head.dataset.column ?? ''),
        over: frame.scrollWidth - frame.clientWidth,
        pager: pager.top >= 0 && pager.bottom <= bottom,
      };
    },
    [resource, height] as const,
  );

/** Their pages are queues first; the list is the second tab. */
const QUEUES: readonly string[] = [
  'accounting/held-transactions',
  'online/director',
  'signature-library',
  'coupon/requests',
  'zms-line-close-request',
  'contract-signature',
  'customers/delete/request',
  'customers/income/requests',
  'customers/level-queue',
  'signatures',
  'loans/assessment',
  'loans/guarantee-request',
  'loans/pending/extension',
  'loans/pending/loan',
  'loans/pending/ltl',
  'loans/pending/payment',
];

/** Their pages are trees, not tables. */
const TREES: readonly string[] = ['coupon/category', 'org-unit'];

/** Lists of the menu, by the way to each; those within a record are as wide as the record is. */
const lists = declared.flatMap(({ entity }) => {
  const path = entity.paths?.list === undefined ? `/${entity.name}` : entity.paths.list;
  const isTable = !entity.list.askedBy && !TREES.includes(entity.name);
  if (path === null || path.includes(':') || !isTable) return [];
  return [{ entity, path: QUEUES.includes(entity.name) ? `${path}?view=list` : path }];
});

it('has the deciding columns and the pager of every list in view, with the menu open', async () => {
  const opened = await openConsole({ person: 'admin', path: '/news' });
  const { page } = opened;
  const wrong: string[] = [];
  const unseen: string[] = [];
  for (const { entity, path } of lists) {
    await go(page, path);
    const table = page.locator(`[data-resource="${entity.name}"][aria-busy=false]`);
    const rows = table.locator('tbody tr');
    const nothing = page.locator('[data-part=empty], [data-part=lookup]');
    await rows
      .or(nothing)
      .first()
      .waitFor()
      .catch(() => undefined);
    if ((await rows.count()) === 0) {
      unseen.push(path);
      continue;
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      let seen = '';
      // Another width is laid out in the browser's own time.
      const fits = async () => {
        const { hidden, over, pager } = await measure(page, entity.name, HEIGHT);
        const lost = hidden.filter((column) => decidingColumns(entity).includes(column));
        seen = `${path} ${width}: ${lost.join()} +${over} px ${pager ? '' : 'no pager'}`;
        return lost.length === 0 && pager;
      };
      await expect
        .poll(fits)
        .toBe(true)
        .catch(() => wrong.push(seen));
    }
  }
  expect(unseen.join('\n')).toBe('');
  expect(wrong.join('\n')).toBe('');
  expectClean(opened);
});
