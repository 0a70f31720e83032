import { lazy, mixed, number, object, string } from 'yup';
import { gatewayNames, type GatewayName } from '../http/gateways';
import type { ConfigReason } from './ConfigError';

/** Names a reason, so that a wrong one does not compile. */
const because = (reason: ConfigReason): ConfigReason => reason;

/** An `http(s)` address, or a path below this page's origin. */
const isAddress = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) || /^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(value);

const required = () => string().strict().typeError(because('text')).required(because('missing'));

const address = () =>
  required().test('address', because('address'), (value) => isAddress(value ?? ''));

const whole = (least: number) =>
  number()
    .strict()
    .typeError(because('number'))
    .integer(because('number'))
    .min(least, because('number'));

/** Shortest deadline that leaves a gateway a chance, ms. */
const SHORTEST_DEADLINE = 100;

const block = <S extends Parameters<typeof object>[0]>(fields: S) =>
  object(fields).strict().typeError(because('object'));

const nullable = <S extends Parameters<typeof object>[0]>(fields: S) =>
  lazy((value) => (value === null || value === undefined ? mixed().nullable() : block(fields)));

/** A demonstration says so, and has no gateway but those below its own origin. */
const isDemonstration = (config: unknown): boolean => {
  const { flags, gateways: bases } = (config ?? {}) as { flags?: object; gateways?: object };
  const foreign = Object.values(bases ?? {}).some((base) => /^https?:/i.test(String(base)));
  return !foreign && (flags as { demo?: unknown } | undefined)?.demo === true;
};

/** Made-up fingerprints never reach a real registry. */
const driver = () =>
  required()
    .oneOf(['simulated', 'secugen', 'digitalpersona'], because('driver'))
    .test('demo', because('demo'), (value, { from }) =>
      value === 'simulated' ? isDemonstration(from?.at(-1)?.value) : true,
    );

const optional = () => string().strict().typeError(because('text'));

const gateways = Object.fromEntries(gatewayNames.map((name) => [name, address()])) as Record<
  GatewayName,
  ReturnType<typeof address>
>;

/** The rules of `/config.json`. Messages are reasons (`ConfigReason`). Unknown fields are left alone. */
export const configSchema = block({
  identity: block({ url: address(), realm: required(), clientId: required() }).required(
    because('missing'),
  ),
  gateways: block(gateways).required(because('missing')),
  mainTenant: required(),
  tiles: nullable({ url: address(), attribution: required() }),
  idleMinutes: whole(0),
  deadlines: block({
    read: whole(SHORTEST_DEADLINE),
    write: whole(SHORTEST_DEADLINE),
    upload: whole(SHORTEST_DEADLINE),
  }),
  reports: nullable({ url: address() }),
  fingerprint: nullable({
    driver: driver(),
    url: optional().test(
      'address',
      because('address'),
      (value) => value === undefined || (/^https?:/i.test(value) && isAddress(value)),
    ),
    licence: optional(),
  }),
  push: nullable({
    apiKey: required(),
    projectId: required(),
    appId: required(),
    messagingSenderId: required(),
    vapidKey: required(),
  }),
  flags: object()
    .strict()
    .typeError(because('object'))
    .test('flags', because('flag'), (value) =>
      Object.values(value ?? {}).every((flag) => typeof flag === 'boolean'),
    ),
}).required(because('missing'));
