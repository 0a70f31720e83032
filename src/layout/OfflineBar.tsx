import { useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { ShellBar } from './ShellBar';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};
const isOnline = () => navigator.onLine;

/**
 * Says at once that the connection is lost (docs/domain/calls.md 3.5). Nothing is queued: what is saved now fails with
 * the same words.
 */
export function OfflineBar() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, isOnline);
  return <div role="status">{!online && <ShellBar>{translate('shell.offline')}</ShellBar>}</div>;
}
