import { CLIENT, issuerOf, REALM } from './Provider';
import { locales } from './texts';

/** The discovery document (OpenID Connect Discovery 1.0 §3), for the origin that the request went to. */
export function metadata(request: Request) {
  const issuer = issuerOf(request);
  const endPoint = (name: string) => `${issuer}/protocol/openid-connect/${name}`;
  return {
    issuer,
    authorization_endpoint: endPoint('auth'),
    token_endpoint: endPoint('token'),
    userinfo_endpoint: endPoint('userinfo'),
    end_session_endpoint: endPoint('logout'),
    jwks_uri: endPoint('certs'),
    check_session_iframe: endPoint('login-status-iframe.html'),
    grant_types_supported: ['authorization_code', 'refresh_token'],
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'profile', 'email'],
    ui_locales_supported: [...locales],
    authorization_response_iss_parameter_supported: true,
  };
}

/** What Keycloak answers at the realm's own address. */
export function realmInfo(request: Request) {
  return {
    realm: REALM.split('/').at(-1),
    'token-service': `${issuerOf(request)}/protocol/openid-connect`,
    'account-service': `${issuerOf(request)}/account`,
    client: CLIENT,
  };
}
