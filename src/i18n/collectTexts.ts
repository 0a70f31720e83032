import type { Locale } from './locale';
import { inLanguage, type Words } from './words';

/** What titles of pages are made of. */
interface Titles {
  name?: string;
  tabs?: object;
  subPages?: object;
}

interface Labels {
  /** What each permission of the room opens. */
  rights?: object;
  resources?: Readonly<Record<string, Titles & Readonly<Record<string, unknown>>>>;
  enums?: Readonly<Record<string, object>>;
}

export interface CollectedTexts {
  /** Titles by resource: menu and titles of every page show them, so the start has them before any area is loaded. */
  names: Record<string, Titles>;
  /** The labels of all folders of an area of `src/resources`, by area. */
  areas: Record<string, Labels[]>;
}

/** The area whose pages say what a permission opens: the names of all of them are with its texts. */
const AREA_OF_RIGHTS = 'users';

/** All permissions that the rooms declare. */
export const collectRights = (): readonly string[] =>
  Object.values(rooms).flatMap(({ rights = {} }) => Object.keys(rights));

const rooms: Readonly<Record<string, Words>> = import.meta.glob('../resources/**/words.ts', {
  eager: true,
  import: 'words',
});

/** What is shown of an entity before one of its records is opened; titles are with the start. */
const OF_LISTS = ['fields', 'views', 'actions'];

/**
 * What the list of an entity shows of an area's texts: its labels, and those of the enumerations of its fields.
 *
 * @param resources the entity, and the one whose records it lists
 */
export function listTexts(
  labels: readonly Labels[],
  resources: readonly string[],
  enumerations: readonly string[],
): object {
  const texts: Record<'resources' | 'enums', Record<string, object>> = {
    resources: {},
    enums: {},
  };
  for (const { resources: all = {}, enums = {} } of labels) {
    for (const resource of resources) {
      const parts = Object.entries(all[resource] ?? {}).filter(([part]) => OF_LISTS.includes(part));
      if (parts.length > 0) texts.resources[resource] = Object.fromEntries(parts);
    }
    for (const enumeration of enumerations) {
      if (enumeration in enums) texts.enums[enumeration] = enums[enumeration];
    }
  }
  return texts;
}

/** All texts of the rooms in a language, found by the name of their files; evaluated at build time only. */
export function collectTexts(locale: Locale): CollectedTexts {
  const collected: CollectedTexts = { names: {}, areas: {} };
  for (const [path, words] of Object.entries(rooms)) {
    const { rights, ...labels }: Labels = inLanguage(words, locale);
    const area = path.split('/')[2];
    (collected.areas[area] ??= []).push(labels);
    if (rights) (collected.areas[AREA_OF_RIGHTS] ??= []).push({ rights });
    for (const [resource, { name, tabs, subPages }] of Object.entries(labels.resources ?? {})) {
      if (name) collected.names[resource] = { name, tabs, subPages };
    }
  }
  return collected;
}
