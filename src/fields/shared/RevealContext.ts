import { createContext, useContext } from 'react';

interface Reveal {
  /** Fetches the whole value of a masked field by a call that is logged; absent where nobody may see it. */
  reveal?: (field: string) => Promise<string>;
  /** The record that it asks about: nothing is revealed beside the value of another one. */
  of?: { resource: string; id: unknown };
}

/** Set by record pages, and by tables for their rows, whose gateway has a call for unmasked values. */
export const RevealContext = createContext<Reveal>({});

/**
 * How masked values of this record are revealed: by the call of its own page or row, never by that of a record around
 * it, which has other values under the same names (docs/domain/calls.md 5.2).
 */
export function useReveal(resource: string, { id }: Record<string, unknown>): Reveal['reveal'] {
  const { reveal, of } = useContext(RevealContext);
  return of?.resource === resource && of.id === id ? reveal : undefined;
}
