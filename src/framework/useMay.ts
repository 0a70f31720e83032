import { useCallback } from 'react';
import { allows } from '../auth/access';
import { useGranted } from '../auth/useGranted';
import type { Access } from '../entity/entity';
import { listed } from '../entity/manifests';

/** Asks whether the signed-in person has one of the permissions. No access rule = nobody. */
export function useMay(): (access: Access | undefined) => boolean {
  const granted = useGranted();
  return useCallback((access) => allows(granted, listed(access)), [granted]);
}
