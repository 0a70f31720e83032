import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  flatTree,
  isWithin,
  moved,
  stepTo,
  treeOf,
  type TreeRow,
} from '../../../src/domain/tree/tree';

// 1 ─ 2 ─ 4
//   │   └ 5
//   └ 3
// 6
const ROWS = [
  { id: 4, parentId: 2, viewOrder: 1 },
  { id: 5, parentId: 2, viewOrder: 2 },
  { id: 2, parentId: 1, viewOrder: 1 },
  { id: 3, parentId: 1, viewOrder: 2 },
  { id: 1, parentId: null, viewOrder: 1 },
  { id: 6, parentId: null, viewOrder: 2 },
];

const drawn = (rows: readonly TreeRow[]) =>
  flatTree(treeOf(rows)).map(({ row, level, place }) => `${level}.${place} ${row.id}`);

/** The rows after a move. */
const after = (
  rows: readonly TreeRow[],
  ...move: [TreeRow['id'], TreeRow['id'] | null, number]
) => {
  const [id, parentId, place] = move;
  const changes = new Map(moved(rows, id, { parentId, place }).map((one) => [one.row, one]));
  return rows.map((row) => {
    const to = changes.get(row);
    return to ? { ...row, parentId: to.parentId, viewOrder: to.viewOrder } : row;
  });
};

describe('a tree of rows', () => {
  test('stands in its order, level by level', () => {
    expect(drawn(ROWS)).toEqual(['1.1 1', '2.1 2', '3.1 4', '3.2 5', '2.2 3', '1.2 6']);
  });

  test('leaves out what is under a closed node', () => {
    const shown = flatTree(treeOf(ROWS), new Set(['2'])).map(({ row }) => row.id);
    expect(shown).toEqual([1, 2, 3, 6]);
  });

  test('puts what is under nothing known at the top', () => {
    expect(drawn([{ id: 9, parentId: 77, viewOrder: 1 }])).toEqual(['1.1 9']);
  });

  test.each([
    [5, 1, true],
    [5, 5, true],
    [3, 2, false],
    [null, 1, false],
  ])('%s is within %s: %s', (id, ancestor, within) => {
    expect(isWithin(ROWS, id, ancestor)).toBe(within);
  });

  test('ends where rows are under each other in a ring', () => {
    const ring = [
      { id: 1, parentId: 2 },
      { id: 2, parentId: 1 },
    ];
    expect(isWithin(ring, 1, 3)).toBe(false);
  });
});

describe('one step', () => {
  test.each([
    [5, 'up', { parentId: 2, place: 1 }],
    [4, 'up', undefined],
    [4, 'down', { parentId: 2, place: 2 }],
    [6, 'down', undefined],
    [6, 'in', { parentId: 1, place: 3 }],
    [5, 'in', { parentId: 4, place: 1 }],
    [4, 'in', undefined],
    [4, 'out', { parentId: 1, place: 2 }],
    [2, 'out', { parentId: null, place: 2 }],
    [6, 'out', undefined],
    [99, 'up', undefined],
  ] as const)('takes %s %s', (id, step, place) => {
    expect(stepTo(ROWS, id, step)).toEqual(place);
  });
});

describe('a move', () => {
  test('closes the gap that it leaves and makes room where it goes', () => {
    expect(drawn(after(ROWS, 2, null, 2))).toEqual([
      '1.1 1',
      '2.1 3',
      '1.2 2',
      '2.1 4',
      '2.2 5',
      '1.3 6',
    ]);
  });

  test('among the same siblings changes their order alone', () => {
    expect(drawn(after(ROWS, 3, 1, 1))).toEqual([
      '1.1 1',
      '2.1 3',
      '2.2 2',
      '3.1 4',
      '3.2 5',
      '1.2 6',
    ]);
  });

  test('beyond the last place is to the last place', () => {
    expect(drawn(after(ROWS, 4, 1, 50)).filter((one) => one.startsWith('2.'))).toEqual([
      '2.1 2',
      '2.2 3',
      '2.3 4',
    ]);
  });

  test.each([1, 2, 5])('of 1 under %s, its own part, is none', (parentId) => {
    expect(moved(ROWS, 1, { parentId, place: 1 })).toEqual([]);
  });

  test('loses nobody and leaves no gaps, whatever is moved where', () => {
    const ids = [1, 2, 3, 4, 5, 6];
    const step = fc.record({
      id: fc.constantFrom(...ids),
      parentId: fc.constantFrom(null, ...ids),
      place: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let rows: readonly TreeRow[] = ROWS;
        for (const { id, parentId, place } of steps) rows = after(rows, id, parentId, place);
        const nodes = flatTree(treeOf(rows));
        expect(nodes.map(({ row }) => row.id).sort()).toEqual(ids);
        for (const { row, place } of nodes) expect(row.viewOrder).toBe(place);
      }),
    );
  });
});
