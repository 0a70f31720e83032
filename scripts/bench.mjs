import { ensureBuild } from './lib/build.mjs';
import { startFloor } from './lib/floor.mjs';
import { FIRST_ROW, openBench } from './lib/signedIn.mjs';

/**
 * What a person waits for, beside the floor: react-admin's own list, table and form over the same gateway
 * (`scripts/floor`), in the same run, by turns. Medians of all rounds, at full speed and on a mobile network. Times
 * differ from machine to machine; the ratios to the floor hardly do. Then the pages of a short and of a long loan.
 *
 * `npm run bench [-- --rounds=5]`
 */
const ROUNDS = Number(/--rounds=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 5);

/** Good reception on the way: latency in ms, throughput in bytes a second. */
const MOBILE = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_125_000,
  uploadThroughput: 187_500,
};

/** What the eye and the hand need between two actions, in ms: what an app does meanwhile counts as its merit. */
const LOOK = 400;
const AIM = 120;
/** Between two keys of one word, ms. */
const KEYS = 60;

const OURS = {
  path: '/customers',
  page: '[data-part=list-foot] nav button:last-of-type',
  sort: 'main thead th:nth-last-child(2) button',
  record: (row) => `main tbody tr:nth-of-type(${row}) td a`,
  opened: 'main dl',
  filter: 'main input[type=search]',
  count: '[data-part=list-foot] [aria-live]',
};

const FLOOR = {
  path: '/#/customers',
  page: 'button[aria-label="Go to next page"]',
  sort: 'main thead th:nth-last-child(2) .MuiTableSortLabel-root',
  record: (row) => `main tbody tr:nth-of-type(${row}) td:nth-of-type(3)`,
  opened: 'main form input[name="name"]',
  filter: 'input[name="q"]',
  count: '.MuiTablePagination-displayedRows',
};

/** The first row with all its words: another page or order begins with another. */
const ROWS = 'main tbody tr:not([aria-hidden])';

const TYPED = ['Б', 'а', 'т'];

