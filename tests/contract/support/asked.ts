import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../..');

/** A key that is put together: its fixed parts, and between them what may stand there; null = any word. */
export interface Template {
  file: string;
  parts: readonly string[];
  holes: readonly (readonly string[] | null)[];
}

interface FileWords {
  /** Texts, names of properties: what the file may fill a key with. */
  words: ReadonlySet<string>;
  /** The texts alone. */
  texts: ReadonlySet<string>;
  imports: ReadonlySet<string>;
}

/** Files that hold texts themselves. */
const TEXTS = /\/src\/(i18n\/(mn|en|ru|shared)\/|resources\/.*(\/words|Words)\.ts$)|\.d\.ts$/;

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/** What a number in a key may be: a month, a day of the week, a level. */
const NUMBERS = Array.from({ length: 32 }, (_, number) => String(number));

/** The program as the compiler sees it, without its tests. */
function programOf(): ts.Program {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  return ts.createProgram(files, options);
}

/** The texts that an expression of this type may be; null where the compiler does not know. */
function valuesOf(checker: ts.TypeChecker, type: ts.Type): string[] | null {
  if (type.isUnion()) {
    const all = type.types.map((one) => valuesOf(checker, one));
    return all.every((one) => one !== null) ? all.flat() : null;
  }
  if (type.flags & ts.TypeFlags.Number) return NUMBERS;
  if (type.isStringLiteral() || type.isNumberLiteral()) return [String(type.value)];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return [];
  const bound = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  return bound && bound !== type ? valuesOf(checker, bound) : null;
}

/** True for a parameter that takes any key below a part (`KeyBelow`): which ones are asked for is said by its callers. */
function isAnyKeyBelow(checker: ts.TypeChecker, expression: ts.Expression): boolean {
  const { valueDeclaration } = checker.getSymbolAtLocation(expression) ?? {};
  return (
    valueDeclaration !== undefined &&
    ts.isParameter(valueDeclaration) &&
    valueDeclaration.type?.getText().startsWith('KeyBelow<') === true
  );
}

const isName = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  (ts.isPropertyAssignment(node.parent) ||
    ts.isShorthandPropertyAssignment(node.parent) ||
    ts.isPropertySignature(node.parent)) &&
  node.parent.name === node;

/** What the console and its gateways ask for, read from their code with the compiler's types. */
export interface Asked {
  files: ReadonlyMap<string, FileWords>;
  templates: readonly Template[];
}

/** Reads all code of the console and its gateways; some twenty seconds. */
export function readAsked(): Asked {
  const program = programOf();
  const checker = program.getTypeChecker();
  const files = new Map<string, FileWords>();
  const templates: Template[] = [];
  for (const source of program.getSourceFiles()) {
    const isOwn = [join(root, 'src'), join(root, 'mocks')].some((one) =>
      source.fileName.startsWith(`${one}/`),
    );
    if (!isOwn || TEXTS.test(source.fileName)) continue;
    const file = source.fileName.slice(root.length + 1);
    const words = new Set<string>();
    const texts = new Set<string>();
    const imports = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) texts.add(node.text);
      if (ts.isNumericLiteral(node) || isName(node)) words.add(node.text);
      if (ts.isStringLiteral(node) && /^\.{1,2}\//.test(node.text)) {
        const found = ts.resolveModuleName(node.text, source.fileName, options, ts.sys);
        if (found.resolvedModule)
          imports.add(found.resolvedModule.resolvedFileName.slice(root.length + 1));
      }
      if (ts.isTemplateExpression(node)) {
        templates.push({
          file,
          parts: [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)],
          holes: node.templateSpans.map(({ expression }) =>
            isAnyKeyBelow(checker, expression)
              ? null
              : valuesOf(checker, checker.getTypeAtLocation(expression)),
          ),
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const text of texts) words.add(text);
    files.set(file, { words, texts, imports });
  }
  return { files, templates };
}
