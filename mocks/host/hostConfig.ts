import { FINGERPRINT } from '../../src/domain/settings';

/** Foreign origins that the console's configuration makes it talk to. */
export interface HostConfig {
  connect: string[];
  images: string[];
  frames: string[];
  /** Where violations of the policy are reported to: the same place as errors. */
  reports?: string;
}

/** What the vendor's program on a person's computer is reached by: fingerprints never leave that computer but to us. */
function agentsOf(fingerprint: unknown): string[] {
  if (!isRecord(fingerprint)) return [];
  const { driver, url } = fingerprint;
  if (driver === 'secugen') return originsOf([url ?? FINGERPRINT.agents.secugen]);
  if (driver !== 'digitalpersona') return [];
  return [
    ...originsOf([url ?? FINGERPRINT.agents.digitalpersona]),
    ...FINGERPRINT.digitalPersonaConnects,
  ];
}

const PUSH_HOSTS = [
  'https://fcmregistrations.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Origins of the absolute addresses among the values. A tile address may hold `{x}` and the like. */
function originsOf(addresses: readonly unknown[]): string[] {
  const origins = addresses.flatMap((address) => {
    if (typeof address !== 'string' || !/^https?:\/\//.test(address)) return [];
    const origin = /^https?:\/\/[^/?#]+/.exec(address)?.[0] ?? '';
    const wide = origin.replace(/\{[^}]*\}/, '*');
    return /^https?:\/\/(?:\*\.)?[\w.:-]+$/.test(wide) ? [wide] : [];
  });
  return [...new Set(origins)];
}

/** An address as it may be written into a header: absolute or of the own origin, and nothing that would end it. */
const isAddress = (text: string) => /^(?:https?:\/\/|\/(?!\/))[^\s"',;<>\\]+$/.test(text);

/** Reads from the text of `config.json` which foreign origins the security policy has to admit. */
export function readHostConfig(text: string): HostConfig {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    config = undefined;
  }
  if (!isRecord(config)) return { connect: [], images: [], frames: [] };
  const identity = isRecord(config.identity) ? [config.identity.url] : [];
  const gateways = isRecord(config.gateways) ? Object.values(config.gateways) : [];
  const reports = isRecord(config.reports) ? [config.reports.url] : [];
  const tiles = isRecord(config.tiles) ? [config.tiles.url] : [];
  const sink = isRecord(config.reports) ? config.reports.url : undefined;
  return {
    ...(typeof sink === 'string' && isAddress(sink) && { reports: sink }),
    connect: [
      ...originsOf([...identity, ...gateways, ...reports]),
      ...agentsOf(config.fingerprint),
      ...(isRecord(config.push) ? PUSH_HOSTS : []),
    ],
    images: originsOf(tiles),
    frames: originsOf(identity),
  };
}
