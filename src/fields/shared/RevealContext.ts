import { createContext, useContext } from 'react';

interface Reveal {
  /** Fetches the whole value of a masked field by a call that is logged; absent where nobody may see it. */
  reveal?: (field: string) => Promise<string>;
}

/** Set by record pages whose gateway has a call for unmasked values (`/customers/{id}/less-nomask`). */
export const RevealContext = createContext<Reveal>({});

/** How masked values of the surrounding record are revealed. */
export const useReveal = (): Reveal => useContext(RevealContext);
