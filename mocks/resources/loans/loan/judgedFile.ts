import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { fileOf } from '../book/fileOf';
import { type LoanFile, withDaysOff } from '../book/LoanFile';
import { lendingSettingsOf } from './lendingSettings';

/** The file of a loan with the settings that an action of today is judged by. */
export function judgedFile(store: Store, record: MockRecord): LoanFile {
  const file = fileOf(record);
  const settings = lendingSettingsOf(store);
  return file.book
    ? { ...file, book: { ...file.book, settings } }
    : { ...file, terms: withDaysOff(file.terms, settings.daysOff) };
}
