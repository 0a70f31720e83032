import { GatewayError } from '../http/GatewayError';
import { SESSION, SIGN_IN } from '../domain/settings';
import { identityClient, identityNeeded } from './keycloak';
import { session } from './session';
import { expireSession } from './sessionExpiry';
import { renewByRedirect } from './signIn';
import { authStatus } from './status';
import { syncSessionFromKeycloak } from './syncSession';
import { withTimeout } from './withTimeout';

/**
 * A bearer token, refreshed by keycloak-js first when it is not valid long enough. Beyond `keycloak.updateToken`: a
 * stored token serves while keycloak-js has none yet, any number of calls share one refresh and its retries, and a
 * refresh that gets no answer is given up.
 * @throws GatewayError 401 when the session is over; without a status when the provider cannot be reached
 */
export async function token(
  minValiditySeconds: number = SESSION.tokenMinValiditySeconds,
): Promise<string> {
  const held = heldToken(minValiditySeconds);
  if (held) return held;
  // After a reload keycloak-js may still be looking for its session.
  await identityNeeded();
  // Without a refresh token there is nothing to renew it with: a token serves to its end.
  const { keycloak } = await loadedClient();
  const enough = keycloak.refreshToken ? minValiditySeconds : 0;
  return heldToken(enough) ?? refresh();
}

/**
 * A fresh token after a gateway refused this one. Calls that were sent with the former token may be refused after the
 * refresh: they get the token that is there by now. Same errors as `token`.
 */
export async function refreshAfter401(refused: string): Promise<string> {
  heldToken(0);
  await identityNeeded();
  const held = heldToken(0);
  return held && held !== refused ? held : refresh();
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
  const { keycloak } = await loadedClient();
  if (!keycloak.refreshToken) {
    renewByRedirect();
    throw sessionOver();
  }
  const end = Date.now() + SIGN_IN.refreshMaxMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await withTimeout(Math.min(SIGN_IN.probeMs, end - Date.now()), keycloak.updateToken(-1));
      return syncSessionFromKeycloak(keycloak).accessToken;
    } catch (error) {
      if (isRefused(error) || !keycloak.refreshToken) {
        expireSession('ended');
        throw sessionOver();
      }
      const wait = SIGN_IN.refreshWaitMs * 2 ** attempt;
      if (attempt >= SIGN_IN.refreshRetries || Date.now() + wait >= end) throw unreachable();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** The provider refuses the refresh token. The types of keycloak-js do not export the class of this error. */
const isRefused = (error: unknown): boolean =>
  (error as { response?: { status?: unknown } } | null)?.response?.status === 400;

const sessionOver = () => new GatewayError({ status: 401, code: 'SESSION_OVER' });
/** @throws GatewayError without a status when keycloak-js itself cannot be loaded */
const loadedClient = () =>
  identityClient().catch(() => {
    throw unreachable();
  });

const unreachable = () => new GatewayError({ status: 0, code: 'IDENTITY_UNREACHABLE' });
