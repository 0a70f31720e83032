import { randomBytes, randomUUID } from 'node:crypto';
import type { Person } from './Person';

/** One sign-in of a person in one browser. */
export interface AuthSession {
  /** `sid` of the tokens. */
  id: string;
  /** Value of the session cookie; never leaves the HttpOnly cookie. */
  secret: string;
  person: Person;
  /** Seconds since 1970. */
  authTime: number;
  /** Milliseconds since 1970; moved on by every grant. */
  expiresAt: number;
  /** Per sign-in of a tab: the one refresh token (`jti`) that is still good. */
  families: Map<string, string>;
}

/** What was asked when a code was handed out, and must be met when it is redeemed. */
export interface CodeGrant {
  sessionId: string;
  clientId: string;
  redirectUri: string;
  challenge: string;
  scope: string;
  nonce?: string;
  expiresAt: number;
  used: boolean;
}

const CODE_LIFETIME = 60_000;
/** How long the page that asks for a new password is good. */
const TICKET_LIFETIME = 300_000;

/** Sessions and authorization codes, in memory. `now` gives milliseconds. */
export function createSessions(now: () => number) {
  const sessions = new Map<string, AuthSession>();
  const tickets = new Map<string, { username: string; expiresAt: number }>();
  const codes = new Map<string, CodeGrant>();

  const alive = (session: AuthSession | undefined) => {
    if (session && session.expiresAt <= now()) sessions.delete(session.id);
    return session && sessions.has(session.id) ? session : undefined;
  };

  return {
    start(person: Person, lifetimeSeconds: number): AuthSession {
      const session: AuthSession = {
        id: randomUUID(),
        secret: randomBytes(32).toString('base64url'),
        person,
        authTime: Math.floor(now() / 1000),
        expiresAt: now() + lifetimeSeconds * 1000,
        families: new Map(),
      };
      sessions.set(session.id, session);
      return session;
    },
    get: (id: string): AuthSession | undefined => alive(sessions.get(id)),
    bySecret: (secret: string): AuthSession | undefined =>
      alive([...sessions.values()].find((session) => session.secret === secret)),
    end: (id: string): void => void sessions.delete(id),
    endAll: (): void => sessions.clear(),
    count: (): number => [...sessions.values()].filter(alive).length,

    /** For somebody whose password was right and must be changed before the session begins; good for one try. */
    addTicket(username: string): string {
      const ticket = randomUUID();
      tickets.set(ticket, { username, expiresAt: now() + TICKET_LIFETIME });
      return ticket;
    },
    takeTicket(ticket: string): string | undefined {
      const found = tickets.get(ticket);
      tickets.delete(ticket);
      return found && found.expiresAt > now() ? found.username : undefined;
    },

    addCode(grant: Omit<CodeGrant, 'expiresAt' | 'used'>): string {
      for (const [code, { expiresAt }] of codes) if (expiresAt <= now()) codes.delete(code);
      const code = randomUUID();
      codes.set(code, { ...grant, expiresAt: now() + CODE_LIFETIME, used: false });
      return code;
    },
    /** The code's grant, marked as used from now on; a second call ends its session (RFC 6749 §4.1.2). */
    redeem(code: string): CodeGrant | undefined {
      const grant = codes.get(code);
      if (!grant || grant.expiresAt <= now()) return undefined;
      if (grant.used) {
        sessions.delete(grant.sessionId);
        return undefined;
      }
      grant.used = true;
      return grant;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
