import { useTranslate } from 'ra-core';
import { use } from 'react';
import { signInAgain } from '../../auth/signIn';
import { useAuthStatus } from '../../auth/useAuthStatus';
import { RefusedContext } from './saveTrouble';
import { Notice } from '../../ui/Notice/Notice';
import { Button } from '../../ui/Button/Button';

/** Inside a dialog, which lies above everything that says so elsewhere: nobody is signed in any more, and the way back. */
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
