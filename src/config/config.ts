import { NETWORK, SESSION } from '../domain/settings';
import { gatewayNames, type GatewayName } from '../http/gateways';
import { ConfigError } from './ConfigError';
import { hosted } from '../domain/place';

/** Web push through Firebase: the web configuration of the project and its public key. */
export interface PushConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

/** What differs from one environment to another; read from `/config.json` at start. Nothing secret is in it. */
export interface Config {
  /** The identity provider: absolute address, or one below this page's origin. */
  identity: { url: string; realm: string; clientId: string };
  /** Base address of each gateway, without a slash at the end. */
  gateways: Readonly<Record<GatewayName, string>>;
  /** Alias of the main tenant (docs/domain/identity.md 4.1). */
  mainTenant: string;
  /** Tile server of the maps; null = no map pictures. */
  tiles: { url: string; attribution: string } | null;
  /** Sign-out after so many minutes without activity; 0 = off. */
  idleMinutes: number;
  /** Longest wait for an answer, ms. */
  deadlines: { read: number; write: number; upload: number };
  /** Where errors of the program are reported to, scrubbed; null = nowhere. */
  reports: { url: string } | null;
  /** null = nobody can be looked up in the state registry here. */
  fingerprint: FingerprintConfig | null;
  /** null = no push messages. */
  push: PushConfig | null;
  flags: Readonly<Record<string, boolean>>;
}

/** The fingerprint reader at the desk of staff who look people up in the state registry (`src/devices/fingerprint`). */
export interface FingerprintConfig {
  driver: 'simulated' | 'secugen' | 'digitalpersona';
  /** Where the vendor's program listens on the person's computer, where that is not the usual address. */
  url?: string;
  /** SecuGen's licence for the console's domain; it is bound to that and no secret. */
  licence?: string;
}

let current: Config | undefined;

/**
 * The configuration in force.
 * @throws Error before `loadConfig` has ended: a mistake of the program, not of the person
 */
export function config(): Config {
  if (!current) throw new Error('The configuration is not loaded yet.');
  return current;
}

/** True for the alias of the lender that sees all others and rules what holds for all (docs/domain/identity.md 4.1, 4.6). */
export const isMainTenant = (alias: string | null | undefined): boolean =>
  alias === config().mainTenant;

/**
 * Reads and checks `/config.json`; once, before anything else starts.
 * @throws ConfigError that names every wrong field
 */
export async function loadConfig(url = hosted('/config.json')): Promise<Config> {
  const text = await read(url);
  const given = parsed(text);
  // The rules and their package are loaded for a file that this tab has not seen yet: not at every reload.
  if (remembered() !== text) {
    const { checkConfig } = await import('./checkConfig');
    checkConfig(given);
    remember(text);
  }
  current = completeConfig(given as Config);
  return current;
}

/** What holds when the file says nothing. */
const usual = {
  tiles: null,
  reports: null,
  fingerprint: null,
  push: null,
  flags: {},
  idleMinutes: SESSION.idleMinutes,
  deadlines: {
    read: NETWORK.readDeadlineMs,
    write: NETWORK.writeDeadlineMs,
    upload: NETWORK.uploadDeadlineMs,
  },
};

/** A checked configuration with the usual values where it says nothing. */
export function completeConfig(checked: Config): Config {
  const withoutSlash = (address: string) => address.replace(/\/+$/, '');
  const gateways = Object.fromEntries(
    gatewayNames.map((name) => [name, withoutSlash(checked.gateways[name])]),
  ) as unknown as Config['gateways'];
  return {
    ...usual,
    ...checked,
    deadlines: { ...usual.deadlines, ...checked.deadlines },
    gateways,
  };
}

async function read(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(NETWORK.readDeadlineMs);
    const answer = await fetch(url, {
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal,
    });
    if (!answer.ok) throw new Error(String(answer.status));
    return await answer.text();
  } catch {
    throw new ConfigError([{ field: 'config.json', reason: 'unreachable' }]);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError([{ field: 'config.json', reason: 'json' }]);
  }
}

/** Session storage key of the last file that was found right. */
const KEY = 'urtuu.config';

function remembered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Full or closed storage: it is checked again next time.
  }
}
