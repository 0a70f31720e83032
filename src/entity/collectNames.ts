import type { Locale } from '../i18n/locale';

interface Labels {
  resources?: Readonly<Record<string, { name?: string }>>;
}

type Names = Record<string, { name: string }>;

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
 * The names of the entities in a language: menu and titles of every page show them, so the start has them before the
 * labels of any area are loaded. Evaluated at build time only.
 */
export function collectNames(locale: Locale): Names {
  const names: Names = {};
  for (const { resources = {} } of Object.values(files[locale])) {
    for (const [resource, { name }] of Object.entries(resources)) {
      if (name) names[resource] = { name };
    }
  }
  return names;
}
