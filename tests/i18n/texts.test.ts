import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { read, utils, write } from 'xlsx';
import { takeBack, workbookOf } from '../../scripts/texts.mjs';

const NEWS = 'src/resources/content/news/words.ts';
const COURT = 'src/resources/loans/court/words.ts';
const FRAME = ['mn', 'en', 'ru'].map((language) => `src/i18n/${language}/frame/sheet.ts`);

type Line = [room: string, key: string, mn: string, en: string, ru: string];

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const file of [NEWS, COURT, ...FRAME]) cpSync(file, join(root, file));
});
afterEach(() => rmSync(root, { recursive: true }));

const lines = (): Line[] => {
  const book = read(workbookOf(root), { type: 'buffer' });
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, defval: '' });
};

/** The table with these lines, as somebody's program saves it. */
function saved(table: Line[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table), 'Sheet 1');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}

/** The table with other words in some of the cells of one line. */
const edited = (room: string, key: string, words: Partial<Record<2 | 3 | 4, string>>) =>
  saved(
    lines().map((line) =>
      line[0] === room && line[1] === key ? (Object.assign([...line], words) as Line) : line,
    ),
  );

/** Lines of the copies that are not those of the project, as `file: line`. */
const changed = (): string[] =>
  [NEWS, COURT, ...FRAME].flatMap((file) => {
    const before = readFileSync(file, 'utf8').split('\n');
    const now = readFileSync(join(root, file), 'utf8').split('\n');
    return now.filter((line) => !before.includes(line)).map((line) => `${file}: ${line.trim()}`);
  });

describe('the table of all texts', () => {
  it('has a row for each text, with its room, its key and three languages', () => {
    const table = lines();
    expect(table[0]).toEqual(['Room', 'Key', 'Монгол', 'English', 'Русский']);
    expect(table).toContainEqual([
      'content/news',
      'resources.news.sections.text',
      'Агуулга',
      'Text',
      'Текст',
    ]);
    expect(table).toContainEqual([
      'frame/sheet',
      'sheet.checking',
      'Шалгаж байна…',
      'Checking…',
      'Проверка…',
    ]);
  });

  it('names each text of the console once', () => {
    const book = read(workbookOf(), { type: 'buffer' });
    const all = utils.sheet_to_json<Line>(book.Sheets.Texts, { header: 1, defval: '' });
    expect(all.length).toBeGreaterThan(6_000);
    expect(new Set(all.map(([room, key]) => `${room} ${key}`)).size).toBe(all.length);
    const [, ...texts] = all;
    // What react-admin's own packages say in the other languages stands there.
    expect(texts.filter(([room, , ...three]) => room !== 'ra' && three.includes(''))).toEqual([]);
  });

  it('changes nothing when it comes back as it was', () => {
    expect(takeBack(saved(lines()), root)).toEqual({ problems: [], files: [], changes: 0 });
    expect(changed()).toEqual([]);
  });

  it('changes the line of the one text that was edited', () => {
    const data = edited('content/news', 'resources.news.sections.text', { 3: "What it's about" });
    expect(takeBack(data, root)).toEqual({ problems: [], files: [NEWS], changes: 1 });
    expect(changed()).toEqual([
      `${NEWS}: text: { mn: 'Агуулга', en: "What it's about", ru: 'Текст' },`,
    ]);
  });

  it('writes a text of the frame into the file of its language', () => {
    const data = edited('frame/sheet', 'sheet.checking', { 4: 'Проверяем…' });
    expect(takeBack(data, root).changes).toBe(1);
    expect(changed()).toEqual(["src/i18n/ru/frame/sheet.ts: checking: 'Проверяем…',"]);
  });

  it('leaves out what was left out', () => {
    expect(takeBack(saved(lines().slice(0, 3)), root).changes).toBe(0);
  });

  it.each([
    [
      'a lost placeholder',
      'frame/sheet',
      'sheet.only_wrong',
      { 3: 'Only the wrong ones' },
      /^Row \d+ \(frame\/sheet \| sheet.only_wrong\): en: placeholders none instead of %\{/,
    ],
    [
      'a text without words',
      'content/news',
      'resources.news.sections.text',
      { 2: '' },
      /^Row \d+ \(content\/news \| resources.news.sections.text\): mn: empty$/,
    ],
    [
      'a lost form of a counted text',
      'content/news',
      'resources.news.name',
      { 4: 'Новость |||| Новости' },
      /^Row \d+ \(content\/news \| resources.news.name\): ru: 2 forms instead of 3$/,
    ],
  ])('refuses %s, names the row and writes nothing', (_what, room, key, words, problem) => {
    const { problems, changes } = takeBack(edited(room, key, words), root);
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(changes).toBe(0);
    expect(changed()).toEqual([]);
  });

  it('refuses keys that nothing has, and a table that is another one', () => {
    const [head, ...rest] = lines();
    const wrong: Line = ['content/news', 'resources.news.fields.nothing', 'а', 'b', 'в'];
    const other = edited('content/news', 'resources.news.sections.text', { 3: 'Body' });
    expect(takeBack(saved([head, wrong, ...rest]), root).problems).toEqual([
      'Row 2 (content/news | resources.news.fields.nothing): no such text',
    ]);
    expect(() => takeBack(saved(rest), root)).toThrow('The first row has to be: Room | Key');
    expect(takeBack(other, root).changes).toBe(1);
  });
});
