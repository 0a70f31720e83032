import { waitFor } from '@testing-library/react';

/** The change that waits above its record for another person, by what was asked for. */
export const waitingChange = (action: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-part=waiting-${action}]`);
    if (!found) throw new Error(`no ${action} waits`);
    return found;
  });
