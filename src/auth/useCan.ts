import { allows } from './access';
import { useGranted } from './useGranted';

/** True when the person holds any of the needed roles or permissions. */
export const useCan = (needed: string | readonly string[]): boolean => allows(useGranted(), needed);
