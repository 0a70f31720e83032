/** What calls need to know of the sign-in. `src/auth` provides it; nothing here depends on how people sign in. */
export interface Credentials {
  /**
   * A bearer token that is valid for at least so many seconds.
   * @throws GatewayError 401 when the session is over, `no-response` when the identity provider cannot be reached
   */
  token(minValiditySeconds: number): Promise<string>;
  /** A fresh token after a gateway refused this one; without a refresh when there is a newer one by now. Same errors. */
  renew(refused: string): Promise<string>;
  /** True while the console is only looked at: no write leaves then. */
  isViewOnly?(): boolean;
}

let provided: Credentials | undefined;

/** Tells calls where tokens come from; once, when the sign-in starts. */
export function provideCredentials(credentials: Credentials): void {
  provided = credentials;
}

/** Whether writes are kept back (docs/domain/identity.md 1.9). */
export const isViewOnly = (): boolean => provided?.isViewOnly?.() ?? false;

/** @throws Error before the sign-in has started: no call leaves without a session */
export function credentials(): Credentials {
  if (!provided) throw new Error('Calls to gateways need a session.');
  return provided;
}
