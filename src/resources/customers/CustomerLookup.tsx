import { useDataProvider, useTranslate } from 'ra-core';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../crud/useMay';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { useTellError } from '../../ui/toast/useTellError';
import { lookupOf, type Lookup } from './lookup';

interface Props {
  /** What to do with the customer; without it the record opens. */
  onFound?: (id: number) => void;
}

/**
 * Finds a customer by register number or phone and opens the record: one field that recognises what was typed
 * (`GET /customers/id-by-regnum-or-phone`, specification 1 §7). What is typed stays out of the address.
 */
export function CustomerLookup({ onFound }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const navigate = useNavigate();
  const tellError = useTellError();
  const may = useMay();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<{ key: string; found?: Lookup }>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const find = async (event: FormEvent) => {
    event.preventDefault();
    const lookup = lookupOf(typed);
    if (!lookup) return setMessage({ key: 'customers.lookup.unknown_pattern' });
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setMessage(undefined);
    try {
      const path = '/customers/id-by-regnum-or-phone';
      const query = { [lookup.kind]: lookup.value };
      const found = await dataProvider.call<{ id: number }>('customer', 'GET', path, { query });
      if (onFound) onFound(found.id);
      else navigate(`/customers/${found.id}`);
    } catch (error) {
      if ((error as { status?: number }).status === 404)
        setMessage({ key: `customers.lookup.none_by_${lookup.kind}`, found: lookup });
      else tellError(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <form className="u-lookup" role="search" onSubmit={(event) => void find(event)}>
      <label className="u-filter-label" htmlFor={id}>
        {translate('customers.lookup.label')}
      </label>
      <div className="u-lookup-row">
        <input
          id={id}
          className="u-input"
          value={typed}
          placeholder={translate('customers.lookup.placeholder')}
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
        {message ? translate(message.key) : translate('customers.lookup.help')}{' '}
        {message?.found && may('customer:create') && (
          <Link className="u-link" to="/customers/create">
            {translate('menu.customers.create')}
          </Link>
        )}
      </p>
    </form>
  );
}
