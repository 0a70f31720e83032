import { createContext } from 'react';

/** Hears that what the form holds was sent: nothing of it is unsaved any more. */
export const SentContext = createContext<() => void>(() => undefined);
