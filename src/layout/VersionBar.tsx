import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { broadcastExpiry } from '../auth/sessionExpiry';
import { NEW_VERSION } from '../domain/settings';
import { Button } from '../ui/Button/Button';
import { ShellBar } from './ShellBar';
import { isOutdated } from './version';

/** Drafts are written in the moment before the page goes. */
function reload(): void {
  broadcastExpiry('reload');
  window.location.reload();
}

/**
 * A new version of the console is out (docs/domain/calls.md 6.5): asked when the window is entered, and now and then.
 * Reloading is the person's own decision, because a form may be open.
 */
export function VersionBar() {
  const translate = useTranslate();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    if (outdated) return;
    const look = () => void isOutdated().then((found) => found && setOutdated(true));
    const timer = setInterval(look, NEW_VERSION.everyMs);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, [outdated]);
  return (
    <div role="status">
      {outdated && (
        <ShellBar>
          <span>{translate('shell.new_version')}</span>
          <Button onClick={reload}>{translate('action.reload_page')}</Button>
        </ShellBar>
      )}
    </div>
  );
}
