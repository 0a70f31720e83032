import DialogActions from '@mui/material/DialogActions';
import { use, type ReactNode } from 'react';
import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../Button/Button';
import { Muted } from '../Text/Text';
import styles from './DialogFoot.module.css';
import { WriteBlockContext } from './WriteBlockContext';

interface Props {
  /** Leaves the dialog without its answer. */
  onCancel: () => void;
  /** Message key of the button that does. Default: "Cancel"; where there is nothing to answer, "Close". */
  cancelKey?: MessageKey;
  /** What was begun has to come to its end first. */
  cancelDisabled?: boolean;
  /** The focus begins on that button. */
  startsOnCancel?: boolean;
  /** What is still wrong, or how far it has come; read out when it changes. */
  note?: ReactNode;
  /** The buttons that answer, the one that does it last. */
  children?: ReactNode;
}

/**
 * The foot of every dialog, always in sight: what there is to say at the left, then the way out, then the answer at the
 * right. Says why nothing can be written while that is so.
 */
export function DialogFoot({ onCancel, note, children, ...props }: Props) {
  const { cancelKey = 'action.cancel', cancelDisabled, startsOnCancel } = props;
  const translate = useTranslate();
  const block = use(WriteBlockContext);
  const said = (children === undefined ? undefined : block) ?? note;
  return (
    <DialogActions data-part="dialog-foot">
      {said !== undefined && (
        <Muted role="status" className={styles.note}>
          {said}
        </Muted>
      )}
      <Button disabled={cancelDisabled} onClick={onCancel} autoFocus={startsOnCancel}>
        {translate(cancelKey)}
      </Button>
      {children}
    </DialogActions>
  );
}
