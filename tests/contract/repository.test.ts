import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFindings } from '../../scripts/licenses.mjs';

const TEXT = /\.(ts|tsx|mjs|js|json|css|html|md|txt|yml|svg)$|(^|\/)(run|LICENSE|\.npmrc|\.nvmrc)$/;
const THIS_FILE = 'tests/contract/repository.test.ts';

/** Files of the working tree that are not ignored; everything there is when there is no git. */
function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(path) && statSync(path).isFile());
}

const everything = projectFiles();
const files = everything.filter(
  (path) => TEXT.test(path) && path !== THIS_FILE && path !== 'package-lock.json',
);
const texts = files.map((path) => [path, readFileSync(path, 'utf8')] as const);
const holding = (pattern: RegExp, among = texts) =>
  among.filter(([, text]) => pattern.test(text)).map(([path]) => path);
const sources = texts.filter(([path]) => path.startsWith('src/'));

it('reads the project’s own files', () => {
  expect(files).toContain('package.json');
});

it('holds nothing that a merge, an editor or a run has left behind', () => {
  const isLeft = (path: string) => /\.(orig|rej|bak|swp|log|tmp)$|~$/.test(path);
  expect(everything.filter(isLeft)).toEqual([]);
  expect(['a.ts.orig', 'b/c.rej', 'd.tsx~', 'e.swp'].filter(isLeft)).toHaveLength(4);
});

it('speaks of the product alone: no paths of a machine, no registry hosts', () => {
  expect(holding(/\/work\/|\/home\/\w+\/|\/root\/|\/Users\/\w+\//)).toEqual([]);
  expect(holding(/registry\.npmjs|registry\.yarnpkg/)).toEqual([]);
});

it('leaves nothing unfinished', () => {
  expect(holding(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
  expect(holding(/\b(?:it|test|describe)\.only\(/)).toEqual([]);
});

it('words numbers and dates itself: browsers do not know Mongolian', () => {
  expect(holding(/\.toLocale(Date|Time)?String\(/, sources)).toEqual([]);
  expect(
    holding(/Intl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat|Collator)\(\s*['"]mn/, sources),
  ).toEqual([]);
});

it('has one way for raw HTML, no undoable or optimistic write, no icon barrel', () => {
  expect(
    holding(
      /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
      sources,
    ),
  ).toEqual([]);
  expect(holding(/mutationMode[=:]\s*\{?\s*['"](undoable|optimistic)/, sources)).toEqual([]);
  expect(holding(/^import (?!type).*from '@mui\/icons-material'/m, sources)).toEqual([]);
});

// Vitest keeps what it made of a file, and knows by exactly these letters that a file goes by what is in a folder. With a
// type argument between them a new room was not seen, and a room that went broke every run, until the cache was cleared.
it('names no type where it looks for files: the cache of a run would keep what was found', () => {
  expect(holding(/import\.meta\.glob</)).toEqual([]);
});

it('keeps the console free of the embedded servers', () => {
  expect(holding(/from ['"](\.\.\/)+mocks\//, sources)).toEqual([]);
});

it('has one style sheet of a name, a plain class in no component, and two widths', () => {
  const sheets = files.filter((path) => path.endsWith('.module.css'));
  const names = sheets.map((path) => path.replace(/^.*\//, ''));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(holding(/className="/, sources)).toEqual([]);
  const widths = sources.flatMap(([path, text]) =>
    path.endsWith('.css')
      ? [...text.matchAll(/@media \(([^)]*\d[^)]*)\)/g)].map(([, one]) => one)
      : [],
  );
  expect([...new Set(widths)].sort()).toEqual([
    'width < 1200px',
    'width < 800px',
    'width <= 1200px',
    'width <= 800px',
    'width >= 1200px',
  ]);
});

it('has a lock file with whole hashes, one copy of each shared library, and only known licences', () => {
  expect(projectFindings()).toEqual([]);
});
