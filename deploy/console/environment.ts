import { checkConfig } from '../../src/config/checkConfig';
import { ConfigError } from '../../src/config/ConfigError';
import { configReasons } from '../../src/config/configReasons';
import { HOSTING } from '../../src/domain/settings';
import { gatewayNames } from '../../src/http/gateways';

type Kind = 'text' | 'number' | 'flag';

/** Every field of `config.json` that a variable of the environment can say, and as what. */
const FIELDS: Readonly<Record<string, Kind>> = {
  'identity.url': 'text',
  'identity.realm': 'text',
  'identity.clientId': 'text',
  ...Object.fromEntries(gatewayNames.map((name) => [`gateways.${name}`, 'text' as const])),
  mainTenant: 'text',
  'tiles.url': 'text',
  'tiles.attribution': 'text',
  idleMinutes: 'number',
  'deadlines.read': 'number',
  'deadlines.write': 'number',
  'deadlines.upload': 'number',
  'reports.url': 'text',
  'fingerprint.driver': 'text',
  'fingerprint.url': 'text',
  'fingerprint.licence': 'text',
  'push.apiKey': 'text',
  'push.projectId': 'text',
  'push.appId': 'text',
  'push.messagingSenderId': 'text',
  'push.vapidKey': 'text',
  'flags.demo': 'flag',
};

const PREFIX = 'URTUU_';

/** The variable of a field: `deadlines.read` → `URTUU_DEADLINES_READ`, `mainTenant` → `URTUU_MAIN_TENANT`. */
export const variableOf = (field: string): string =>
  `${PREFIX}${field
    .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    .replaceAll('.', '_')
    .toUpperCase()}`;

/** How a text of the environment is read; what is no number or flag stays a text, which the rules of the file refuse. */
const READ: Readonly<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text,
  number: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  flag: (text) => ({ true: true, false: false })[text] ?? text,
};

/** What is wrong with the environment, a line for each variable. */
export class Refusal extends Error {
  override name = 'Refusal';
}

type Environment = Readonly<Record<string, string | undefined>>;
type Fields = Record<string, unknown>;

/** Puts a value to its field: `{}`, `a.b`, 1 → `{ a: { b: 1 } }`. */
function put(config: Fields, field: string, value: unknown): void {
  const [name = '', ...rest] = field.split('.');
  if (rest.length === 0) config[name] = value;
  else put((config[name] ??= {}) as Fields, rest.join('.'), value);
}

/** What `config.json` is by the variables that begin with `URTUU_`, and what is wrong with them. An empty one says nothing. */
function readConfig(environment: Environment): { config: Fields; wrong: string[] } {
  const fields = new Map(Object.keys(FIELDS).map((field) => [variableOf(field), field]));
  const config: Fields = {};
  const unknown: string[] = [];
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith(PREFIX) || !text) continue;
    const field = fields.get(variable);
    if (field === undefined) unknown.push(`${variable}: there is no such setting`);
    else put(config, field, READ[FIELDS[field] ?? 'text'](text));
  }
  return { config, wrong: [...unknown, ...problemsOf(config)] };
}

/** What the console's own rules for the file find, by the names of the variables. */
function problemsOf(config: Fields): string[] {
  try {
    checkConfig(config);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // Of a group of which nothing is said, the rules name the group alone.
    return error.problems.map(
      ({ field, reason }) =>
        `${variableOf(field)}${field in FIELDS ? '' : '_…'}: ${configReasons.en[reason]}`,
    );
  }
}

/** An origin: scheme, host, port, and nothing behind. */
const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]+$/i;

/** `/gateway-=http://gateways:8190`: what begins so is answered there. */
const UPSTREAM = /^(\/[\w-]+[-/])=(https?:\/\/[a-z\d.:[\]-]+)$/i;

/** What the environment says of a host of the console. */
export interface Said {
  /** The text of `config.json`. */
  config: string;
  /** The console's own address, as browsers have it. */
  origin: string;
  port: number;
  /** Who answers below the console's own address, by the beginning of the paths. */
  upstreams: Readonly<Record<string, string>>;
}

/**
 * Reads the environment of a host: `URTUU_…` for each field of `config.json`, by the rules that the console itself has for it;
 * `CONSOLE_ORIGIN`, `PORT`, and `UPSTREAMS`, pairs with spaces between them.
 *
 * @throws Refusal with a line for each variable that is missing, wrong or none
 */
export function readEnvironment(environment: Environment): Said {
  const { CONSOLE_ORIGIN = '', PORT = String(HOSTING.port), UPSTREAMS = '' } = environment;
  const { config, wrong } = readConfig(environment);
  const pairs = UPSTREAMS.split(/\s+/).filter(Boolean);
  if (!ORIGIN.test(CONSOLE_ORIGIN))
    wrong.push('CONSOLE_ORIGIN: must be the console’s own address, as https://console.example');
  if (!/^[1-9]\d{0,4}$/.test(PORT)) wrong.push('PORT: must be the number of a port');
  for (const pair of pairs)
    if (!UPSTREAM.test(pair))
      wrong.push(`UPSTREAMS: must be as /gateway-=http://gateways:8190, and is ${pair}`);
  if (wrong.length > 0) throw new Refusal(wrong.join('\n'));
  return {
    config: `${JSON.stringify(config, null, 2)}\n`,
    origin: CONSOLE_ORIGIN,
    port: Number(PORT),
    upstreams: Object.fromEntries(pairs.map((pair) => UPSTREAM.exec(pair)?.slice(1) ?? [])),
  };
}
