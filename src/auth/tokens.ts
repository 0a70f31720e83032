import { GatewayError } from '../http/GatewayError';
import { SESSION, SIGN_IN } from '../domain/settings';
import { adoptTokens } from './adopt';
import { identityClient, identitySettled } from './keycloak';
import { session } from './session';
import { expireSession } from './signIn';
import { loseSession } from './sessionLost';
import { authStatus } from './status';
import { within } from './within';

/**
 * A bearer token, refreshed first when it is not valid long enough (document 1 §9: 5 s). Any number of calls at once
 * share one refresh.
 * @throws GatewayError 401 when the session is over; without a status when the provider cannot be reached
 */
export async function token(
  minValiditySeconds: number = SESSION.tokenMinValiditySeconds,
): Promise<string> {
  const held = heldToken(minValiditySeconds);
  if (held) return held;
  await settled();
  // Nothing to refresh with: a token serves to its end.
  const enough = identityClient().keycloak.refreshToken ? minValiditySeconds : 0;
  return heldToken(enough) ?? refresh();
}

/** A fresh token after a gateway refused the present one. Same errors as `token`. */
export async function refreshAfter401(): Promise<string> {
  heldToken(0);
  await settled();
  return refresh();
}

/** @throws GatewayError 401 when there is no session */
function heldToken(validSeconds: number): string | undefined {
  const current = session.get();
  if (!current || authStatus.get().kind === 'lost') throw sessionOver();
  return current.expiresAt - Date.now() > validSeconds * 1000 ? current.accessToken : undefined;
}

let refreshing: Promise<string> | undefined;

function refresh(): Promise<string> {
  refreshing ??= renew().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function renew(): Promise<string> {
  const { keycloak } = identityClient();
  if (!keycloak.refreshToken) {
    expireSession();
    throw sessionOver();
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      await within(SIGN_IN.probeMs, keycloak.updateToken(-1));
      return adoptTokens().accessToken;
    } catch (error) {
      if (isRefused(error) || !keycloak.refreshToken) {
        loseSession('ended');
        throw sessionOver();
      }
      if (attempt >= SIGN_IN.refreshRetries) throw unreachable();
      await new Promise((resolve) => setTimeout(resolve, SIGN_IN.refreshWaitMs * 2 ** attempt));
    }
  }
}

/** After a reload keycloak-js may still be looking for its session. */
const settled = (): Promise<unknown> =>
  within(SIGN_IN.startMs, identitySettled()).catch(() => undefined);

/** The provider refuses the refresh token; keycloak-js's own class of the error is not exported. */
const isRefused = (error: unknown): boolean =>
  (error as { response?: { status?: unknown } } | null)?.response?.status === 400;

const sessionOver = () => new GatewayError({ status: 401, code: 'SESSION_OVER' });
const unreachable = () => new GatewayError({ status: 0, code: 'IDENTITY_UNREACHABLE' });
