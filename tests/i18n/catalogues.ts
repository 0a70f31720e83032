import { readdirSync } from 'node:fs';
import { loadAreaMessages, type Area } from '../../src/i18n/areaLoaders';
import { messages as en } from '../../src/i18n/en';
import { flatten, type Phrases } from '../../src/i18n/flatten';
import type { Locale } from '../../src/i18n/locale';
import { messages as mn } from '../../src/i18n/mn';
import { messages as ru } from '../../src/i18n/ru';

/** Names of all areas, read from the folder: a file that no loader knows makes the tests fail. */
export const areas = readdirSync(new URL('../../src/i18n/mn/areas', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, '') as Area);

const frames: Readonly<Record<Locale, object>> = { mn, en, ru };

/** Everything a language says, frame and areas, by dotted key. */
export async function catalogueOf(locale: Locale): Promise<Phrases> {
  const phrases = flatten(frames[locale], {});
  for (const area of areas) flatten(await loadAreaMessages(locale, area), phrases);
  return phrases;
}
