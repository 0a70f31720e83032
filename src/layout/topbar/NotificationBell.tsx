import Bell from '@mui/icons-material/NotificationsOutlined';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { BarButton } from '../../ui/Menu/BarButton';
import { laterPart } from '../laterPart';
import { useNotices } from '../../framework/notices/useNotices';
import styles from './NotificationBell.module.css';

const BellPanel = laterPart(() => import('./BellPanel'), 'BellPanel');

/** The person's notifications with the number unread; opening marks them received, clicking one marks it seen. */
export function NotificationBell() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { notices, unread, receive, see } = useNotices();

  const label =
    unread > 0 ? translate('shell.bell.unread', { count: unread }) : translate('shell.bell.label');
  return (
    <>
      <BarButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onFocus={BellPanel.preload}
        onPointerEnter={BellPanel.preload}
        onClick={({ currentTarget }) => {
          receive();
          setAnchor(currentTarget);
        }}
      >
        <Bell />
        {unread > 0 && (
          <span className={styles.badge} data-part="topbar-badge" aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </BarButton>
      {anchor && (
        <BellPanel anchor={anchor} notices={notices} onSee={see} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
