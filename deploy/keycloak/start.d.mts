/** What is looked at of the realm. */
interface Realm {
  realm: string;
  revokeRefreshToken: boolean;
  refreshTokenMaxReuse: number;
  clients: {
    clientId: string;
    redirectUris: string[];
    webOrigins: string[];
    attributes: Record<string, string>;
  }[];
  users: {
    id: string;
    username: string;
    firstName: string;
    lastName: string;
    email: string;
    realmRoles: string[];
    attributes: Record<'tenantAlias' | 'customerId', string[]>;
  }[];
}

/** The realm with the addresses of the consoles in place of `https://CONSOLE`. */
export function realmFor(consoles: readonly string[], realm?: string): Realm;

/** Fetches and unpacks Keycloak by Maven, once; leaves nothing outside of the cache. @throws Error with Maven's output */
export function fetchKeycloak(): Promise<void>;
