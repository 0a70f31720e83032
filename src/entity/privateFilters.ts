import type { AnyEntity } from './entity';
import { isPrivate } from './Field';

/**
 * The names under which a list may be asked for personal data: fields, and what is typed to search where that is not said
 * to be free of it.
 */
export function privateFiltersOf({ fields, list }: Pick<AnyEntity, 'fields' | 'list'>): string[] {
  const own = Object.keys(fields).filter(
    (name) => fields[name].kind.filter !== 'none' && isPrivate(fields[name]),
  );
  return list.search === true ? own : ['q', ...own];
}

/** Where a list is asked whose filter is personal data, in the body. */
export const searchPathOf = (endpoint: string): string => `${endpoint}/search`;
