import { saveFile } from '../export/saveFile';
import { startWorkbook } from '../../workers/workbook';

const WIDTH = 22;

/**
 * Hands the person a workbook with the headings of an import and no rows.
 * @param what kind of the file, for its name
 */
export async function saveTemplate(
  what: string,
  sheet: string,
  headings: readonly string[],
): Promise<void> {
  const workbook = startWorkbook(
    sheet,
    headings.map((label) => ({ label, width: WIDTH })),
  );
  saveFile(await workbook.finish(), `${what}-template`);
}
