import { ensureBuild } from './lib/build.mjs';
import { FIRST_ROW, openBench } from './lib/signedIn.mjs';

/**
 * How long a person waits, on the production build with the embedded gateways: milliseconds, median of five rounds.
 * Times differ from machine to machine; compare within one run.
 */
const ROUNDS = 5;

/** What is done, in this order, and what must have happened then. `changed` = another text at that place. */
const STEPS = [
  { name: 'next page', click: '[data-part=list-foot] nav button:last-of-type', changed: FIRST_ROW },
  { name: 'sort', click: 'main thead th:nth-last-child(2) button', changed: FIRST_ROW },
  {
    name: 'filter by view',
    click: 'main nav a:nth-of-type(3)',
    changed: '[data-part=list-foot] [aria-live]',
  },
  { name: 'open record', click: 'main tbody tr td a', there: 'main dl' },
  { name: 'back', back: true, there: FIRST_ROW },
];

/** A short and a long loan (mocks/resources/loans/loan/wellKnownLoans.ts): both should open in the same time. */
const LOANS = [
  { rows: 12, path: '/loans/300002' },
  { rows: 360, path: '/loans/300010' },
];
const SCHEDULE = {
  click: 'main nav a[href$="/installment"]',
  there: 'main [data-part=loan-table] tbody tr',
};

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs in the page: does the step and waits, frame by frame, until its effect is there. */
async function measure({ click, back, changed, there }) {
  const textAt = (selector) => document.querySelector(selector)?.textContent ?? '';
  const before = changed && textAt(changed);
  const isDone = () => {
    if (document.querySelector('main [aria-busy="true"]')) return false;
    return changed
      ? textAt(changed) !== before && textAt(changed) !== ''
      : document.querySelector(there) !== null;
  };
  const began = performance.now();
  if (back) history.back();
  else document.querySelector(click).click();
  while (!isDone()) {
    if (performance.now() - began > 10_000) return Number.NaN;
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - began;
}

async function round(bench, times) {
  const page = await bench.newPage();
  const began = Date.now();
  await page.goto(`${bench.url}/customers`);
  await page.waitForSelector(FIRST_ROW);
  const rowAt = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-row')[0].startTime,
  );
  times.get('first row').push(rowAt - began);
  for (const step of STEPS) {
    // A person looks before the next act; what the console does meanwhile counts as its merit.
    await page.waitForTimeout(300);
    times.get(step.name).push(await page.evaluate(measure, step));
  }
  await page.context().close();
}

/** A loan from its address to the truth strip, then its schedule. */
async function openLoan(bench, times, { rows, path }) {
  const page = await bench.newPage();
  const began = Date.now();
  await page.goto(`${bench.url}${path}`);
  await page.waitForSelector('[data-part=loan-check]');
  times.get(`loan, ${rows} rows`).push(Date.now() - began);
  await page.waitForTimeout(300);
  times.get(`schedule, ${rows}`).push(await page.evaluate(measure, SCHEDULE));
  await page.context().close();
}

await ensureBuild();
const bench = await openBench();
const names = [
  'first row',
  ...STEPS.map(({ name }) => name),
  ...LOANS.flatMap(({ rows }) => [`loan, ${rows} rows`, `schedule, ${rows}`]),
];
const times = new Map(names.map((name) => [name, []]));
try {
  for (let count = 0; count < ROUNDS; count += 1) {
    await round(bench, times);
    for (const loan of LOANS) await openLoan(bench, times, loan);
  }
} finally {
  await bench.close();
}
console.log(`Milliseconds, median of ${ROUNDS} rounds (least to most)`);
for (const [name, values] of times) {
  const range = `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`;
  console.log(`${name.padEnd(16)}${median(values).toFixed(0).padStart(7)}   (${range})`);
}
