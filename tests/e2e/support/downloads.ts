import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { read, type WorkSheet } from 'xlsx';

/** The only sheet of a downloaded workbook. */
export async function savedSheet(download: Download): Promise<WorkSheet> {
  const folder = await mkdtemp(join(tmpdir(), 'urtuu-'));
  const path = join(folder, 'list.xlsx');
  await download.saveAs(path);
  const book = read(await readFile(path), { cellFormula: true });
  await rm(folder, { recursive: true });
  return book.Sheets[book.SheetNames[0]];
}
