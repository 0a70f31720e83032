import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../../ui/Button/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { FieldLabel, Input } from '../../ui/Input/Input';
import { Problem } from '../../ui/Text/Text';

/** Longest name of a view: it is a tab. */
const LONGEST = 40;

interface Props {
  title: string;
  /** What it is called now. */
  name: string;
  /** What the other views are called. */
  taken: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** Asks what a view is called. */
export function ViewNameDialog({ title, name, taken, onName, onClose }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(name);
  const id = useId();
  const isTaken = taken.some((one) => plain(one) === plain(typed));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plain(typed) && !isTaken) onName(typed.trim());
  };
  return (
    <Dialog onClose={onClose} width="xs">
      <form onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <FieldLabel htmlFor={id}>{translate('list.view_name')}</FieldLabel>
          <Input
            id={id}
            value={typed}
            maxLength={LONGEST}
            autoFocus
            autoComplete="off"
            aria-invalid={isTaken || undefined}
            aria-describedby={isTaken ? `${id}-problem` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          {isTaken && (
            <Problem id={`${id}-problem`} role="alert">
              {translate('list.view_taken')}
            </Problem>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!plain(typed) || isTaken}>
            {translate('action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
