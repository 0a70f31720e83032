import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { DateTimeText } from '../../../ui/Text/DateText';
import { Notice } from '../../../ui/Notice/Notice';
import type { WaitingRequest } from './api';

interface Props {
  requests: readonly WaitingRequest[];
}

/**
 * Warns that requests of somebody who is listed wait for a decision, and lists them (docs/domain/watchlists.md 1.3).
 */
export function WaitingRequests({ requests }: Props) {
  const translate = useTranslate();
  const may = useMay();
  if (requests.length === 0) return null;
  return (
    <Notice tone="caution" role="alert">
      {translate('watch.requests.warning', { smart_count: requests.length })}
      <ul>
        {requests.map(({ queue, id, code, requestedAt }) => {
          const path = recordPath(queue, 'show', id);
          const text = translate(`watch.requests.queues.${queue}`);
          const opens = path !== undefined && may(manifestFor(queue)?.access.show);
          return (
            <li key={`${queue}/${id}`}>
              {opens ? <Link to={path}>{text}</Link> : text}
              {code && ` · ${code}`}
              {requestedAt && (
                <>
                  {' · '}
                  <DateTimeText value={requestedAt} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
