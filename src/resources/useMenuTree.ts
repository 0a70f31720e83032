import { useMemo } from 'react';
import { useGranted } from '../auth/useGranted';
import { menuTree, type MenuNode } from './menu';

/** The menu of the signed-in person, made again when the roles change. */
export function useMenuTree(): MenuNode[] {
  const granted = useGranted();
  return useMemo(() => menuTree(granted), [granted]);
}
