import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';

interface PackageFile {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}

const read = (path: string): string => readFileSync(path, 'utf8');
const own = JSON.parse(read('package.json')) as Required<PackageFile>;
const runtime = Object.keys(own.dependencies);
const all = [...runtime, ...Object.keys(own.devDependencies)];

const CODE = /^(src|mocks|scripts|tests)\/.*\.(tsx?|mjs|css)$|^[\w.]+\.(ts|js)$/;
/** A module by its name: in imports and exports, lazy ones, `resolve` of Node, and files of a package in style sheets. */
const NAMED =
  /(?:(?:\bfrom|\bimport|\bimport\(|(?<!Promise)\.resolve\()\s*['"`]|\burl\('(?=@))((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^'"`]*)?['"`]/g;

/** `name` → the files that import the package. */
function importsOf(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const [, name] of withoutComments(read(file)).matchAll(NAMED))
      found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => CODE.test(path));
const imported = importsOf(files.filter((path) => path !== 'tests/contract/packages.test.ts'));

const peersOf = (name: string): string[] =>
  Object.keys(
    (JSON.parse(read(`node_modules/${name}/package.json`)) as PackageFile).peerDependencies ?? {},
  );

const hook = read('.githooks/pre-commit');

/** Needed though nothing imports it: a peer of a package that is imported or a command, its types, or a command of a script or hook. */
function isNeeded(name: string): boolean {
  if (name === '@types/node') return true;
  if (name.startsWith('@types/')) return imported.has(name.slice('@types/'.length));
  const commands = [...Object.values(own.scripts), hook].join(' ').split(/\s+/);
  return (
    commands.includes(name) ||
    commands.some((command) => command.startsWith(`node_modules/${name}/`)) ||
    all.some(
      (other) => (imported.has(other) || commands.includes(other)) && peersOf(other).includes(name),
    )
  );
}

it('installs nothing that is not used', () => {
  expect(all.filter((name) => !imported.has(name) && !isNeeded(name))).toEqual([]);
});

it('imports nothing that is not declared, and in the console nothing that only developers install', () => {
  const known = new Set([...all, ...builtinModules]);
  const strange = [...imported].filter(([name]) => !known.has(name));
  expect(strange).toEqual([]);
  const inConsole = importsOf(files.filter((path) => path.startsWith('src/')));
  expect([...inConsole].filter(([name]) => !runtime.includes(name))).toEqual([]);
});

it('sees every way to name a package', () => {
  expect([...importsOf(['tests/contract/packages.test.ts']).keys()].sort()).toEqual(['vitest']);
  for (const name of ['react', '@mui/material', 'axe-core', '@fontsource-variable/golos-text'])
    expect([...imported.keys()]).toContain(name);
});

it('says of every package why it is here', () => {
  const said = read('docs/dependencies.md');
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((name) => !new RegExp(`[| ]${name}[ ,]`).test(said))).toEqual([]);
});
