/** Where and how the provider fails on purpose. */
export type Outage = 'ok' | '500' | '400' | 'hang' | 'drop';

/** Everything about the provider that tests may change while it runs. */
export interface IdentitySettings {
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Added to the provider's clock. */
  clockSkewSeconds: number;
  /** `400` answers `invalid_grant`, `hang` never answers, `drop` cuts the connection. */
  down: Outage;
  /** Which part is down. */
  downAt: 'all' | 'auth' | 'token';
  /** What is wrong with otherwise successful sign-ins. */
  answer: 'ok' | 'denied' | 'wrong-nonce' | 'wrong-state';
  /** What the check of third-party cookies reports. */
  thirdPartyCookies: boolean;
}

/** Calls since the start or the last reset. */
export interface IdentityCounters {
  /** Calls of the authorization end point, silent and failed ones included. */
  authorizations: number;
  silentAuthorizations: number;
  /** Calls of the token end point, failed ones included. */
  tokens: number;
  codeGrants: number;
  refreshGrants: number;
  refusedGrants: number;
  logouts: number;
}

export const initialCounters = (): IdentityCounters => ({
  authorizations: 0,
  silentAuthorizations: 0,
  tokens: 0,
  codeGrants: 0,
  refreshGrants: 0,
  refusedGrants: 0,
  logouts: 0,
});
