import { createContext, use, useEffect } from 'react';

/** Keeps a dialog's button closed; what it returns lets go again. */
export type HoldSubmit = () => () => void;

/** How what is inside a dialog keeps its button closed. */
export const SubmitHoldContext = createContext<HoldSubmit | undefined>(undefined);

/**
 * Keeps the button of the dialog around closed for as long as what has to be read before it is pressed has not come.
 * @param held while it is still on its way; a failure holds nothing, it is seen and the gateway judges
 */
export function useSubmitHold(held: boolean): void {
  const hold = use(SubmitHoldContext);
  useEffect(() => (held ? hold?.() : undefined), [held, hold]);
}
