import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { isData } from '../codes';
import { foreignIn, LATIN_WORDS, wordsIn } from '../latinWords';
import type { Lab } from './gateways';

/** What is asked, however it is asked. */
export const DIALOG = '[role=dialog], [role=alertdialog]';

/** The foreign words of the dialogs that are open; those of the record itself, and names of people, are none. */
export function foreignInDialogs({ gateways }: Lab, record: MockRecord): readonly string[] {
  const words = foreignIn([...document.querySelectorAll(DIALOG)].flatMap(wordsIn), LATIN_WORDS);
  const data = foreignIn(JSON.stringify(record).split('"'), LATIN_WORDS).filter(isData);
  const logins = gateways.store.collection('users')?.all.map(({ loginName }) => loginName);
  const known = [...data, ...(logins ?? [])];
  return words.filter((word) => !known.includes(word) && !known.includes(word.replace(/\.$/, '')));
}
