import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { signInAgain } from '../auth/signIn';
import { describeError } from './describeError';
import { TOAST } from '../domain/settings';
import type { ToastOptions } from '../ui/Toast/toasts';

const types = { warning: 'warning', danger: 'error' } as const;
const signIn = { labelKey: 'shell.toast.sign_in_again', onClick: () => void signInAgain() };

/**
 * The one place that shows a failure to the person, by the error catalogue (docs/domain/calls.md 4.1): any error
 * becomes one toast, however often it is reported. Cancelled calls are not shown. The caller still handles the error.
 */
export function useTellError(): (error: unknown, action?: ToastOptions['action']) => void {
  const notify = useNotify();
  return useCallback(
    (error, action) => {
      if (isCancelled(error)) return;
      const { key, tone, sticky, messageKey, serverMessage, noteKey, reference } =
        describeError(error);
      const options: ToastOptions = {
        key,
        detail: serverMessage,
        noteKey,
        reference,
        action: action ?? (key === 'unauthorized' ? signIn : undefined),
        autoHideDuration: sticky ? null : TOAST.dangerMs,
      };
      notify(messageKey, { type: types[tone], ...options });
    },
    [notify],
  );
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';
