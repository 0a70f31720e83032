import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Notice } from '../Notice/Notice';
import { Row } from '../Stack/Stack';
import { Dialog, DialogContent, DialogTitle } from '../Dialog/Dialog';
import { DialogFoot } from '../Dialog/DialogFoot';
import { SubmitButton } from '../Dialog/SubmitButton';
import { Button } from '../Button/Button';
import { useNotify } from 'ra-core';
import { CONFIRM } from '../../domain/settings';
import { OutcomeCheck } from './OutcomeCheck';
import { isTyped } from '../../domain/confirmation';
import { DiffTable, type Difference } from '../DiffTable/DiffTable';
import { TypedField, type Typed } from './TypedField';
import { Reference } from '../Reference/Reference';
import type { ToastOptions } from '../Toast/toasts';
import { ReasonField, reasonProblem, type ReasonOption } from './ReasonField';
import { useArmed } from './useArmed';
import type { Check } from './useOutcomeCheck';

/**
 * The kinds of docs/domain/interface.md 6.2. `none` asks nothing: the action is done at once, and only a failure opens the
 * dialog, to say why and to try again. What has to be typed is said by `typed`, whatever the kind.
 */
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
  /** Text of the button that does it; names the action. Default: "Confirm". */
  confirmLabel?: string;
  /** Cannot be undone: the button is red and the focus starts on "cancel". */
  irreversible?: boolean;
  /** The reason that was typed before the session was lost. */
  reason?: string;
  /** Hears what is typed as the reason. */
  onReason?: (reason: string) => void;
  /** A list to choose the reason from, instead of free text. */
  reasons?: readonly ReasonOption[];
  /** What it changes: before and after. */
  changes?: readonly Difference[];
  /** What must be typed. */
  typed?: Typed;
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
  return props.kind === 'none' ? <AtOnce {...props} /> : <Asked {...props} />;
}

function Asked(props: ConfirmDialogProps) {
  const { open, onClose } = props;
  const [held, setHeld] = useState(false);
  const sending = useSending(props);
  return (
    <Dialog open={open} onClose={held ? undefined : onClose} role="alertdialog">
      <Question {...props} sending={sending} onHold={setHeld} />
    </Dialog>
  );
}

/** Does the action without a question; what goes wrong is said where it can be tried again. */
function AtOnce(props: ConfirmDialogProps) {
  const sending = useSending(props);
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const { send } = sending;
  const { onClose } = props;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The button that was pressed may mean the opposite by now: the second half of a double click must not undo.
    const armed = new Promise((resolve) => setTimeout(resolve, CONFIRM.armMs));
    void Promise.all([send({}), armed]).then(([done]) => (done ? onClose() : setFailed(true)));
  }, [onClose, send]);
  if (!failed) return null;
  return (
    <Dialog onClose={sending.pending ? undefined : onClose} role="alertdialog">
      <Question {...props} sending={sending} onHold={nothing} />
    </Dialog>
  );
}

const nothing = () => undefined;

interface Sending {
  /** Does the action; true when it is done. A second call while one is under way does nothing. */
  send: (answer: ConfirmAnswer) => Promise<boolean>;
  pending: boolean;
  error?: DisplayedError;
  /** Finds out what became of an action of unknown outcome. */
  check?: Check;
  /** The check has found that nothing was done. */
  mayRepeat: boolean;
  setMayRepeat: (may: boolean) => void;
}

/** Says a failure as a toast, which stays where the dialog is gone. */
function outlive(
  notify: ReturnType<typeof useNotify>,
  { message, detail, reference, stays: key }: DisplayedError,
): void {
  const options: ToastOptions = { key, detail, reference, autoHideDuration: null };
  notify(message, { type: 'warning', ...options });
}

/** Sends the answer, and keeps what went wrong with it. */
function useSending({ onConfirm, onUnknown, tell = plainError }: ConfirmDialogProps): Sending {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<DisplayedError>();
  const [check, setCheck] = useState<Check>();
  const [mayRepeat, setMayRepeat] = useState(false);
  const running = useRef(false);
  const notify = useNotify();
  // A failure that stays on the screen outlives the dialog, however it is closed.
  const staying = useRef<DisplayedError>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      if (staying.current) outlive(notify, staying.current);
    };
  }, [notify]);

  const send = async (answer: ConfirmAnswer) => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setError(undefined);
    staying.current = undefined;
    try {
      await onConfirm(answer);
      return true;
    } catch (failure) {
      const found = onUnknown?.(failure);
      const words = tell(failure);
      // The page went on while nothing was asked: nobody would hear of it.
      if (gone.current) outlive(notify, words);
      setError(words);
      staying.current = found || !words.stays ? undefined : words;
      setCheck(() => found);
      setMayRepeat(false);
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { send, pending, error, check, mayRepeat, setMayRepeat };
}

interface QuestionProps extends ConfirmDialogProps {
  sending: Sending;
  /** True while closing would lose something: typed text, or an action under way. */
  onHold: (held: boolean) => void;
}

function Question(props: QuestionProps) {
  const { kind, title, children, changes = [], typed, reasons, irreversible = false } = props;
  const { sending, onHold } = props;
  const { pending, error, check, mayRepeat } = sending;
  const translate = useTranslate();
  const [reason, setReason] = useState(props.reason ?? '');
  const [code, setCode] = useState('');
  const armed = useArmed();
  const inDoubt = check !== undefined && !mayRepeat;
  // What is sent again under the same key must be the same.
  const locked = pending || check !== undefined;
  const held = locked || reason !== '' || code !== '';
  useEffect(() => {
    onHold(held);
    return () => onHold(false);
  }, [held, onHold]);

  const wantsReason = kind === 'reason' || reasons !== undefined;
  const answered = !wantsReason || !reasonProblem(reason, reasons ? undefined : CONFIRM.reasonMin);
  const ready = armed && answered && (!typed || isTyped(code, typed.code)) && !pending && !inDoubt;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog opened inside a form must not submit that form too: React events climb the component tree.
    event.stopPropagation();
    if (!ready) return;
    const done = await sending.send(reason.trim() ? { reason: reason.trim() } : {});
    if (done) props.onClose();
  };

  return (
    <form onSubmit={submit} noValidate aria-busy={pending}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {children && <div>{children}</div>}
        {changes.length > 0 && <DiffTable rows={changes} />}
        {irreversible && <p>{translate('shell.confirm.irreversible')}</p>}
        {wantsReason && (
          <ReasonField
            value={reason}
            onChange={(text) => {
              setReason(text);
              props.onReason?.(text);
            }}
            options={reasons}
            disabled={locked}
          />
        )}
        {typed && <TypedField typed={typed} value={code} onChange={setCode} disabled={locked} />}
        {error && check && (
          <OutcomeCheck
            error={error}
            check={check}
            onOutcome={(outcome) => {
              if (outcome === 'booked') props.onClose();
              sending.setMayRepeat(outcome === 'not-found');
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
      <DialogFoot
        onCancel={props.onClose}
        cancelDisabled={pending}
        startsOnCancel={irreversible || (!wantsReason && !typed)}
      >
        {!inDoubt && (
          <SubmitButton danger={irreversible} disabled={!ready} loading={pending}>
            {check
              ? translate('errors.send_again')
              : (props.confirmLabel ?? translate('action.confirm'))}
          </SubmitButton>
        )}
      </DialogFoot>
    </form>
  );
}
