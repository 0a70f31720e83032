import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { everyKind } from '../fields/everyKind';
import { declarationFile, newResource, readLabels } from '../e2e/fixtures/newResource/newResource';

const root = resolve(import.meta.dirname, '../..');
const source = (path: string) => readFileSync(join(root, path), 'utf8');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);
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
  const program = ts.createProgram([...over.keys()], options, host);
  return [...over.keys()].flatMap((path) =>
    program.getSemanticDiagnostics(program.getSourceFile(path)).map(({ messageText }) => {
      const told = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path.slice(root.length + 1)}: ${told}`;
    }),
  );
}

const guide = source('docs/adding-a-resource.md');

it('has a guide whose example is the file itself', () => {
  const blocks = guide.split('```ts\n').map((block) => block.split('```')[0]);
  expect(blocks).toContain(source('src/resources/content/news.ts'));
});

it('has a guide that names every kind of field', () => {
  const table = guide.split('| kind | value |')[1].split('\n\n')[0];
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(named.sort()).toEqual(Object.keys(everyKind).sort());
});

/** A type check of the whole project's texts takes its time. */
const CHECK_MS = 60_000;

it(
  'takes a new resource with its labels',
  () => {
    expect(errorsWith(newResource(source))).toEqual([]);
  },
  CHECK_MS,
);

it.each(['en', 'ru'] as const)('does not compile without a label in %s', (language) => {
  const labels = readLabels();
  delete labels[language].own.fields.reward;
  expect(errorsWith(newResource(source, labels))).toContainEqual(
    expect.stringMatching(new RegExp(`^src/i18n/${language}/areas/content.ts: .*reward`)),
  );
});

// Mongolian is what declarations are held to.
it('does not compile a field without a label', () => {
  const labels = readLabels();
  for (const { own } of Object.values(labels)) delete own.fields.reward;
  expect(errorsWith(newResource(source, labels))).toContainEqual(
    expect.stringMatching(new RegExp(`^${declarationFile}: .*resources\\.tips\\.fields\\.reward`)),
  );
});

it('does not compile without its name and labels', () => {
  const files = new Map([...newResource(source)].filter(([path]) => path === declarationFile));
  expect(errorsWith(files)).toContainEqual(expect.stringMatching(/tips/));
});
