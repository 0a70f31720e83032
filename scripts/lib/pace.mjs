/** How often the piece of work is done; the quickest time counts, which the machine's other work disturbs least. */
const TIMES = 3;

/** Rows of the piece of work. */
const ROWS = 120_000;

/** Numbers that look drawn and are the same on every machine (a linear congruential generator). */
function* drawn() {
  for (let seed = 1; ;) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield seed;
  }
}

/** The work that the tests' own is made of: objects, text, sorting, regular expressions. */
function work() {
  const numbers = drawn();
  const rows = Array.from({ length: ROWS }, (_, id) => {
    const number = numbers.next().value;
    return { id, number, name: `row ${number.toString(36)}` };
  });
  const sorted = rows.sort((one, other) => one.name.localeCompare(other.name));
  const read = JSON.parse(JSON.stringify(sorted));
  const found = read.filter(({ name }) => /^row [a-m]+\d/.test(name));
  return new Map(found.map(({ name, id }) => [name, id])).size;
}

/**
 * How long this machine takes for a fixed piece of work, so that the times of two runs can be compared: a run at twice the
 * pace took as long as one of half the minutes.
 *
 * @returns {number} seconds
 */
export function paceOf() {
  const times = Array.from({ length: TIMES }, () => {
    const began = performance.now();
    work();
    return (performance.now() - began) / 1000;
  });
  return Math.min(...times);
}
