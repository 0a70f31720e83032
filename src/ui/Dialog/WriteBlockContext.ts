import { createContext } from 'react';

/** Why nothing can be written now, in words; undefined while it can. What answers a dialog is closed as long as it holds. */
export const WriteBlockContext = createContext<string | undefined>(undefined);
