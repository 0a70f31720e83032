import { ValidationError } from 'yup';
import { NETWORK, SESSION } from '../domain/settings';
import { gatewayNames, type GatewayName } from '../http/gateways';
import { ConfigError, type ConfigProblem, type ConfigReason } from './ConfigError';
import { configSchema } from './configSchema';

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

/** The reader of fingerprints at the desk of whoever looks people up in the state registry (`src/devices/fingerprint`). */
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

/**
 * Reads and checks `/config.json`; once, before anything else starts.
 * @throws ConfigError that names every wrong field
 */
export async function loadConfig(url = '/config.json'): Promise<Config> {
  current = checkConfig(await read(url));
  return current;
}

/** Checks a configuration and completes it with the usual values. @throws ConfigError */
export function checkConfig(given: unknown): Config {
  try {
    const checked = configSchema.validateSync(given, {
      abortEarly: false,
      strict: false,
    }) as unknown as Config;
    return complete(checked);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(problemsOf(error));
  }
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

function complete(checked: Config): Config {
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

/** One problem per field: the first that was found. */
function problemsOf(error: ValidationError): ConfigProblem[] {
  const single = error.inner.length > 0 ? error.inner : [error];
  const byField = new Map<string, ConfigProblem>();
  for (const { path, message } of single) {
    const field = path || 'config.json';
    if (!byField.has(field)) byField.set(field, { field, reason: message as ConfigReason });
  }
  return [...byField.values()];
}

async function read(url: string): Promise<unknown> {
  let text: string;
  try {
    const signal = AbortSignal.timeout(NETWORK.readDeadlineMs);
    const answer = await fetch(url, {
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal,
    });
    if (!answer.ok) throw new Error(String(answer.status));
    text = await answer.text();
  } catch {
    throw new ConfigError([{ field: 'config.json', reason: 'unreachable' }]);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError([{ field: 'config.json', reason: 'json' }]);
  }
}
