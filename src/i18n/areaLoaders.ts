import { areas } from 'virtual:texts';
import { flatten, type Phrases } from './flatten';
import type { Locale } from './locale';

/** Loads the texts of an area in a language: those of all its entities and those they share, by dotted key. */
export async function loadAreaMessages(locale: Locale, area: string): Promise<Phrases> {
  const loaded = await areas[locale][area]?.();
  return (loaded?.labels ?? []).reduce<Phrases>((all, tree) => flatten(tree, all), {});
}
