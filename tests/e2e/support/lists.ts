import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { NAME_COLUMN, type AnyEntity } from '../../../src/entity/entity';
import { declared } from '../../contract/support/entities';
import { viewports } from './console';

/** The width of many offices' screens, with the side menu open; the other one is the desk's. */
const OFFICE = { ...viewports.desk, width: 1366 };

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

/** Lists of the menu by the way to each; those within a record are as wide as the record is. */
export const listsByPath: ReadonlyMap<string, AnyEntity> = new Map(
  declared.flatMap(({ entity }) => {
    const path = entity.paths?.list === undefined ? `/${entity.name}` : entity.paths.list;
    const isTable = !entity.list.askedBy && !TREES.includes(entity.name);
    if (path === null || path.includes(':') || !isTable) return [];
    return [[QUEUES.includes(entity.name) ? `${path}?view=list` : path, entity]];
  }),
);

/** What a list is read for: who or what, its state, the sum, and what orders it. */
function decidingColumns({ represent, fields, list, record }: AnyEntity): readonly string[] {
  const columns: readonly string[] = list.columns;
  const money = columns.find((column) => fields[column]?.kind.amount);
  const deciding = [NAME_COLUMN, represent, record?.status, 'state', money, list.sort.field].flat();
  return [columns[0], ...columns.filter((column) => deciding.includes(column))];
}

/** Runs in the page: what of a list is out of view; nothing while the page is not laid out at this width. */
function outOfView({
  name,
  deciding,
  width,
  height,
}: {
  name: string;
  deciding: readonly string[];
  width: number;
  height: number;
}): string {
  const frame = document.querySelector(`[data-resource="${name}"]`);
  const foot = document.querySelector('[data-part=list-foot]');
  if (!frame || !foot) return 'no list';
  if (!frame.querySelector('tbody tr')) return 'no row';
  if (document.querySelector('[data-rail=open]') === null) return 'the side menu is closed';
  if (window.innerWidth !== width) return `still ${window.innerWidth} px wide`;
  const { left: from, right: to } = frame.getBoundingClientRect();
  const hidden = [...frame.querySelectorAll<HTMLElement>('th[data-column]')].filter((head) => {
    const { left, right } = head.getBoundingClientRect();
    return left < from - 1 || right > to + 1;
  });
  const lost = hidden.flatMap(({ dataset: { column = '' } }) =>
    deciding.includes(column) ? [column] : [],
  );
  const { top, bottom } = foot.getBoundingClientRect();
  if (top < 0 || bottom > height) lost.push('pager');
  return lost.length === 0 ? '' : `${lost.join()} (+${frame.scrollWidth - frame.clientWidth} px)`;
}

/**
 * A list that has its rows, at the desk, has what it is read for and its pager in view, with the menu open, at the desk's
 * width and at that of smaller screens; at that width it is left.
 */
export async function expectListFits(page: Page, entity: AnyEntity): Promise<void> {
  for (const viewport of [viewports.desk, OFFICE]) {
    await page.setViewportSize(viewport);
    const asked = { name: entity.name, deciding: decidingColumns(entity), ...viewport };
    // Another width is laid out in the browser's own time.
    await expect
      .poll(() => page.evaluate(outOfView, asked), {
        message: `out of view at ${viewport.width} px`,
      })
      .toBe('');
  }
}
