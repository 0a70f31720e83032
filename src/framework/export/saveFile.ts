import { now } from '../../domain/clock';
import { instantToWallTime } from '../../domain/dates';

/**
 * Hands a file to the person as `customers_2026-11-21_1604.xlsx`: what and when, no personal data.
 * @param what resource or kind of the file; slashes become dashes
 * @param extension without its dot; that of a workbook without it
 */
export function saveFile(file: Blob, what: string, extension = 'xlsx'): void {
  const wall = instantToWallTime(now().toISOString()) ?? '';
  const when = wall.slice(0, 16).replace(' ', '_').replace(':', '');
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${what.replaceAll('/', '-')}_${when}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}

/** Long enough for the browser to have begun the download. */
const REVOKE_MS = 10_000;
