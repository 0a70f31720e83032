import { retryPermissions, retryStart } from '../../auth/start';
import type { AuthStatus } from '../../auth/status';
import { i18nProvider } from '../../i18n/i18nProvider';
import { storedLocale } from '../../i18n/locale';
import { StartFrame } from './StartFrame';
import { Button } from '../../ui/Button/Button';

interface Page {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** Which page each end of the sign-in has; undefined while the person is on the way. */
function pageOf(status: AuthStatus): Page | undefined {
  switch (status.kind) {
    case 'failed':
      return {
        title: 'auth.failed.title',
        text: `auth.failed.${status.reason}`,
        action: 'action.retry',
        onAction: retryStart,
      };
    case 'no-permissions':
      return {
        title: 'auth.no_permissions.title',
        text: 'auth.no_permissions.text',
        action: 'action.retry',
        onAction: () => void retryPermissions(),
      };
    case 'signed-out':
      return {
        title: 'auth.signed_out.title',
        text: 'auth.signed_out.text',
        action: 'auth.sign_in_again',
        onAction: retryStart,
      };
    default:
      return undefined;
  }
}

/** The sign-in has not led into the console: says why and what to do (docs/domain/identity.md 2.5). */
export function AuthStatusPage({ status }: { status: AuthStatus }) {
  const page = pageOf(status);
  if (!page) return null;
  const { translate } = i18nProvider;
  return (
    <StartFrame language={storedLocale()} title={translate(page.title)}>
      <p>{translate(page.text)}</p>
      <Button variant="primary" onClick={page.onAction}>
        {translate(page.action)}
      </Button>
    </StartFrame>
  );
}
