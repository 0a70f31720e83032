import { useNavigate } from 'react-router-dom';
import { useTranslate } from 'ra-core';
import { useCan } from '../../auth/useCan';
import { routeFor } from '../../resources/routes';
import { DateTimeText } from '../../ui/base/DateText';
import { PushEntry } from './PushEntry';
import type { PersonalNotice } from './shellAnswers';

interface BellPanelProps {
  notices: readonly PersonalNotice[];
  onSee: (notice: PersonalNotice) => void;
  onClose: () => void;
}

/** The list under the bell. A message leads to its screen only when the console has that address. */
export function BellPanel({ notices, onSee, onClose }: BellPanelProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayPush = useCan('fcm-subscribe:access');
  const open = (notice: PersonalNotice) => {
    onSee(notice);
    if (!notice.route?.startsWith('/') || !routeFor(notice.route)) return;
    onClose();
    navigate(notice.route);
  };
  return (
    <section className="drop-panel bell-panel" aria-label={translate('shell.bell.label')}>
      {notices.length === 0 && <p className="bell-note">{translate('shell.bell.empty')}</p>}
      <div className="bell-list">
        {notices.map((notice) => (
          <button key={notice.id} type="button" className="drop-item" onClick={() => open(notice)}>
            <span className="bell-text">
              <strong>{notice.title}</strong>
              {notice.body}
              {notice.createdAt && (
                <small>
                  <DateTimeText value={notice.createdAt} />
                </small>
              )}
            </span>
            {!notice.isSeen && (
              <span className="bell-new">
                <span className="u-hidden">{translate('shell.bell.new')}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {mayPush && <PushEntry />}
    </section>
  );
}
