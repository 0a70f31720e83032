import { now } from '../../domain/clock';
import { instantToWallTime } from '../../domain/dates';
import { saveBlob } from '../../ui/saveBlob';

/**
 * Hands a file to the person as `customers_2026-11-21_1604.xlsx`: what and when, no personal data.
 * @param what resource or kind of the file; slashes become dashes
 * @param extension without its dot; that of a workbook without it
 */
export function saveFile(file: Blob, what: string, extension = 'xlsx'): void {
  const wall = instantToWallTime(now().toISOString()) ?? '';
  const when = wall.slice(0, 16).replace(' ', '_').replace(':', '');
  saveBlob(file, `${what.replaceAll('/', '-')}_${when}.${extension}`);
}
