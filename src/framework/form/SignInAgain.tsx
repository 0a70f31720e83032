import { use } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { signInAgain } from '../../auth/signIn';
import { useAuthStatus } from '../../auth/useAuthStatus';
import { RefusedContext } from './saveTrouble';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';

/** Inside a dialog, which covers the page's own notice: says that nobody is signed in any more, and offers to sign in. */
export function SignInAgain() {
  const translate = useTranslate();
  const refused = use(RefusedContext);
  const lost = useAuthStatus().kind === 'lost';
  if (!refused && !lost) return null;
  return (
    <Notice tone="warning" role="alert">
      {translate('shell.session_lost')}{' '}
      <Button onClick={() => void signInAgain()}>{translate('shell.toast.sign_in_again')}</Button>
    </Notice>
  );
}
