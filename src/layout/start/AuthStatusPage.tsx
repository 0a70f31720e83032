import { realmUrl } from '../../auth/keycloak';
import { signOut } from '../../auth/signOut';
import { retryPermissions, retryStart } from '../../auth/start';
import type { AuthStatus, FailReason } from '../../auth/status';
import { i18nProvider } from '../../i18n/i18nProvider';
import { storedLocale } from '../../i18n/locale';
import { StartFrame } from './StartFrame';
import { StartButton } from './StartButton';
import styles from './start.module.css';

interface Page {
  title: string;
  text: string;
  action: string;
  onAction: () => void;
  /** Somebody may be signed in at the provider: they can leave, for another person on a shared computer. */
  canLeave?: boolean;
}

/** Before anybody has signed in there is nobody to sign out; without a provider there is no way to do it. */
const NOBODY_IN: readonly FailReason[] = ['unreachable', 'unknown_realm'];

/** Which page each end of the sign-in has; undefined while the person is on the way. */
function pageOf(status: AuthStatus): Page | undefined {
  switch (status.kind) {
    case 'failed':
      return {
        title: 'auth.failed.title',
        text: `auth.failed.${status.reason}`,
        action: 'action.retry',
        onAction: retryStart,
        canLeave: !NOBODY_IN.includes(status.reason),
      };
    case 'waiting':
      return {
        title: 'auth.waiting.title',
        text: 'auth.waiting.text',
        action: 'action.retry',
        onAction: retryStart,
      };
    case 'no-permissions':
      return {
        title: 'auth.no_permissions.title',
        text: 'auth.no_permissions.text',
        action: 'action.retry',
        onAction: () => void retryPermissions(),
        canLeave: true,
      };
    case 'signed-out':
      return {
        title: 'toast.signed_out',
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
      <p>{translate(page.text, { address: realmUrl() })}</p>
      <div className={styles.actions}>
        <StartButton main onClick={page.onAction}>
          {translate(page.action)}
        </StartButton>
        {page.canLeave && (
          <StartButton onClick={() => void signOut()}>{translate('ra.auth.logout')}</StartButton>
        )}
      </div>
    </StartFrame>
  );
}
