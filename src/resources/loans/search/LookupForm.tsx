import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTellError } from '../../../ui/toast/useTellError';

/** What to say under the field: a message key. */
export interface LookupMessage {
  key: string;
  values?: Record<string, unknown>;
}

interface Props<L> {
  /** Message keys. */
  label: string;
  help: string;
  unknown: string;
  /** Tells what was typed; undefined while it is nothing known. */
  recognise: (typed: string) => L | undefined;
  /** Looks it up; answers what to say of it, or nothing. A 404 is told by `missing`, other failures by the catalogue. */
  find: (lookup: L) => Promise<LookupMessage | undefined>;
  missing: (lookup: L) => LookupMessage;
}

/** One field that recognises what was typed, and looks it up. What is typed stays out of the address (PRV-2). */
export function LookupForm<L>(props: Props<L>) {
  const { label, help, unknown, recognise, find, missing } = props;
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
      setMessage(await find(lookup));
    } catch (error) {
      if ((error as { status?: number }).status === 404) setMessage(missing(lookup));
      else tellError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <form className="u-lookup" role="search" onSubmit={(event) => void submit(event)}>
      <label className="u-filter-label" htmlFor={id}>
        {translate(label)}
      </label>
      <div className="u-lookup-row">
        <input
          id={id}
          className="u-input"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          aria-describedby={`${id}-message`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="u-button" data-main disabled={busy || !typed.trim()}>
          {translate('action.search')}
        </button>
      </div>
      <p id={`${id}-message`} role="status" className="u-muted">
        {message ? translate(message.key, message.values) : translate(help)}
      </p>
    </form>
  );
}
