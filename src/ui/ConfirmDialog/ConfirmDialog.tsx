import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Notice } from '../Notice/Notice';
import { Row } from '../Stack/Stack';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../Dialog/Dialog';
import { Button } from '../Button/Button';
import { useNotify, useTranslate } from 'ra-core';
import { CONFIRM } from '../../domain/settings';
import { OutcomeCheck } from './OutcomeCheck';
import { DiffTable } from '../DiffTable/DiffTable';
import { CodeField, type Consequence } from './CodeField';
import { Reference } from '../Reference/Reference';
import type { ToastOptions } from '../Toast/toasts';
import { ReasonField, reasonProblem, type ReasonOption } from './ReasonField';
import type { Check } from './useOutcomeCheck';

/** The four kinds of docs/domain/interface.md 6.2; `none` asks nothing and actions at once, so it never opens a dialog. */
export type ConfirmKind = 'none' | 'yes-no' | 'reason' | 'consequence';

/** What the person answered. */
export interface ConfirmAnswer {
  /** Free text, trimmed; or the value of the chosen reason. */
  reason?: string;
}

/** A failure in words. */
export interface DisplayedError {
  /** What has failed, before why. */
  failed?: string;
  message: string;
  /** Key of a failure that stays on the screen until it is dismissed: it outlives the dialog as a toast. */
  stays?: string;
  /** The server's own reason. */
  detail?: string;
  reference?: string;
  /** What helps: to sign in again. */
  action?: { label: string; onClick: () => void };
}

export interface ConfirmDialogProps {
  open: boolean;
  kind: ConfirmKind;
  /** The action as a verb with its object, already in words: "Cancel the contract". */
  title: string;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** Text of the button that actions; names the action. Default: "Confirm". */
  confirmLabel?: string;
  /** Cannot be undone: the button is red and the focus starts on "cancel". */
  irreversible?: boolean;
  /** Shortest free-text reason, characters. */
  reasonMin?: number;
  /** What is asked for as the reason is a comment on a record. */
  isComment?: boolean;
  /** The reason that was typed before the session was lost. */
  reason?: string;
  /** Hears what is typed as the reason. */
  onReason?: (reason: string) => void;
  /** A list to choose the reason from, instead of free text. */
  reasons?: readonly ReasonOption[];
  /** Before and after, and the code to type (kind `consequence`). */
  consequence?: Consequence;
  /** Does the action; the dialog waits, closes on success and shows the error otherwise. */
  onConfirm: (answer: ConfirmAnswer) => Promise<unknown> | void;
  onClose: () => void;
  /**
   * After a failure of which nobody can say whether the action was done: finds it out. The dialog then offers that
   * check instead of the action. Undefined = the failure is certain.
   */
  onUnknown?: (failure: unknown) => Check | undefined;
  /** Puts a failure into words. Default: its message. */
  tell?: (error: unknown) => DisplayedError;
}

const plainError = (error: unknown): DisplayedError => ({
  message: error instanceof Error ? error.message : String(error),
});

/** Asks before an action. A second click cannot repeat it, a failure stays in the dialog with what was typed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, kind, onClose } = props;
  const [held, setHeld] = useState(false);
  if (kind === 'none') return null;
  return (
    <Dialog open={open} onClose={held ? undefined : onClose} role="alertdialog">
      <Question {...props} onHold={setHeld} />
    </Dialog>
  );
}

interface QuestionProps extends ConfirmDialogProps {
  /** True while closing would lose something: typed text, or an action under way. */
  onHold: (held: boolean) => void;
}

function Question(props: QuestionProps) {
  const { kind, title, children, consequence, reasons, irreversible = false, onHold } = props;
  const { reasonMin = CONFIRM.reasonMin, tell = plainError } = props;
  const translate = useTranslate();
  const [reason, setReason] = useState(props.reason ?? '');
  const [code, setCode] = useState('');
  const [armed, setArmed] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<DisplayedError>();
  const [check, setCheck] = useState<Check>();
  const [mayRepeat, setMayRepeat] = useState(false);
  const running = useRef(false);
  const notify = useNotify();
  // A failure that stays on the screen outlives the dialog, however it is closed.
  const staying = useRef<DisplayedError>(undefined);
  useEffect(
    () => () => {
      if (!staying.current) return;
      const { message, detail, reference, stays: key } = staying.current;
      const options: ToastOptions = { key, detail, reference, autoHideDuration: null };
      notify(message, { type: 'warning', ...options });
    },
    [notify],
  );
  const inDoubt = check !== undefined && !mayRepeat;
  // What is sent again under the same key must be the same.
  const locked = pending || check !== undefined;
  const held = locked || reason !== '' || code !== '';

  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), CONFIRM.armMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    onHold(held);
    return () => onHold(false);
  }, [held, onHold]);

  const answered =
    (kind !== 'reason' && !reasons) || !reasonProblem(reason, reasons ? undefined : reasonMin);
  const typed = kind !== 'consequence' || !consequence || code.trim() === consequence.code;
  const ready = armed && answered && typed && !pending && !inDoubt;

  const action = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog opened inside a form must not submit that form too: React events climb the component tree.
    event.stopPropagation();
    if (!ready || running.current) return;
    running.current = true;
    setPending(true);
    setError(undefined);
    staying.current = undefined;
    try {
      await props.onConfirm(reason.trim() ? { reason: reason.trim() } : {});
      props.onClose();
    } catch (failure) {
      const found = props.onUnknown?.(failure);
      const told = tell(failure);
      setError(told);
      staying.current = found || !told.stays ? undefined : told;
      setCheck(() => found);
      setMayRepeat(false);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  return (
    <form onSubmit={action} noValidate aria-busy={pending}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {children && <div>{children}</div>}
        {kind === 'consequence' && consequence && (
          <>
            <DiffTable rows={consequence.rows} />
            {irreversible && <p>{translate('shell.confirm.irreversible')}</p>}
          </>
        )}
        {(kind === 'reason' || reasons) && (
          <ReasonField
            value={reason}
            onChange={(typed) => {
              setReason(typed);
              props.onReason?.(typed);
            }}
            min={reasonMin}
            options={reasons}
            isComment={props.isComment}
            disabled={locked}
          />
        )}
        {kind === 'consequence' && consequence && (
          <CodeField consequence={consequence} value={code} onChange={setCode} disabled={locked} />
        )}
        {error && check && (
          <OutcomeCheck
            error={error}
            check={check}
            onOutcome={(outcome) => {
              if (outcome === 'booked') props.onClose();
              setMayRepeat(outcome === 'not-found');
            }}
          />
        )}
        {error?.failed && !check && <p>{error.failed}</p>}
        {error && !check && (
          <Notice tone="danger" role="alert" sign>
            {error.message}
            {error.detail && <div>{error.detail}</div>}
            {error.reference && (
              <div>
                <Reference value={error.reference} />
              </div>
            )}
            {error.action && (
              <Row pad="8px 0 0">
                <Button size="small" variant="secondary" onClick={error.action.onClick}>
                  {error.action.label}
                </Button>
              </Row>
            )}
          </Notice>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          onClick={props.onClose}
          disabled={pending}
          autoFocus={irreversible || kind === 'yes-no'}
        >
          {translate('action.cancel')}
        </Button>
        {!inDoubt && (
          <Button
            type="submit"
            variant="primary"
            danger={irreversible}
            disabled={!ready}
            loading={pending}
          >
            {check
              ? translate('errors.send_again')
              : (props.confirmLabel ?? translate('action.confirm'))}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}
