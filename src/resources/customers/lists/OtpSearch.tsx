import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { lookupOf, type Lookup } from '../lookup';

/** One field for a whole phone or register number; what is neither is told beside it and asked nowhere. */
export function OtpSearch({ onFind }: { onFind: (lookup: Lookup) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lookup = lookupOf(typed);
    setUnknown(!lookup);
    if (lookup) onFind(lookup);
  };
  return (
    <form className="u-lookup" role="search" onSubmit={submit}>
      <label className="u-filter-label" htmlFor={id}>
        {translate('customerLists.otp.label')}
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
          aria-invalid={unknown || undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="u-button" data-main disabled={!typed.trim()}>
          {translate('action.search')}
        </button>
      </div>
      <p id={`${id}-message`} role="status" className="u-muted">
        {translate(unknown ? 'customerLists.otp.unknown' : 'customerLists.otp.help')}
      </p>
    </form>
  );
}
