import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as XLSX from 'xlsx';
import { root as project } from './lib/paths.mjs';
import { LANGUAGES, readRows } from './lib/wordFiles.mjs';

/** First row of the table. */
const HEAD = ['Room', 'Key', 'Монгол', 'English', 'Русский'];

/** Widths of the columns, characters. */
const WIDTHS = [28, 44, 56, 56, 56];

/**
 * All texts as a workbook: a row for each, with its room, its key and what it says in the three languages.
 *
 * @param {string} [root] folder of the project
 */
export function workbookOf(root = project) {
  const lines = readRows(root).map(({ room, key, places }) => [
    room,
    key,
    ...LANGUAGES.map((language) => places[language]?.text ?? ''),
  ]);
  const sheet = XLSX.utils.aoa_to_sheet([HEAD, ...lines]);
  sheet['!cols'] = WIDTHS.map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: `A1:E${lines.length + 1}` };
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Texts');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

const placeholders = (text) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([one]) => one))].sort().join(' ');

const formsOf = (text) => text.split('||||').length;

/** What is wrong with a new text; nothing when all is well. */
function problemOf(text, before, language) {
  if (!before) return text === '' ? undefined : `${language}: said by a package, not here`;
  if (text.trim() === '' && before.text.trim() !== '') return `${language}: empty`;
  const [wanted, found] = [before.text, text].map(placeholders);
  if (wanted !== found)
    return `${language}: placeholders ${found || 'none'} instead of ${wanted || 'none'}`;
  if (formsOf(text) !== formsOf(before.text))
    return `${language}: ${formsOf(text)} forms instead of ${formsOf(before.text)}`;
  return undefined;
}

/** A text as the formatter writes it. */
function quoted(text) {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const count = (quote) => text.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  return quote + inner.replaceAll(quote, `\\${quote}`) + quote;
}

/** Rows of a workbook, each with the number that it has there. */
function linesOf(data) {
  const book = XLSX.read(data, { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0]];
  const [head = [], ...lines] = XLSX.utils.sheet_to_json(sheet, {
    header: 1,
    raw: true,
    defval: '',
    blankrows: true,
  });
  if (HEAD.some((name, at) => head[at] !== name))
    throw new Error(`The first row has to be: ${HEAD.join(' | ')}`);
  return lines
    .map((cells, at) => ({
      at: at + 2,
      cells: HEAD.map((_, column) => String(cells[column] ?? '').replaceAll('\r\n', '\n')),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * Writes the texts of a workbook into the files where they stand. Only those are written that differ; with one wrong row
 * nothing is. Rows that are not there stay as they are.
 *
 * @param {Uint8Array} data the workbook
 * @param {string} [root] folder of the project
 * @returns {{ problems: string[], files: string[], changes: number }} what is wrong, each with its row; else the changed files
 */
export function takeBack(data, root = project) {
  const known = new Map(readRows(root).map((row) => [`${row.room} ${row.key}`, row]));
  const problems = [];
  const edits = new Map();
  const seen = new Set();
  for (const { at, cells } of linesOf(data)) {
    const [room, key, ...texts] = cells;
    const id = `${room} ${key}`;
    const row = known.get(id);
    const say = (problem) => problems.push(`Row ${at} (${room} | ${key}): ${problem}`);
    if (!row) say('no such text');
    else if (seen.has(id)) say('stands twice');
    seen.add(id);
    for (const [column, language] of row ? LANGUAGES.entries() : []) {
      const before = row.places[language];
      if (texts[column] === (before?.text ?? '')) continue;
      const problem = problemOf(texts[column], before, language);
      if (problem) say(problem);
      else edits.set(before, texts[column]);
    }
  }
  if (problems.length > 0) return { problems, files: [], changes: 0 };
  const byFile = new Map();
  for (const edit of edits) byFile.set(edit[0].file, [...(byFile.get(edit[0].file) ?? []), edit]);
  for (const [file, changed] of byFile) {
    const path = join(root, file);
    const written = changed
      .sort(([one], [other]) => other.start - one.start)
      .reduce(
        (text, [{ start, end }, now]) => text.slice(0, start) + quoted(now) + text.slice(end),
        readFileSync(path, 'utf8'),
      );
    writeFileSync(path, written);
  }
  const files = [...byFile.keys()];
  if (files.length > 0)
    execFileSync(
      process.execPath,
      [
        join(project, 'node_modules/oxfmt/bin/oxfmt'),
        '-c',
        join(project, '.oxfmtrc.json'),
        ...files.map((file) => join(root, file)),
      ],
      { cwd: root, stdio: 'ignore' },
    );
  return { problems, files, changes: edits.size };
}

/** `npm run texts` writes the table, `npm run texts -- FILE` takes an edited one back. */
function main([file]) {
  if (!file) {
    writeFileSync('texts.xlsx', workbookOf());
    console.log('texts.xlsx: edit it, then npm run texts -- texts.xlsx');
    return;
  }
  const { problems, files, changes } = takeBack(readFileSync(resolve(file)));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Nothing was written.');
    process.exitCode = 1;
    return;
  }
  for (const one of files) console.log(one);
  console.log(`Texts changed: ${changes}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
