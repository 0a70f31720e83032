import { existsSync } from 'node:fs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Files that were changed since the branch left a commit, new ones among them; paths below the root. Rejects when git
 * knows no such commit.
 */
export async function changedFiles(ref) {
  const lists = await Promise.all([
    run('git', ['diff', '--name-only', '--relative', '--merge-base', ref, '--']),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  const failed = lists.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output.trim());
  return lists.flatMap(({ output }) => output.split('\n').filter(Boolean));
}

const unique = (list) => [...new Set(list)];

const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/** The folder of journeys about a source file, or the nearest one above it that there is. */
function nearest(folder) {
  if (!folder.includes('/')) return undefined;
  return existsSync(at(folder)) ? folder : nearest(folderOf(folder));
}

/** What every page is made of: the journeys of the framework and of the kinds of fields look at it from all sides. */
const SHARED = /^(src\/(?!resources\/)|mocks\/(?!resources\/))/;

/**
 * What to ask vitest for, so that it runs the journeys that a change concerns. Each journey opens the whole console, so
 * imports say nothing: the folders of the tests are those of the sources.
 */
export function journeysOf(files) {
  return unique(
    files.flatMap((file) => {
      if (file.endsWith('.journey.tsx')) return existsSync(at(file)) ? [file] : [];
      if (file.startsWith('tests/support/') || file === 'vitest.config.ts') return ['tests/'];
      if (SHARED.test(file)) return ['tests/framework/', 'tests/fields/'];
      const folder = /^(src|mocks)\/(resources\/.+)\//.exec(file)?.[2];
      const found = folder && nearest(`tests/${folder}`);
      // The folder of all areas is nobody's in particular.
      return found && found !== 'tests/resources' ? [`${found}/`] : [];
    }),
  );
}

/** Browser tests by the sources they are about; names are beginnings of file names, in whichever folder. */
const BROWSER_TESTS = [
  [/^(src\/(auth|http|config)|mocks\/identity)\//, ['session', 'access']],
  [/^(src\/layout|src\/i18n)\//, ['shell', 'access']],
  [/^src\/(framework\/list|ui\/DataTable)\//, ['lists']],
  [/^(src|mocks)\/resources\/(customers|watchlists)\//, ['customers', 'income']],
  [/^(src|mocks)\/resources\/credit-registry\//, ['registries']],
  [/^(src|mocks)\/resources\/(loans|contracts|car-loans)\//, ['lendingDone', 'batchPayment']],
  [/^(src|mocks)\/resources\/content\//, ['news']],
  [/^(src|mocks)\/resources\/users\//, ['users']],
  [/^src\/(fields|ui\/Input)\//, ['typing']],
  [/^(mocks\/host\/|public\/|index\.html|vite\.config\.ts)/, ['headers']],
];

/** The browser tests that a change concerns, and always the one that starts the console. */
export function browserTestsOf(files) {
  const names = BROWSER_TESTS.flatMap(([sources, tests]) =>
    files.some((file) => sources.test(file)) ? tests : [],
  );
  const own = files.filter((file) => file.endsWith('.e2e.ts') && existsSync(at(file)));
  return unique([...['start', ...names].map((name) => `/${name}`), ...own]);
}
