import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { SESSION } from '../../domain/settings';
import { CellButton } from '../CellButton/CellButton';
import { CopyButton } from '../CopyButton/CopyButton';
import textStyles from '../Text/Text.module.css';

interface MaskedTextProps {
  /** The masked value, as `*Б***31245`. */
  masked: string;
  /**
   * Fetches the whole value by its own call, which the gateway logs. Without it there is no eye.
   * The caller shows a failure; the value then stays masked.
   */
  onReveal?: () => Promise<string>;
  /** In table cells: the eye is mounted when the pointer comes, so that a list stays light. */
  quiet?: boolean;
}

/**
 * A private value. Revealed for 30 s, until the focus leaves it, the address changes or the page is hidden
 * (docs/domain/calls.md 5.2); never kept anywhere but in this element. While it is revealed it can be copied.
 */
export function MaskedText({ masked, onReveal, quiet = false }: MaskedTextProps) {
  const [near, setNear] = useState(!quiet);
  if (!onReveal)
    return (
      <span className={textStyles.mask} data-part="mask">
        {masked}
      </span>
    );
  return (
    <span className={textStyles.mask} data-part="mask" onPointerEnter={() => setNear(true)}>
      {near ? <Revealable masked={masked} onReveal={onReveal} /> : masked}
    </span>
  );
}

function Revealable({ masked, onReveal }: { masked: string; onReveal: () => Promise<string> }) {
  const translate = useTranslate();
  const [value, setValue] = useState<string>();
  const [pending, setPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const reveal = async () => {
    button.current?.focus();
    setPending(true);
    try {
      const whole = await onReveal();
      // Someone who has gone on to something else must not find the value open behind them.
      if (alive.current && document.activeElement === button.current) setValue(whole);
    } catch {
      // The caller shows the failure; the value stays masked.
    } finally {
      if (alive.current) setPending(false);
    }
  };
  const hide = () => setValue(undefined);
  const open = value !== undefined;
  return (
    <span
      // To what belongs to it the focus may go.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hide();
      }}
    >
      {open ? value : masked}
      <CellButton
        ref={button}
        data-no-print
        aria-pressed={open}
        aria-busy={pending}
        aria-label={translate(open ? 'shell.reveal.hide' : 'shell.reveal.show')}
        title={translate(open ? 'shell.reveal.hide' : 'shell.reveal.logged')}
        onClick={open ? hide : pending ? undefined : reveal}
      >
        {open ? <VisibilityOff /> : <VisibilityIcon />}
      </CellButton>
      {open && (
        // A press leaves the focus at the eye: some browsers take it away and give it to no button.
        <span onMouseDown={(event) => event.preventDefault()}>
          <CopyButton value={value} />
        </span>
      )}
      {open && <Countdown onEnd={hide} />}
    </span>
  );
}

/** Hides the value again: after its time, when the address changes, when the page is hidden. */
function Countdown({ onEnd }: { onEnd: () => void }) {
  const { pathname, search } = useLocation();
  const end = useRef(onEnd);
  const address = useRef(pathname + search);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (address.current !== pathname + search) end.current();
  }, [pathname, search]);
  useEffect(() => {
    const stop = () => end.current();
    const timer = setTimeout(stop, SESSION.revealSeconds * 1_000);
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', stop);
    };
  }, []);
  return (
    <svg
      viewBox="0 0 14 14"
      width="14"
      fill="none"
      strokeWidth="2"
      strokeDasharray="38"
      style={{ stroke: 'var(--u-primary)', rotate: '-90deg' }}
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="6">
        <animate
          attributeName="stroke-dashoffset"
          from="0"
          to="38"
          dur={`${SESSION.revealSeconds}s`}
        />
      </circle>
    </svg>
  );
}
