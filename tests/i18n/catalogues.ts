import { readdirSync } from 'node:fs';
import { loadAreaMessages } from '../../src/i18n/areaLoaders';
import { messages as en } from '../../src/i18n/en';
import { flatten, type Phrases } from '../../src/i18n/flatten';
import type { Locale } from '../../src/i18n/locale';
import { messages as mn } from '../../src/i18n/mn';
import { messages as ru } from '../../src/i18n/ru';

/** Names of all areas with labels, read from the folders. */
export const areas = readdirSync(new URL('../../src/resources', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const frames: Readonly<Record<Locale, object>> = { mn, en, ru };

/** Everything a language says, frame and areas, by dotted key. */
export async function catalogueOf(locale: Locale): Promise<Phrases> {
  const phrases = flatten(frames[locale], {});
  for (const area of areas) flatten(await loadAreaMessages(locale, area), phrases);
  return phrases;
}
