import { build } from 'vite';
import { closureOf, KB, kb, plainName, readChunks } from './lib/chunks.mjs';
import { root } from './lib/paths.mjs';
import { FIRST_ROW, openBench } from './lib/signedIn.mjs';

/**
 * The size budget of the production build. What a person downloads before the first row of a list is measured in a
 * browser; each file counts with its gzip size. Fails above the budget, and when a reload asks for more than sixteen
 * things before the first row. `--all` lists every one of those files.
 */
const FIRST_ROW_BUDGET = 350 * KB;
const ROUTE_BUDGET = 60 * KB;
/** Requests of a signed-in person's reload until the first row: page, code, style, fonts, configuration and rows. */
const REQUEST_BUDGET = 16;

/** Code that is heavy by nature and comes only when a person uses it: no route waits for it. */
const HEAVY_WHEN_USED = [
  // Date pickers, the rich text editor, the map and the picture cropper.
  'DateInput',
  'RichTextInput',
  'TileMap',
  'CropDialog',
  // The reader of PDF files.
  'PdfPages',
  // The pictures of charts.
  'ChartPlot',
];

/** Search, bell and lender of the frame come in the first quiet moment, which a busy machine may have before the rows. */
const WHEN_QUIET = /^\/(gateway-lab\/(tm|tenants|notification)\b|assets\/(TopBarExtras|desk)-)/;

/** A chunk whose code is libraries' to this share, and which several others need, is a shared vendor chunk. */
const LIBRARY_SHARE = 0.9;

const isHeavy = (name) => HEAVY_WHEN_USED.includes(plainName(name));

/** Names of the chunks that hold library code shared by several pages. */
function vendorChunks(chunks, output) {
  const needed = [...chunks.values()].flatMap(({ needs }) => [...new Set(needs)]);
  const isShared = (name) => needed.filter((other) => other === name).length > 1;
  const weigh = (modules) =>
    modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
  const names = output.flatMap(({ type, fileName, modules = {} }) => {
    const all = Object.entries(modules);
    const libraries = all.filter(([id]) => id.includes('/node_modules/'));
    const name = fileName.replace('assets/', '');
    const isLibrary = type === 'chunk' && weigh(libraries) >= LIBRARY_SHARE * weigh(all);
    return isLibrary && isShared(name) ? [name] : [];
  });
  return new Set(names);
}

/** Files of our build among the addresses that a page asked for. */
const assetOf = (url) => /\/assets\/([\w.~-]+\.(?:js|css))(?:$|\?)/.exec(url)?.[1];

/** What the present document asked for until its first row was there. */
const askedBeforeFirstRow = (page) =>
  page.evaluate(() => {
    const { startTime: rowAt } = performance.getEntriesByName('first-row')[0];
    const asked = performance.getEntriesByType('resource');
    return asked.filter(({ startTime }) => startTime <= rowAt).map(({ name }) => name);
  });

/**
 * What a signed-in person's browser asks for until the first customer is on the screen: the build's files on the way
 * over the identity provider, and everything at a reload with an empty cache.
 */
async function requestsBeforeFirstRow() {
  const bench = await openBench();
  try {
    const page = await bench.newPage();
    // Each document (before and after the way over the identity provider) has its own list.
    const documents = [[]];
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame()) return;
      if (request.isNavigationRequest()) documents.push([]);
      documents.at(-1).push(request.url());
    });
    await page.goto(`${bench.url}/customers`);
    await page.waitForSelector(FIRST_ROW);
    const all = [...documents.slice(0, -1).flat(), ...(await askedBeforeFirstRow(page))];
    const asked = all.filter((url) => !WHEN_QUIET.test(url.replace(bench.url, '')));
    const files = [...new Set(asked.map(assetOf).filter((name) => chunks.has(name)))].sort();

    const network = await page.context().newCDPSession(page);
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.reload();
    await page.waitForSelector(FIRST_ROW);
    const reload = ['/customers', ...(await askedBeforeFirstRow(page))]
      .map((url) => url.replace(bench.url, ''))
      .filter((path) => !WHEN_QUIET.test(path));
    return { files, reload };
  } finally {
    await bench.close();
  }
}

/** What each chunk that is loaded on demand adds to the start and the shared libraries, largest first. */
function routeSizes(chunks, start, vendor) {
  const loaded = new Set([...chunks.values()].flatMap(({ loads }) => loads));
  const known = new Set([...start].flatMap((name) => [...closureOf(chunks, name)]));
  return [...loaded]
    .filter((name) => !known.has(name) && !isHeavy(name) && !vendor.has(name))
    .map((name) => {
      const own = [...closureOf(chunks, name)].filter(
        (file) => !known.has(file) && !vendor.has(file),
      );
      return { name, size: own.reduce((sum, file) => sum + chunks.get(file).gzip, 0) };
    })
    .sort((a, b) => b.size - a.size);
}

// Built here, because only the bundler knows which modules a chunk holds.
const { output } = await build({ root, logLevel: 'error' });
const chunks = readChunks();
const { files: start, reload } = await requestsBeforeFirstRow().catch((error) => {
  console.error(`The first row did not come: ${error.message}`);
  process.exit(1);
});
const before = start.reduce((sum, name) => sum + chunks.get(name).gzip, 0);
const vendor = vendorChunks(chunks, output);
const routes = routeSizes(chunks, start, vendor);
const tooLarge = routes.filter(({ size }) => size > ROUTE_BUDGET);

console.log('1 kB = 1024 bytes, gzip -9');
console.log(
  `Before the first list row: ${kb(before)} in ${start.length} files, budget ${kb(FIRST_ROW_BUDGET)}`,
);
console.log(`Free: ${FIRST_ROW_BUDGET - before} bytes`);
console.log(
  `Requests of a reload before the first row: ${reload.length}, budget ${REQUEST_BUDGET}`,
);
const all = process.argv.includes('--all');
if (all || reload.length > REQUEST_BUDGET) for (const url of reload) console.log(`  ${url}`);
const shown = all ? start.length : 10;
for (const name of [...start]
  .sort((a, b) => chunks.get(b).gzip - chunks.get(a).gzip)
  .slice(0, shown))
  console.log(`  ${kb(chunks.get(name).gzip).padStart(10)}  ${name}`);
console.log(
  `Largest chunks loaded on demand, beyond the start and shared libraries, budget ${kb(ROUTE_BUDGET)}:`,
);
for (const { name, size } of routes.slice(0, 10))
  console.log(`  ${kb(size).padStart(10)}  ${name}`);
if (before > FIRST_ROW_BUDGET) console.log('TOO LARGE: the code before the first list row.');
if (reload.length > REQUEST_BUDGET) console.log('TOO MANY: requests before the first list row.');
for (const { name } of tooLarge) console.log(`TOO LARGE: ${name}`);
const isOver = before > FIRST_ROW_BUDGET || reload.length > REQUEST_BUDGET || tooLarge.length > 0;
process.exit(isOver ? 1 : 0);
