import Bell from '@mui/icons-material/NotificationsOutlined';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { BellPanel } from './BellPanel';
import { useNotices } from './useNotices';

/** The person's notifications with the number unread; opening marks them received, clicking one marks it seen. */
export function NotificationBell() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { notices, unread, receive, see } = useNotices();

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const toggle = () => {
    if (!open) receive();
    setOpen(!open);
  };
  const label =
    unread > 0 ? translate('shell.bell.unread', { count: unread }) : translate('shell.bell.label');
  return (
    <div
      ref={root}
      className="drop"
      onKeyDown={(event) => {
        if (open && event.code === 'Escape') close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="drop-button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={toggle}
      >
        <Bell />
        {unread > 0 && (
          <span className="topbar-badge" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {open && <BellPanel notices={notices} onSee={see} onClose={close} />}
    </div>
  );
}
