import { useTranslate } from 'ra-core';
import { signInAgain } from '../auth/signIn';
import { useAuthStatus } from '../auth/useAuthStatus';

/** The session has ended while the person worked: the page and what was typed stay until they sign in again. */
export function SessionBar() {
  const translate = useTranslate();
  if (useAuthStatus().kind !== 'lost') return null;
  return (
    <div className="offline" role="alert">
      <span>{translate('shell.session_lost')}</span>
      <button type="button" className="u-button" onClick={() => void signInAgain()}>
        {translate('shell.toast.sign_in_again')}
      </button>
    </div>
  );
}
