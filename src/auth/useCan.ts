import type { Access } from '../entity/entity';
import { allows } from './access';
import { useGranted } from './useGranted';

/** True when the person holds any of the needed roles or permissions. */
export const useCan = (needed: Access): boolean => allows(useGranted(), needed);
