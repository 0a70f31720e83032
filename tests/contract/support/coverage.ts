import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** One row of a table of docs/domain/coverage.md: its cells, without the signs of code around what is one piece of code. */
export type Row = readonly string[];

const page = readFileSync('docs/domain/coverage.md', 'utf8');

/** Cells of a line of a table. A bar within a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

const isRule = (line: string): boolean => /^\|(?:-+\|)+$/.test(line);

/** The rows of all tables below a heading, by its number: a chapter with its parts, or one part. */
export function rowsOf(number: string): Row[] {
  const level = number.includes('.') ? 3 : 2;
  const parts = page.split(new RegExp(`^#{2,${level}} `, 'm'));
  const part = parts.find((one) => one.startsWith(level === 2 ? `${number}. ` : `${number} `));
  if (part === undefined) throw new Error(`docs/domain/coverage.md has no ${number}`);
  const lines = part.split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((line, index) => !isRule(line) && !isRule(lines[index + 1] ?? ''))
    .map(cellsOf);
}

/** What a cell says in code: `` `a` `` → `a`. A piece with a backtick in it has two around it. */
export const codeOf = (cell: string): string => /^(`+) ?(.*?) ?\1$/s.exec(cell)?.[2] ?? cell;

/** Every piece of code of a cell, in its order. */
export const codesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

const oneBlank = (text: string): string => text.replace(/\s+/g, ' ');

/** The text of a file of the repository with every run of blanks as one; nothing when there is no such file. */
export const textAt = (path: string): string =>
  existsSync(path) && statSync(path).isFile() ? oneBlank(readFileSync(path, 'utf8')) : '';

/** True when the file has the words, however its lines are broken. */
export const hasWords = (path: string, words: string): boolean =>
  words !== '' && textAt(path).includes(oneBlank(words));

/** Files of a folder of the repository, without those below it. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
