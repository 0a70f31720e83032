import { read } from 'xlsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guessMapping } from '../../src/domain/imports/columns';
import {
  readWatchRows,
  WATCH_COLUMNS,
} from '../../src/resources/watchlists/entry/import/watchRows';
import { readSheet } from '../../src/workers/readSheet';
import { startWorkbook } from '../../src/workers/workbook';
import { hostileTexts } from '../support/hostileText';
import { stubWorker } from './startWorker';

afterEach(() => void vi.unstubAllGlobals());

const texts = hostileTexts.map(([, text]) => text);

/** A workbook of one column with every hostile text, under a hostile name and heading. */
async function exported(): Promise<Blob> {
  stubWorker('workbook');
  const [name] = texts;
  const workbook = startWorkbook(name, [{ label: texts[1], width: 12 }]);
  workbook.append(texts.map((text) => [text]));
  return workbook.finish();
}

describe('an exported workbook', () => {
  it('holds every hostile text as text with its value unchanged, never as a formula or a link', async () => {
    const file = await exported();
    const book = read(await file.arrayBuffer(), { cellFormula: true });
    const sheet = book.Sheets[book.SheetNames[0]];
    const cells = ['A1', ...texts.map((_, index) => `A${index + 2}`)].map((at) => sheet[at]);
    expect(cells.map(({ t, v, f, l }) => ({ t, v, f, l }))).toEqual(
      [texts[1], ...texts].map((v) => ({ t: 's', v, f: undefined, l: undefined })),
    );
  });

  it('gives them back when it is read again', async () => {
    const file = await exported();
    stubWorker('readSheet');
    expect(await readSheet(file)).toEqual([texts[1], ...texts].map((text) => [text]));
  });
});

describe('an imported file', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

  it('gives every hostile text of a cell as it stands', async () => {
    stubWorker('readSheet');
    const file = ['Нэр;Шалтгаан', ...texts.map((text) => `${quoted(text)};${quoted(text)}`)];
    expect(await readSheet(new Blob([file.join('\n')]))).toEqual([
      ['Нэр', 'Шалтгаан'],
      ...texts.map((text) => [text, text]),
    ]);
  });

  it('is refused when it begins like a web page', async () => {
    stubWorker('readSheet');
    const file = new Blob(['<script>hacked=1</script>;Нэр\n1;Бат']);
    await expect(readSheet(file)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('keeps names and reasons as they are; only too long ones are problems of their row', () => {
    const head = ['Жагсаалт', 'Овог нэр', 'Регистр', 'Шалтгаан'];
    const mapping = guessMapping(head, WATCH_COLUMNS);
    const sheet = texts.map((text, index) => ['хар', text, `УК0327161${index}`, text]);
    const rows = readWatchRows(sheet, mapping, '2026-11-21');
    expect(rows.map(({ row }) => [row.name, row.reason])).toEqual(
      texts.map((text) => [text, text]),
    );
    expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual(
      hostileTexts.map(([kind]) =>
        kind === 'long' ? ['validation.max_length', 'validation.max_length'] : [],
      ),
    );
  });

  it.each(hostileTexts)('refuses %s as list, register number, phone and date', (_, text) => {
    const head = ['Жагсаалт', 'Овог нэр', 'Регистр', 'Утас', 'Шалтгаан', 'Огноо'];
    const sheet = [[text, 'Дорж Болд', text, text, 'Хуурамч бичиг баримт', text]];
    const [{ problems }] = readWatchRows(sheet, guessMapping(head, WATCH_COLUMNS), '2026-11-21');
    expect(problems.map(({ message }) => message)).toEqual([
      'validation.required',
      'validation.regnum',
      'validation.phone',
      'validation.date_invalid',
    ]);
  });
});
