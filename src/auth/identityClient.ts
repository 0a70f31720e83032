import Keycloak, { type KeycloakInitOptions } from 'keycloak-js';
import type { AuthProvider } from 'ra-core';
import { keycloakAuthProvider } from 'ra-keycloak';
import { config } from '../config/config';
import { CALLBACK_PATH } from './returnTo';
import { identityUrl } from './keycloak';

/**
 * PKCE, and the answer in the fragment, which no server's log sees. No session frame: at the end of the provider's
 * session it would take the tokens away in the middle of somebody's typing; the next refresh learns of it early enough,
 * and tabs notify each other.
 */
const initOptions: KeycloakInitOptions = {
  pkceMethod: 'S256',
  responseMode: 'fragment',
  checkLoginIframe: false,
  // Signing out by GET would put the id token, with the person's name and address, into the browser's history.
  logoutMethod: 'POST',
};

/** The one keycloak-js instance, and ra-keycloak's provider over it. */
export interface IdentityClient {
  keycloak: Keycloak;
  base: AuthProvider;
  /** Initialises keycloak-js, which it allows once per page. */
  init: (options: KeycloakInitOptions) => Promise<boolean>;
}

/** Made once, when the configuration has been read. */
export function makeIdentityClient(): IdentityClient {
  const { realm, clientId } = config().identity;
  const keycloak = new Keycloak({ url: identityUrl(), realm, clientId });
  // ra-keycloak types its parameter by `keycloak-js/lib/keycloak`, which keycloak-js does not export: there it is `any`.
  // After signing out the provider leads to the address that it knows anyway.
  const base = keycloakAuthProvider(keycloak, {
    initOptions,
    logoutRedirectUri: CALLBACK_PATH,
  }) as AuthProvider;
  return { keycloak, base, init: (options) => keycloak.init({ ...initOptions, ...options }) };
}
