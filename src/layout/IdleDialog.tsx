import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'ra-core';

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
  const id = useId();
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby={id} maxWidth="xs">
      <DialogTitle id={id}>{translate('shell.idle.title')}</DialogTitle>
      <DialogContent>{translate('shell.idle.text', { seconds })}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onLeave}>
          {translate('common.sign_out')}
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {translate('shell.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
