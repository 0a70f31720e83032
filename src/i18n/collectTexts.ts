import type { Locale } from './locale';

/** What titles of pages are made of. */
interface Titles {
  name?: string;
  tabs?: object;
  subPages?: object;
}

interface Labels {
  resources?: Readonly<Record<string, Titles>>;
}

export interface CollectedTexts {
  /** Titles by resource: menu and titles of every page show them, so the start has them before any area is loaded. */
  names: Record<string, Titles>;
  /** The labels of all folders of an area of `src/resources`, by area. */
  areas: Record<string, Labels[]>;
}

const files: Readonly<Record<Locale, Readonly<Record<string, Labels>>>> = {
  mn: import.meta.glob<Labels>('../resources/**/labels.mn.ts', { eager: true, import: 'labels' }),
  en: import.meta.glob<Labels>('../resources/**/labels.en.ts', { eager: true, import: 'labels' }),
  ru: import.meta.glob<Labels>('../resources/**/labels.ru.ts', { eager: true, import: 'labels' }),
};

/** All texts of the rooms in a language, found by the name of their files; evaluated at build time only. */
export function collectTexts(locale: Locale): CollectedTexts {
  const collected: CollectedTexts = { names: {}, areas: {} };
  for (const [path, labels] of Object.entries(files[locale])) {
    const area = path.split('/')[2];
    (collected.areas[area] ??= []).push(labels);
    for (const [resource, { name, tabs, subPages }] of Object.entries(labels.resources ?? {})) {
      if (name) collected.names[resource] = { name, tabs, subPages };
    }
  }
  return collected;
}
