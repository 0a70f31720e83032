import { useNotificationContext } from 'ra-core';
import { useCallback } from 'react';
import { keyOf } from './toasts';

/** Takes a toast away by its key, as soon as what it says is no longer so. */
export function useForgetToast(): (key: string) => void {
  const { setNotifications } = useNotificationContext();
  return useCallback(
    (key) => setNotifications((list) => list.filter((payload) => keyOf(payload) !== key)),
    [setNotifications],
  );
}
