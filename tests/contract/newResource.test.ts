import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOMS, roomsModule, wordsOfRooms } from '../../scripts/rooms.mjs';
import { everyKind } from '../fields/everyKind';
import { declarationFile, newResource, wordsFile } from '../e2e/fixtures/newResource/newResource';

const root = resolve(import.meta.dirname, '../..');
const source = (path: string) => readFileSync(join(root, path), 'utf8');

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);
/** What adds to types by being there: virtual modules. */
const ambient = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => join(root, 'src', file));
const resolved = ts.createModuleResolutionCache(root, (path) => path, options);
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Type errors in the changed files, as `file: message`, when these stand over the project's own. */
function errorsWith(files: ReadonlyMap<string, string>): string[] {
  const rooms = [...files.keys()].filter((path) => path.endsWith('/words.ts'));
  const known = new Set([...wordsOfRooms(), ...rooms.map((path) => path.replace('src/', ''))]);
  const changed = [...files.keys()].map((path) => join(root, path));
  const over = new Map([...files].map(([path, text]) => [join(root, path), text]));
  over.set(join(root, ROOMS), roomsModule([...known]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getModuleResolutionCache = () => resolved;
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
  return changed.flatMap((path) =>
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

it('is two files', () => {
  expect([...newResource().keys()].sort()).toEqual([declarationFile, wordsFile]);
});

it('takes a new resource with its words', () => {
  expect(errorsWith(newResource())).toEqual([]);
});

/** The resource with other lines in its words; each line that is replaced is there. */
function withWords(changes: readonly (readonly [line: RegExp, instead: string])[]) {
  const files = newResource();
  const changed = changes.reduce(
    (text, [line, instead]) => {
      expect(text).toMatch(line);
      return text.replace(line, instead);
    },
    files.get(wordsFile) ?? '',
  );
  return files.set(wordsFile, changed);
}

/** The declaration of another resource that nobody has written words for. */
const wordless = declarationFile.replaceAll('tip', 'hint');

// Checked in one go: reading the whole project's types takes longer than looking at two more files.
describe('does not compile', () => {
  let errors: string[] = [];
  beforeAll(() => {
    const files = withWords([
      [/mn: 'Хүчинтэй хугацаа', /, ''],
      [/en: 'The tip', /, ''],
      [/^ +ru: 'Совет \|\|\|\| .*\n/m, ''],
      [/^ +reward: .*\n/m, ''],
      [/^ +'tips:write': \{[^}]*\},\n/m, ''],
      [/, demo: \['admin'\] \}/, ' }'],
    ]);
    const declaration = String(newResource().get(declarationFile));
    errors = errorsWith(files.set(wordless, declaration.replaceAll('tips', 'hints')));
  });
  it('with words that lack something, each mistake by its name', () => {
    const words = (what: string) => new RegExp(`^${wordsFile}: .*'${what}' is missing`);
    const declaration = (what: string) => new RegExp(`^${declarationFile}: .*${what}`);
    for (const mistake of [
      ...['mn', 'en', 'ru', 'demo'].map(words),
      ...['resources\\.tips\\.fields\\.reward', 'tips:write'].map(declaration),
    ])
      expect(errors).toContainEqual(expect.stringMatching(mistake));
  });

  it('without its words', () => {
    expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^${wordless}: .*hints`)));
  });
});
