import type { Enumeration, EnumValue } from '../../src/domain/enums/enumeration';
import { labelKeyOf } from '../../src/domain/enums/readEnum';
import { frame as en } from '../../src/i18n/en/frame';
import { done as enDone } from '../../src/i18n/en/frame/done';
import { validation as enRules } from '../../src/i18n/en/frame/validation';
import { flatten, type Phrases } from '../../src/i18n/flatten';
import type { Locale } from '../../src/i18n/locale';
import { frame as mn } from '../../src/i18n/mn/frame';
import { done as mnDone } from '../../src/i18n/mn/frame/done';
import { validation as mnRules } from '../../src/i18n/mn/frame/validation';
import { frame as ru } from '../../src/i18n/ru/frame';
import { done as ruDone } from '../../src/i18n/ru/frame/done';
import { validation as ruRules } from '../../src/i18n/ru/frame/validation';
import { inLanguage, type Words } from '../../src/i18n/words';
import type { Texts } from './messages';

const frames: Readonly<Record<Locale, object>> = {
  mn: { ...mn, ...mnRules, ...mnDone },
  en: { ...en, ...enRules, ...enDone },
  ru: { ...ru, ...ruRules, ...ruDone },
};

const rooms: Readonly<Record<string, Words>> = import.meta.glob('../../src/resources/**/words.ts', {
  eager: true,
  import: 'words',
});

const made = new Map<Locale, Phrases>();

function phrasesOf(locale: Locale): Phrases {
  let phrases = made.get(locale);
  if (!phrases) {
    phrases = flatten(frames[locale], {});
    for (const words of Object.values(rooms)) flatten(inLanguage(words, locale), phrases);
    made.set(locale, phrases);
  }
  return phrases;
}

/** A text of the console by its message key, in one language; undefined where there is none. */
export const consoleText = (locale: Locale, key: string): string | undefined =>
  phrasesOf(locale)[key];

/** True where the console has words for the key. */
export const hasConsoleText = (key: string): boolean => consoleText('mn', key) !== undefined;

/**
 * A text of the console in all languages: the gateway refuses in the words that the console has for it.
 * @throws Error for a key without a text
 */
export function consoleTexts(key: string): Texts {
  const text = (locale: Locale): string => {
    const found = consoleText(locale, key);
    if (found === undefined) throw new Error(`No text for ${key} in ${locale}`);
    return found;
  };
  return { mn: text('mn'), en: text('en'), ru: text('ru') };
}

/** What a value of an enumeration is called, in all languages. */
export const enumTexts = (enumeration: Enumeration, value: EnumValue): Texts =>
  consoleTexts(labelKeyOf(enumeration, value));
