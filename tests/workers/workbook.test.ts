import { CFB, read, type WorkSheet } from 'xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWorkbook } from '../../src/workers/workbook';
import type { WireCell } from '../../src/workers/workbookProtocol';
import { stubWorker } from './startWorker';

beforeAll(() => void stubWorker());
afterAll(() => vi.unstubAllGlobals());

/** One column of cells, written and read back. */
async function written(cells: WireCell[], sheet = 'Хуудас'): Promise<[string, WorkSheet]> {
  const workbook = startWorkbook(sheet, [{ label: 'Багана', width: 12 }]);
  workbook.append(cells.map((cell) => [cell]));
  const file = await workbook.finish();
  const book = read(await file.arrayBuffer(), { cellFormula: true, cellNF: true, cellText: true });
  return [book.SheetNames[0], book.Sheets[book.SheetNames[0]]];
}

const cellOf = async (cell: WireCell) => (await written([cell]))[1].A2;

it('keeps the head of the sheet in sight', async () => {
  const workbook = startWorkbook('Хуудас', [{ label: 'Багана', width: 12 }]);
  workbook.append([['Нэг'], ['Хоёр']]);
  const file = new Uint8Array(await (await workbook.finish()).arrayBuffer());
  const sheet = CFB.find(CFB.read(file, { type: 'buffer' }), '/xl/worksheets/sheet1.xml');
  expect(new TextDecoder().decode(Uint8Array.from(sheet?.content as number[]))).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
});

describe('cells of a workbook', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")', '=cmd|calc!A1'])(
    'keeps %j as text, never as a formula',
    async (text) => {
      const cell = await cellOf(text);
      expect(cell).toMatchObject({ t: 's', v: text });
      expect(cell.f).toBeUndefined();
    },
  );

  it('cuts a text of 40,000 characters to what Excel takes, with a mark', async () => {
    const cell = await cellOf('а'.repeat(40_000));
    expect(String(cell.v)).toHaveLength(32_767);
    expect(String(cell.v).slice(-2)).toBe('а…');
  });

  it('keeps identifiers with their leading zeros, and numbers as numbers', async () => {
    expect(await cellOf('0099112233')).toMatchObject({ t: 's', v: '0099112233' });
    expect(await cellOf({ n: 1234567.89, z: '#,##0.00' })).toMatchObject({
      t: 'n',
      v: 1234567.89,
      z: '#,##0.00',
      w: '1,234,567.89',
    });
  });

  it('writes dates as dates of the wall clock', async () => {
    expect(await cellOf({ d: '2026-11-21', z: 'yyyy-mm-dd' })).toMatchObject({
      t: 'n',
      v: 46347,
      w: '2026-11-21',
    });
    expect(await cellOf({ d: '2026-11-21 18:00:00', z: 'yyyy-mm-dd hh:mm' })).toMatchObject({
      t: 'n',
      v: 46347.75,
      w: '2026-11-21 18:00',
    });
  });

  it('leaves nothing where there is nothing', async () => {
    const [, sheet] = await written([null, 'x']);
    expect(sheet.A2).toBeUndefined();
    expect(sheet.A3.v).toBe('x');
  });

  it('heads the columns and names the sheet as Excel allows', async () => {
    const [name, sheet] = await written([], 'Зээл: [нэгдсэн] жагсаалт/2026 онд олгосон бүх зээл');
    expect(name).toBe('Зээл   нэгдсэн  жагсаалт 2026 о');
    expect(name).toHaveLength(31);
    expect(sheet.A1).toMatchObject({ t: 's', v: 'Багана' });
  });
});
