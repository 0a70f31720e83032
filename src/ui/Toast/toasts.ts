import type { NotificationPayload } from 'ra-core';
import type { MessageKey } from '../../i18n/Catalogue';
import { TOAST } from '../../domain/settings';

/** A button of a toast: "sign in again", or the reverse action after a success. */
export interface ToastAction {
  /** Message key. */
  labelKey: MessageKey;
  onClick: () => void;
}

/** What the console adds to the options of react-admin's `notify`. */
export interface ToastOptions {
  /** One cause, one toast: a later one with the same key takes the place of the earlier. Default: type and message. */
  key?: string;
  /** Second line: the server's own reason. */
  detail?: string;
  /** Message key of a further line: what follows for the person. */
  noteKey?: MessageKey;
  /** The number under which the gateway knows the call. */
  reference?: string;
  action?: ToastAction;
  /** It is not about the page in front: a failure then stays when that is left. */
  everywhere?: boolean;
  /** null or 0 = stays until dismissed. */
  autoHideDuration?: number | null;
  messageArgs?: Record<string, unknown>;
}

/** One toast as it is shown. */
export interface Toast {
  key: string;
  payload: NotificationPayload;
  options: ToastOptions;
  /** ms, undefined = stays. */
  duration?: number;
}

const defaults: Record<NotificationPayload['type'], number> = {
  success: TOAST.successMs,
  info: TOAST.infoMs,
  warning: TOAST.dangerMs,
  error: TOAST.dangerMs,
};

/** The key that is the same for toasts of one cause. */
export function keyOf(payload: NotificationPayload): string {
  const { key } = (payload.notificationOptions ?? {}) as ToastOptions;
  if (key) return key;
  return typeof payload.message === 'string' ? payload.message : payload.type;
}

function toastOf(payload: NotificationPayload): Toast {
  const options = (payload.notificationOptions ?? {}) as ToastOptions;
  const wished =
    options.autoHideDuration === undefined ? defaults[payload.type] : options.autoHideDuration;
  return { key: keyOf(payload), payload, options, duration: wished || undefined };
}

/**
 * What is on the screen and how many wait: one toast per cause (the newest report of it), in the order of arrival,
 * at most four; sticky ones leave one place to those that pass by.
 */
export function stackOf(notifications: readonly NotificationPayload[]): {
  shown: Toast[];
  waiting: number;
} {
  const byKey = new Map<string, Toast>();
  for (const payload of notifications) byKey.set(keyOf(payload), toastOf(payload));
  const all = [...byKey.values()];
  const passing = all.filter(({ duration }) => duration !== undefined);
  const places = passing.length > 0 ? TOAST.maxShown - 1 : TOAST.maxShown;
  const sticky = all.filter(({ duration }) => duration === undefined).slice(0, places);
  const chosen = new Set([...sticky, ...passing.slice(0, TOAST.maxShown - sticky.length)]);
  const shown = all.filter((toast) => chosen.has(toast));
  return { shown, waiting: all.length - shown.length };
}
