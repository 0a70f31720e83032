import { lookupOf } from '../../customers/customer/lookup';

/** What is searched for in a watch list. */
export interface WatchLookup {
  kind: 'regnum' | 'phone' | 'name';
  /** The value as the gateway wants it. */
  value: string;
}

const SHORTEST = 2;
/** No name on the list is longer. */
const LONGEST = 120;

/** A number that is recognised, else a name of at least two letters; undefined for anything else. */
export function watchLookupOf(typed: string): WatchLookup | undefined {
  const number = lookupOf(typed);
  if (number) return number;
  if (typed.length > LONGEST) return undefined;
  const name = typed.replace(/\s+/g, ' ').trim();
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return letters >= SHORTEST ? { kind: 'name', value: name } : undefined;
}
