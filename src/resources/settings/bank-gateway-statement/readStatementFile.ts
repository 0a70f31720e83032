import type { BankStatement, StatementFormat } from '../../../domain/bankStatements/BankStatement';
import { StatementError } from '../../../domain/bankStatements/StatementFault';
import { decodeText } from '../../../domain/imports/decodeText';
import { readSheet, SheetError } from '../../../workers/readSheet';

/** How far the beginning of a text says what it is, characters. */
const BEGINNING = 2_000;
const MT940 = /^\s*(?:\{1:|:20:)/m;

/** The rows of a sheet; what is no sheet is no statement. */
async function rowsOf(file: Blob): Promise<string[][]> {
  try {
    return await readSheet(file, true);
  } catch (error) {
    if (error instanceof SheetError) throw new StatementError([{ code: 'format' }]);
    throw error;
  }
}

/**
 * Reads the statements of a file, whatever it is called: camt.053, MT940, a workbook or CSV (docs/domain/money.md 4.15).
 * @throws StatementError
 */
export async function readStatementFile(
  file: Blob,
): Promise<{ format: StatementFormat; statements: BankStatement[] }> {
  const data = await file.arrayBuffer();
  const [first, second] = new Uint8Array(data);
  const text = first === 0x50 && second === 0x4b ? '' : decodeText(data).replace(/^\uFEFF/, '');
  if (text.trimStart().startsWith('<')) {
    const { readCamt053 } = await import('../../../domain/bankStatements/readCamt053');
    return { format: 'CAMT053', statements: readCamt053(text.trimStart()) };
  }
  if (MT940.test(text.slice(0, BEGINNING))) {
    const { readMt940 } = await import('../../../domain/bankStatements/readMt940');
    return { format: 'MT940', statements: readMt940(text) };
  }
  const { readSheetStatement } = await import('../../../domain/bankStatements/readSheetStatement');
  return { format: 'SHEET', statements: readSheetStatement(await rowsOf(file)) };
}
