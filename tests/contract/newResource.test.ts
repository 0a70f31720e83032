import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { everyKind } from '../fields/everyKind';
import { declarationFile, newResource } from '../e2e/fixtures/newResource/newResource';

const root = resolve(import.meta.dirname, '../..');
const source = (path: string) => readFileSync(join(root, path), 'utf8');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);
/** What adds to types by being there: labels of all entities, virtual modules. */
const ambient = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(labels\.mn|\.d)\.ts$/.test(file))
  .map((file) => join(root, 'src', file));
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Type errors in the changed files, as `file: message`, when these stand over the project's own. */
function errorsWith(files: ReadonlyMap<string, string>): string[] {
  const over = new Map([...files].map(([path, text]) => [join(root, path), text]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.fileExists = (path) => over.has(path) || existsSync(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = over.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, version);
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, version, ...rest));
    return parsed.get(path);
  };
  const folders = new Set([...over.keys()].map(dirname));
  host.directoryExists = (path) => folders.has(path) || ts.sys.directoryExists(path);
  const program = ts.createProgram([...over.keys(), ...ambient], options, host);
  return [...over.keys()].flatMap((path) =>
    program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ messageText }) => {
      const told = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path.slice(root.length + 1)}: ${told}`;
    }),
  );
}

const guide = source('docs/adding-a-resource.md');

it('has a guide that names every kind of field', () => {
  const table = guide.split('| kind | value |')[1].split('\n\n')[0];
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(named.sort()).toEqual(Object.keys(everyKind).sort());
});

it('takes a new resource with its labels', () => {
  expect(errorsWith(newResource(source))).toEqual([]);
});

const labelsOf = (language: string) => `src/resources/content/tip/labels.${language}.ts`;

/** The resource without the label of its field `reward` in these languages. */
function withoutReward(languages: readonly string[]): Map<string, string> {
  const files = newResource(source);
  for (const path of languages.map(labelsOf)) {
    const text = files.get(path) ?? '';
    expect(text).toContain('reward: ');
    files.set(path, text.replace(/reward: '[^']*', /, ''));
  }
  return files;
}

it.each(['en', 'ru'] as const)('does not compile without a label in %s', (language) => {
  expect(errorsWith(withoutReward([language]))).toContainEqual(
    expect.stringMatching(new RegExp(`^${labelsOf(language)}: .*reward`)),
  );
});

// Mongolian is what declarations are held to.
it('does not compile a field without a label', () => {
  expect(errorsWith(withoutReward(['mn', 'en', 'ru']))).toContainEqual(
    expect.stringMatching(new RegExp(`^${declarationFile}: .*resources\\.tips\\.fields\\.reward`)),
  );
});

it('does not compile without its name and labels', () => {
  const files = new Map([...newResource(source)].filter(([path]) => path === declarationFile));
  expect(errorsWith(files)).toContainEqual(expect.stringMatching(/tips/));
});
