import type { StoredFile } from '../../src/fields/file/schema';
import type { MockRecord } from './MockRecord';

/** A row of a list says which HTML file it is; the text comes with the record. */
export function withoutText(shown: MockRecord): MockRecord {
  const { name, type, size } = shown.htmlFile as StoredFile;
  return { ...shown, htmlFile: { name, type, size, data: '' } };
}
