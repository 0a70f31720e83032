import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { ToastCard } from './ToastCard';
import { stackOf } from './toasts';
import { useForgetToast } from './useForgetToast';
import { Chip } from '../Chip/Chip';
import styles from './ToastHost.module.css';

/**
 * The stack of toasts; `<Admin notification={ToastHost}>`. Reads react-admin's own notifications, so `useNotify` works
 * everywhere. Several are shown at once, sticky ones close only by their own button, F8 moves the focus here.
 * react-admin's `undoable` is not served: writes are pessimistic, and an undo is an action of the toast.
 */
export function ToastHost() {
  const { notifications } = useNotificationContext();
  const forget = useForgetToast();
  const translate = useTranslate();
  const region = useRef<HTMLElement>(null);
  const [host] = useState(() => document.createElement('slot'));
  const { shown, waiting } = stackOf(notifications);

  useEffect(() => {
    const focusStack = (event: KeyboardEvent) => {
      if (event.code !== 'F8') return;
      const first = region.current?.querySelector('button');
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    window.addEventListener('keydown', focusStack);
    return () => window.removeEventListener('keydown', focusStack);
  }, []);

  // Beside the page, in an element that MUI's dialogs do not hide from assistive technology: a message shown while a
  // dialog is open must be read out (docs/domain/interface.md 9.2). Outside of a shadow tree a slot is a plain element
  // without a box.
  useEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);

  return createPortal(
    <section
      ref={region}
      className={styles.toasts}
      data-no-print
      aria-label={translate('shell.toast.region')}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.key} toast={toast} onDismiss={() => forget(toast.key)} />
      ))}
      {waiting > 0 && (
        <Chip as="p" className={styles.waiting}>
          {translate('shell.toast.waiting', { count: waiting })}
        </Chip>
      )}
    </section>,
    host,
  );
}
