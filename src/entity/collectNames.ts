import type { Locale } from '../i18n/locale';

/** What titles of pages are made of. */
interface Titles {
  name?: string;
  tabs?: object;
  subPages?: object;
}

interface Labels {
  resources?: Readonly<Record<string, Titles>>;
}

type Names = Record<string, Titles>;

const files: Readonly<Record<Locale, Readonly<Record<string, Labels>>>> = {
  mn: import.meta.glob<Labels>('../resources/*/*/labels.mn.ts', {
    eager: true,
    import: 'labels',
  }),
  en: import.meta.glob<Labels>('../resources/*/*/labels.en.ts', {
    eager: true,
    import: 'labels',
  }),
  ru: import.meta.glob<Labels>('../resources/*/*/labels.ru.ts', {
    eager: true,
    import: 'labels',
  }),
};

/**
 * The names of the entities, their tabs and sub-pages in a language: menu and titles of every page show them, so the start has them before the
 * labels of any area are loaded. Evaluated at build time only.
 */
export function collectNames(locale: Locale): Names {
  const names: Names = {};
  for (const { resources = {} } of Object.values(files[locale])) {
    for (const [resource, { name, tabs, subPages }] of Object.entries(resources)) {
      if (name) names[resource] = { name, tabs, subPages };
    }
  }
  return names;
}
