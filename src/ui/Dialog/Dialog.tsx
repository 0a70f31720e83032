import MuiDialog from '@mui/material/Dialog';
import MuiDialogTitle from '@mui/material/DialogTitle';
import { createContext, use, useId, type ReactNode } from 'react';
import { pressSubmit, pressSubmitOnSelect } from '../keys/submitKeys';
import { Muted } from '../Text/Text';
import styles from './Dialog.module.css';

export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';

const TitleId = createContext<string | undefined>(undefined);

/** What the dialogs below are about; it stands under their titles. */
export const DialogSubjectContext = createContext<ReactNode>(undefined);

interface DialogProps {
  /** Default: true, for dialogs that are mounted when they are needed. */
  open?: boolean;
  /** Closes on Escape and on a press outside; without it only the dialog's own buttons do. */
  onClose?: () => void;
  /** `alertdialog` asks something that has to be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Widest it becomes, as MUI names it; default `sm`, 560 px. */
  width?: 'xs' | 'sm' | 'md' | 'lg';
  /** `DialogTitle`, `DialogContent`, `DialogActions`, or a form around them. */
  children: ReactNode;
}

/**
 * A dialog over the page, named by its title. It holds the focus and gives it back; Ctrl+Enter answers it
 * (docs/domain/interface.md 6.2).
 */
export function Dialog({ open = true, onClose, role, width = 'sm', children }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      onKeyDown={pressSubmit}
      onKeyDownCapture={pressSubmitOnSelect}
      role={role}
      maxWidth={width}
      transitionDuration={{ enter: 120, exit: 80 }}
      aria-labelledby={id}
    >
      <TitleId value={id}>{children}</TitleId>
    </MuiDialog>
  );
}

/** The title of a dialog; it names it. */
export function DialogTitle({ children }: { children: ReactNode }) {
  const subject = use(DialogSubjectContext);
  return (
    <>
      <MuiDialogTitle id={use(TitleId)}>{children}</MuiDialogTitle>
      {subject && (
        <Muted as="div" className={styles.subject} data-part="dialog-subject">
          {subject}
        </Muted>
      )}
    </>
  );
}
