import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { dynamicKey } from '../i18n/dynamicKey';
import { useTranslate } from '../i18n/useTranslate';
import { authStatus } from '../auth/status';
import { signInAgain } from '../auth/signIn';
import { describeError } from './describeError';
import { TOAST } from '../domain/settings';
import type { ToastAction, ToastOptions } from '../ui/Toast/toasts';

const types = { warning: 'warning', danger: 'error' } as const;
const signIn: ToastAction = {
  labelKey: 'shell.toast.sign_in_again',
  onClick: () => void signInAgain(),
};

/** How a failure is shown. */
interface Telling {
  action?: ToastOptions['action'];
  /** Message key of what has failed, where the documents have words for it: the catalogue's text is then the second line. */
  failure?: string;
  /** It is not about the page in front. */
  everywhere?: boolean;
}

/**
 * The one place that shows a failure to the person, by the error catalogue (docs/domain/calls.md 4.1): any error
 * becomes one toast, however often it is reported. Cancelled calls are not shown. The caller still handles the error.
 */
export function useTellError(): (error: unknown, telling?: Telling) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error, { action, failure, everywhere } = {}) => {
      if (isCancelled(error)) return;
      const { key, tone, sticky, messageKey, serverMessage, noteKey, reference } =
        describeError(error);
      // That the session is over is said once, above the page and in a dialog (`SessionBar`, `SignInAgain`).
      if (key === 'unauthorized' && authStatus.get().kind === 'lost') return;
      const options: ToastOptions = {
        key,
        detail: serverMessage,
        noteKey,
        reference,
        action: action ?? (key === 'unauthorized' ? signIn : undefined),
        // Whoever is not signed in any more is so on every page.
        everywhere: everywhere || key === 'unauthorized',
        autoHideDuration: sticky ? null : TOAST.dangerMs,
      };
      if (!failure) return notify(messageKey, { type: types[tone], ...options });
      const reason = translate(dynamicKey(messageKey), { _: messageKey });
      const detail = [reason, serverMessage].filter(Boolean).join(' ');
      notify(failure, { type: types[tone], ...options, detail });
    },
    [notify, translate],
  );
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';
