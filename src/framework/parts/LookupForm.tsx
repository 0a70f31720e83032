import { useId, useRef, useState, type FormEvent } from 'react';

import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { useTellError } from '../../dataProviders/useTellError';
import { FieldLabel, Input } from '../../ui/Input/Input';
import { Button } from '../../ui/Button/Button';
import { Note } from '../../ui/Text/Text';
import { Link } from '../../ui/Link/Link';
import lookupStyles from './LookupForm.module.css';

/** What to say under the field: a message key. */
export interface LookupMessage {
  key: MessageKey;
  values?: Record<string, unknown>;
  /** Where to go on from it; the label is a message key. */
  link?: { to: string; label: MessageKey };
}

interface Props<L> {
  /** Message keys. */
  label: MessageKey;
  help: MessageKey;
  unknown: MessageKey;
  placeholder?: MessageKey;
  /** False where the keys of the page come first: the field does not take the focus. */
  autoFocus?: boolean;
  /** Tells what was typed; undefined while it is nothing known. */
  recognise: (typed: string) => L | undefined;
  /** Looks it up; answers what to say of it, or nothing. A 404 shows `missing`, other failures the catalogue's text. */
  find: (lookup: L) => Promise<LookupMessage | undefined> | void;
  missing?: (lookup: L) => LookupMessage;
  /** What to say of what was found where acts on the page change it: it stays true, what `find` answers does not. */
  found?: LookupMessage;
}

/**
 * One field that recognises what was typed, and looks it up. What is typed stays out of the address
 * (docs/domain/calls.md 5.3).
 */
export function LookupForm<L>(props: Props<L>) {
  const { label, help, unknown, placeholder, autoFocus = true, recognise, find, missing } = props;
  const translate = useTranslate();
  const tellError = useTellError();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<LookupMessage>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lookup = recognise(typed);
    if (!lookup) return setMessage({ key: unknown });
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setMessage(undefined);
    try {
      const found = await find(lookup);
      setMessage(found ?? undefined);
    } catch (error) {
      if (missing && (error as { status?: number }).status === 404) setMessage(missing(lookup));
      else tellError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const said = message ?? props.found;

  return (
    <form
      className={lookupStyles.lookup}
      data-part="lookup"
      role="search"
      onSubmit={(event) => void submit(event)}
    >
      <FieldLabel htmlFor={id}>{translate(label)}</FieldLabel>
      <div className={lookupStyles.row}>
        <Input
          id={id}
          value={typed}
          placeholder={placeholder && translate(placeholder)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={autoFocus}
          aria-invalid={message?.key === unknown || undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={busy || !typed.trim()}>
          {translate('action.search')}
        </Button>
      </div>
      <Note id={`${id}-message`} role="status">
        {said ? translate(said.key, said.values) : translate(help)}
        {said?.link && (
          <>
            {' '}
            <Link to={said.link.to}>{translate(said.link.label)}</Link>
          </>
        )}
      </Note>
    </form>
  );
}
