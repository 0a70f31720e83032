import Close from '@mui/icons-material/CloseOutlined';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST } from '../../domain/settings';
import { dynamicKey } from '../../i18n/dynamicKey';
import { useTranslate } from '../../i18n/useTranslate';
import { CopyButton } from '../CopyButton/CopyButton';
import type { Toast } from './toasts';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import chip from '../Chip/Chip.module.css';
import { cx } from '../cx';
import styles from './ToastCard.module.css';

/** Sign beside the text, so that the colour is not the only bearer of the meaning. */
const signs = { success: '✓', info: 'i', warning: '!', error: '!' } as const;

/**
 * One toast. Its time pauses while the pointer or the focus is on it; a repeated report restarts it. A failure belongs to
 * the page that it came on, and goes with it; what came in the moment before a page is that page's.
 */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const translate = useTranslate();
  const [held, setHeld] = useState(false);
  const { payload, options, duration } = toast;
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (duration === undefined || held) return undefined;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
  }, [duration, held, payload]);

  const { message, type } = payload;
  const { detail, noteKey, reference, action, everywhere } = options;
  const { pathname } = useLocation();
  const isOfPage = !everywhere && (type === 'error' || type === 'warning');
  const owner = useRef<string>(undefined);
  useEffect(() => {
    if (!isOfPage) return undefined;
    if (owner.current !== undefined && owner.current !== pathname) dismiss.current();
    const timer = setTimeout(() => {
      owner.current = pathname;
    }, TOAST.settledMs);
    return () => clearTimeout(timer);
  }, [isOfPage, pathname]);

  const text =
    typeof message === 'string'
      ? translate(dynamicKey(message), { _: message, ...options.messageArgs })
      : message;
  return (
    <div
      className={cx(chip.tint, styles.toast)}
      data-part="toast"
      data-type={type}
      data-tone={type === 'error' ? 'danger' : type}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.sign} aria-hidden="true">
        {signs[type]}
      </span>
      <div className={styles.text} data-part="toast-text">
        {text} {detail && <div className={styles.detail}>{detail}</div>}
        {noteKey && <div className={styles.detail}>{translate(noteKey)}</div>}
        {reference && (
          <div className={styles.detail}>
            {translate('shell.reference', { reference })}
            <CopyButton value={reference} />
          </div>
        )}
        {action && (
          <Button
            className={styles.action}
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
          >
            {translate(action.labelKey)}
          </Button>
        )}
      </div>
      <IconButton
        onClick={onDismiss}
        aria-label={translate('action.dismiss')}
        title={translate('action.dismiss')}
      >
        <Close />
      </IconButton>
    </div>
  );
}
