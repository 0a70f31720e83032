import { useTranslate } from '../i18n/useTranslate';
import { signInAgain } from '../auth/signIn';
import { useAuthStatus } from '../auth/useAuthStatus';
import { Button } from '../ui/Button/Button';
import { ShellBar } from './ShellBar';

/** The session has ended while the person worked: the page and what was typed stay until they sign in again. */
export function SessionBar() {
  const translate = useTranslate();
  if (useAuthStatus().kind !== 'lost') return null;
  return (
    <div role="alert">
      <ShellBar>
        <span>{translate('shell.session_lost')}</span>
        <Button onClick={() => void signInAgain()}>{translate('shell.toast.sign_in_again')}</Button>
      </ShellBar>
    </div>
  );
}
