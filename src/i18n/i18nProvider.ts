import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { loadAreaMessages } from './areaLoaders';
import type { MessageKey } from './Catalogue';
import { dynamicKey } from './dynamicKey';
import { flatten, type Phrases } from './flatten';
import { isLocale, localeNames, locales, storedLocale, storeLocale, type Locale } from './locale';
import { start as mn } from './mn/start';

export type { Locale } from './locale';

/** Asked for every key that has no text, in the language shown. What it returns is what the screen shows. */
export type MissingKey = (key: string, locale: string) => string;

export interface I18nOptions {
  /** Without it polyglot warns in the browser console and shows the key. Tests throw. */
  onMissing?: MissingKey;
}

/** react-admin's provider, with the areas' texts loaded when they are needed. */
export interface AreaI18nProvider extends I18nProvider {
  getLocale(): string;
  /**
   * Switches to the language kept in this browser; call before the first render.
   * Rejects, staying Mongolian, when its texts cannot be fetched.
   */
  start(): Promise<void>;
  /** Loads the texts of an area in the language shown and keeps them through language changes. */
  loadArea(area: string): Promise<void>;
  /**
   * Adds the texts that the list of an entity shows, which come with it in Mongolian, so that it need not wait for all
   * that its area says. Another language loads the area.
   */
  addList(area: string, mongolian: object): Promise<void>;
  /** True when the texts loaded so far hold the key. */
  hasMessage(key: string): key is MessageKey;
  /** The entity's own label of a field when it has one, else the shared label. */
  fieldLabelKey(resource: string, field: string): MessageKey;
}

/** What belongs to no area. Of Mongolian the start has what lists show; the rest comes with the first area. */
const loadFrame: Record<Locale, (withForms: boolean) => Promise<object> | object> = {
  mn: (withForms) => (withForms ? import('./mn').then((file) => file.messages) : mn),
  en: () => import('./en').then((file) => file.messages),
  ru: () => import('./ru').then((file) => file.messages),
};

/**
 * The i18n provider: Mongolian is there at once; English, Russian and every area come as their own chunks.
 * Switches and area loads run one after the other, so a late answer never brings back a former language.
 */
export function createI18nProvider({ onMissing }: I18nOptions = {}): AreaI18nProvider {
  const areas = new Set<string>();
  /** Mongolian texts of lists, by area: they are there before the area's own. */
  const lists = new Map<string, object[]>();
  let target: Locale = 'mn';
  let phrases: Phrases = flatten(mn, {});
  let queue: Promise<unknown> = Promise.resolve();

  const inner = polyglotI18nProvider(
    () => phrases as unknown as TranslationMessages,
    'mn',
    locales.map((locale) => ({ locale, name: localeNames[locale] })),
    {
      allowMissing: false,
      ...(onMissing && {
        onMissingKey: (key: string, _options: unknown, locale: string) => onMissing(key, locale),
      }),
    },
  );

  const show = async (locale: Locale, wanted: ReadonlySet<string>): Promise<void> => {
    const ofLists = locale === 'mn' ? [...lists.values()].flat() : [];
    const [frame, ...ofAreas] = await Promise.all([
      loadFrame[locale](wanted.size > 0),
      ...[...wanted].map((area) => loadAreaMessages(locale, area)),
    ]);
    phrases = [frame, ...ofLists, ...ofAreas].reduce<Phrases>(
      (all, tree) => flatten(tree, all),
      {},
    );
    await inner.changeLocale(locale);
  };

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const changeLocale = (locale: string): Promise<void> => {
    if (!isLocale(locale)) return Promise.reject(new Error(`Unknown language: ${locale}`));
    return enqueue(async () => {
      // Only Mongolian comes list by list.
      const wanted = new Set([...areas, ...(locale === 'mn' ? [] : lists.keys())]);
      await show(locale, wanted);
      for (const area of wanted) areas.add(area);
      target = locale;
      storeLocale(locale);
      if (typeof document !== 'undefined') document.documentElement.lang = locale;
    });
  };

  const loadArea = (area: string): Promise<void> => {
    if (areas.has(area)) return Promise.resolve();
    // Asked for at once, shown in turn; the turn that waits for a failed download passes the failure on.
    const early = loadAreaMessages(target, area);
    early.catch(() => undefined);
    return enqueue(async () => {
      await early;
      if (areas.has(area)) return;
      await show(target, new Set([...areas, area]));
      areas.add(area);
    });
  };

  return {
    translate: inner.translate,
    changeLocale,
    getLocale: inner.getLocale,
    ...(inner.getLocales && { getLocales: inner.getLocales }),
    start: () => (storedLocale() === target ? Promise.resolve() : changeLocale(storedLocale())),
    loadArea,
    addList: (area, mongolian) => {
      if (target !== 'mn') return loadArea(area);
      lists.set(area, [...(lists.get(area) ?? []), mongolian]);
      return enqueue(() => show(target, target === 'mn' ? areas : new Set([...areas, area])));
    },
    hasMessage: (key): key is MessageKey => key in phrases,
    fieldLabelKey: (resource, field) => {
      const own = `resources.${resource}.fields.${field}`;
      return dynamicKey(own in phrases ? own : `resources.common.fields.${field}`);
    },
  };
}

/** The console's provider. */
export const i18nProvider = createI18nProvider();

/** Loads the texts of an area into the console's provider. */
export const loadArea = i18nProvider.loadArea;

/** Adds the texts that the list of an entity shows to the console's provider. */
export const { addList } = i18nProvider;

/** True when the texts loaded so far hold the key. */
export const hasMessage = i18nProvider.hasMessage;

/** Message key of a field's label: the entity's own wording, else the shared one. */
export const fieldLabelKey = i18nProvider.fieldLabelKey;
