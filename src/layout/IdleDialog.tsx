import { useTranslate } from '../i18n/useTranslate';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/Dialog/Dialog';
import { Button } from '../ui/Button/Button';
import { useEffect, useState } from 'react';

interface IdleDialogProps {
  /** When the sign-out comes, ms since 1970 by the browser's clock. */
  endsAt: number;
  onStay: () => void;
  /** Signs out now. */
  onLeave: () => void;
}

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1_000));

/** One key press keeps the session (WCAG 2.2.1): the button has the focus, Escape does the same. */
export function IdleDialog({ endsAt, onStay, onLeave }: IdleDialogProps) {
  const translate = useTranslate();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <Dialog onClose={onStay} role="alertdialog" width="xs">
      <DialogTitle>{translate('shell.idle.title')}</DialogTitle>
      <DialogContent>{translate('shell.idle.text', { seconds })}</DialogContent>
      <DialogActions>
        <Button onClick={onLeave}>{translate('common.sign_out')}</Button>
        <Button variant="primary" onClick={onStay} autoFocus>
          {translate('shell.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