const figures = [
  ['bytes', 'bytes before the first row, kB'],
  ['requests', 'requests before the first row'],
  ['first row', 'first row, ms'],
  ['cpu', 'CPU until then, ms'],
  ['heap', 'heap, MB'],
  ['first record', 'first record, ms'],
  ['back', 'back, ms'],
  ['next record', 'next record, ms'],
  ['next page', 'next page, ms'],
  ['sort', 'sort, ms'],
  ['filter', 'filter, last key to rows, ms'],
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Runs in the page: actions and waits, frame by frame, until the effect is there. `changed` = another text at that place, and
 * nothing on the page still waits; `there` = the place is there: of a record its own figures, whatever comes beside them;
 * `last` = the last of several changes of that place, after which nothing came for a second and a half.
 */
async function measure({ click, back, changed, there, last, type }) {
  const QUIET = 1_500;
  const textAt = (selector) => document.querySelector(selector)?.textContent ?? '';
  const before = changed && textAt(changed);
  const isDone = () => {
    if (there) return document.querySelector(there) !== null;
    if (document.querySelector('main [aria-busy="true"]')) return false;
    return textAt(changed) !== before && textAt(changed) !== '';
  };
  const began = performance.now();
  if (back) history.back();
  else if (click) document.querySelector(click).click();
  if (type) {
    const input = document.querySelector(type.into);
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    set.call(input, type.text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (last) {
    let [text, at] = [textAt(last), began];
    while (performance.now() - at < QUIET) {
      await new Promise(requestAnimationFrame);
      if (textAt(last) !== text) [text, at] = [textAt(last), performance.now()];
    }
    return at === began ? Number.NaN : at - began;
  }
  while (!isDone()) {
    if (performance.now() - began > 20_000) return Number.NaN;
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - began;
}

/** One visit of an app from an empty cache, in the order in which a person would do it. */
async function visit(page, url, app, add) {
  const network = await page.context().newCDPSession(page);
  await network.send('Performance.enable');
  await page.goto(url + app.path);
  await page.waitForSelector(FIRST_ROW);
  const { metrics } = await network.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name).value;
  const start = await page.evaluate(() => {
    const { startTime: rowAt } = performance.getEntriesByName('first-row')[0];
    const [document] = performance.getEntriesByType('navigation');
    const asked = [
      document,
      ...performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= rowAt),
    ];
    return {
      rowAt,
      requests: asked.length,
      bytes: asked.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  add('bytes', start.bytes / 1024);
  add('requests', start.requests);
  add('first row', start.rowAt);
  add('cpu', metric('TaskDuration') * 1000);
  add('heap', metric('JSHeapUsedSize') / 1024 / 1024);

  const action = async (name, over, step) => {
    await page.waitForTimeout(LOOK);
    if (over) await page.hover(over);
    await page.waitForTimeout(AIM);
    add(name, await page.evaluate(measure, step));
  };
  const open = (row) => [app.record(row), { click: app.record(row), there: app.opened }];
  await action('first record', ...open(1));
  await action('back', undefined, { back: true, there: FIRST_ROW });
  await action('next record', ...open(2));
  await page.evaluate(measure, { back: true, there: FIRST_ROW });
  await action('next page', app.page, { click: app.page, changed: ROWS });
  await action('sort', app.sort, { click: app.sort, changed: ROWS });
  await page.click(app.filter);
  const type = (count) => ({ into: app.filter, text: TYPED.slice(0, count).join('') });
  for (const count of [1, 2]) {
    await page.evaluate(measure, { type: type(count), there: 'body' });
    await page.waitForTimeout(KEYS);
  }
  // Without a look at what the first keys brought: nobody waits between the keys of one word.
  add('filter', await page.evaluate(measure, { type: type(3), last: app.count }));
  await page.context().close();
}

/** A short and a long loan (mocks/resources/loans/loan/wellKnownLoans.ts): both should open in the same time. */
const LOANS = [
  { rows: 12, path: '/loans/300002' },
  { rows: 360, path: '/loans/300010' },
];
const SCHEDULE = {
  click: 'main nav a[href$="/installment"]',
  there: 'main [data-part=loan-table] tbody tr',
};

/** A loan from its address to the reconciliation bar, then its schedule. */
async function openLoan(bench, times, { rows, path }) {
  const page = await bench.newPage({ stored: true });
  const began = Date.now();
  await page.goto(`${bench.url}${path}`);
  // Which chips of the bar are seen follows from its width: what counts is that the checks have an answer.
  await page.waitForSelector('[data-part=loan-check]', { state: 'attached' });
  const add = (name, ms) => times.set(name, [...(times.get(name) ?? []), ms]);
  add(`loan, ${rows} rows`, Date.now() - began);
  await page.waitForTimeout(LOOK);
  add(`schedule, ${rows}`, await page.evaluate(measure, SCHEDULE));
  await page.context().close();
}

function print(title, ours, floor) {
  console.log(
    `\n${title.padEnd(34)}${'console'.padStart(9)}${'floor'.padStart(9)}${'ratio'.padStart(8)}`,
  );
  for (const [key, name] of figures) {
    const [mine, its] = [median(ours.get(key)), median(floor.get(key))];
    console.log(
      name.padEnd(34) +
        mine.toFixed(0).padStart(9) +
        its.toFixed(0).padStart(9) +
        (mine / its).toFixed(2).padStart(8),
    );
  }
}

await ensureBuild();
const bench = await openBench();
const floor = await startFloor(bench.url);
try {
  console.log(`Medians of ${ROUNDS} rounds`);
  for (const [title, conditions] of [
    ['At full speed', undefined],
    ['On a mobile network', MOBILE],
  ]) {
    const times = { ours: new Map(), floor: new Map() };
    const adder = (map) => (name, value) => map.set(name, [...(map.get(name) ?? []), value]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const mine = await bench.newPage({ stored: true, conditions });
      await visit(mine, bench.url, OURS, adder(times.ours));
      const its = await bench.newPage({ conditions, floor: floor.url });
      await visit(its, floor.url, FLOOR, adder(times.floor));
    }
    print(title, times.ours, times.floor);
  }
  const loans = new Map();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const loan of LOANS) await openLoan(bench, loans, loan);
  console.log('\nPages of loans, ms');
  for (const [name, values] of loans)
    console.log(`${name.padEnd(34)}${median(values).toFixed(0).padStart(9)}`);
} finally {
  floor.stop();
  await bench.close();
}
