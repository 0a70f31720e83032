import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { useMay } from '../../framework/useMay';
import { routeFor } from '../../resources/routes';
import { MomentText } from '../../ui/Text/DateText';
import { PushEntry } from './PushEntry';
import type { PersonalNotice } from '../../framework/notices/noticesIn';
import { Popover } from '../../ui/Popover/Popover';
import { Hidden, Muted, Sub } from '../../ui/Text/Text';
import styles from './BellPanel.module.css';

interface BellPanelProps {
  anchor: HTMLElement;
  notices: readonly PersonalNotice[];
  onSee: (notice: PersonalNotice) => void;
  onClose: () => void;
}

/** The list under the bell. A message leads to its screen only when the console has that address. */
export function BellPanel({ anchor, notices, onSee, onClose }: BellPanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayPush = useMay()('fcm-subscribe:access');
  const open = (notice: PersonalNotice) => {
    onSee(notice);
    if (!notice.route?.startsWith('/') || !routeFor(notice.route)) return;
    onClose();
    navigate(notice.route);
  };
  return (
    <Popover
      anchor={anchor}
      label={translate('shell.bell.label')}
      onClose={onClose}
      className={styles.panel}
    >
      {notices.length === 0 && (
        <Muted as="p" className={styles.none}>
          {translate('shell.bell.empty')}
        </Muted>
      )}
      <div className={styles.list} data-part="bell-list">
        {notices.map((notice) => (
          <button
            key={notice.id}
            type="button"
            className={styles.item}
            onClick={() => open(notice)}
          >
            <span>
              <strong>{notice.title}</strong>
              {notice.body}
              {notice.createdAt && (
                <Sub>
                  <MomentText value={notice.createdAt} />
                </Sub>
              )}
            </span>
            {!notice.isSeen && (
              <span className={styles.new}>
                <Hidden>{translate('shell.bell.new')}</Hidden>
              </span>
            )}
          </button>
        ))}
      </div>
      {mayPush && <PushEntry />}
    </Popover>
  );
}
