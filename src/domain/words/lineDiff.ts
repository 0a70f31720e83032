/** A line of a text beside another one: in both, only in the older one, only in the newer one. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Most comparisons of lines; texts that differ over more than this are said to differ as a whole. */
const MOST = 4_000_000;

const marked = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ kind, text }));

/** How many lines the ends of two texts share, up to a limit. */
function shared(count: number, isSame: (at: number) => boolean): number {
  let at = 0;
  while (at < count && isSame(at)) at += 1;
  return at;
}

/**
 * What makes one text of another, line by line: the fewest lines that go and come. A changed line is an old one that goes
 * and a new one that comes.
 */
export function lineDiff(before: readonly string[], after: readonly string[]): DiffLine[] {
  const least = Math.min(before.length, after.length);
  const head = shared(least, (at) => before[at] === after[at]);
  const tail = shared(
    least - head,
    (at) => before[before.length - 1 - at] === after[after.length - 1 - at],
  );
  const [old, fresh] = [before, after].map((lines) => lines.slice(head, lines.length - tail));
  return [
    ...marked('same', before.slice(0, head)),
    ...middle(old, fresh),
    ...marked('same', before.slice(before.length - tail)),
  ];
}

/** The part where the texts differ, by their longest common lines. */
function middle(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > MOST)
    return [...marked('gone', before), ...marked('new', after)];
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        before[row] === after[column]
          ? common[(row + 1) * width + column + 1] + 1
          : Math.max(common[(row + 1) * width + column], common[row * width + column + 1]);
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] });
      row += 1;
      column += 1;
    } else if (common[(row + 1) * width + column] >= common[row * width + column + 1]) {
      lines.push({ kind: 'gone', text: before[row] });
      row += 1;
    } else {
      lines.push({ kind: 'new', text: after[column] });
      column += 1;
    }
  }
  return [...lines, ...marked('gone', before.slice(row)), ...marked('new', after.slice(column))];
}
