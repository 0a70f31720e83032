import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The languages, in the order of the table's columns. */
export const LANGUAGES = ['mn', 'en', 'ru'];

/** Files with texts of one language, below `src/i18n`, and what part of the frame they say. */
const FRAME = /^i18n\/(mn|en|ru)\/(frame\/(?!index)\w+|menu|menuGroups|ra|raOfForms|tiptap)\.ts$/;

/** Files with texts of three languages beside each other. */
const ROOM = /^(?:resources\/(.+\/words|.+\/\w+Words)|i18n\/(shared\/\w+))\.ts$/;

const nameOf = ({ name }) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;

const isObject = (node) => ts.isObjectLiteralExpression(node);

/** `{ … } satisfies Words`, without what stands behind it. */
function bare(node) {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node;
}

/** True for a text in three languages. */
const isText = (node) =>
  isObject(node) &&
  node.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) && nameOf(one) === 'mn' && ts.isStringLiteral(one.initializer),
  );

/** The constants of a file that are trees of texts, by their names. */
function treesOf(source) {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) => {
      const tree = initializer && bare(initializer);
      return tree && isObject(tree) ? [[name.getText(source), tree]] : [];
    });
}

/** Calls `found` with every leaf of a tree and the way to it; what is taken from elsewhere stands there. */
function eachLeaf(tree, path, isLeaf, found) {
  for (const property of tree.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const node = bare(property.initializer);
    const way = [...path, nameOf(property)];
    if (isLeaf(node)) found(way, node);
    else if (isObject(node)) eachLeaf(node, way, isLeaf, found);
  }
}

/** Where a text stands in its file. */
const place = (file, source, node) => ({
  file,
  text: node.text,
  start: node.getStart(source),
  end: node.getEnd(),
});

/**
 * All texts of the console as they stand in its files: a row for each, with the place of every language. What a room takes
 * from another one stands there, once. A language in which react-admin's own package has the words has no place.
 *
 * @param {string} root folder of the project
 */
export function readRows(root) {
  const rows = new Map();
  const rowOf = (room, key) => {
    const id = `${room} ${key}`;
    if (!rows.has(id)) rows.set(id, { room, key, places: {} });
    return rows.get(id);
  };
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  for (const below of files) {
    const [, language, part] = FRAME.exec(below) ?? [];
    const [, own, shared] = ROOM.exec(below) ?? [];
    if (!part && !own && !shared) continue;
    const file = `src/${below}`;
    const text = readFileSync(join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    // The Mongolian start of the console has react-admin's words of lists alone; they are one part all the same.
    const room = part ? part.replace('raOfForms', 'ra') : (shared ?? own.replace(/\/words$/, ''));
    for (const [name, tree] of treesOf(source)) {
      const path = part || name === 'words' ? [] : [name];
      if (part)
        eachLeaf(tree, path, ts.isStringLiteral, (way, node) => {
          rowOf(room, way.join('.')).places[language] = place(file, source, node);
        });
      else
        eachLeaf(tree, path, isText, (way, node) => {
          const { places } = rowOf(room, way.join('.'));
          for (const one of node.properties)
            places[nameOf(one)] = place(file, source, one.initializer);
        });
    }
  }
  return [...rows.values()];
}
