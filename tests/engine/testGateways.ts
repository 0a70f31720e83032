import { PublishState } from '../../src/domain/enums/content';
import type { AnyEntity } from '../../src/entity/entity';
import { choice, date, embedded, money, phone, registerNumber, text } from '../../src/fields';
import { createGateways, type GatewayOptions, type Gateways } from '../../mocks/engine';
import { demoPeople, onlyPerson, type TokenPayload } from '../../mocks/identity';
import { payloadOf } from '../support/payloadOf';

/** A name that only these tests know: of the entity, or of a right. */
const own = <T extends string>(name: string) => name as T;

/** An entity of these tests alone: `/gateway-lab/parcels`. */
export const parcels: AnyEntity = {
  isEntity: true,
  name: own('parcels'),
  gateway: 'main',
  endpoint: '/parcels',
  represent: 'title',
  access: {
    list: own('parcel:list'),
    create: own('parcel:create'),
    edit: own('parcel:create'),
    delete: own('parcel:create'),
  },
  list: { columns: ['title'], sort: { field: 'title', order: 'ASC' }, search: true },
  fields: {
    title: text({ required: true, max: 20 }),
    price: money({ min: '0' }),
    sentOn: date(),
    regnum: registerNumber(),
    phone: phone(),
    people: embedded({ name: text({ required: true }), phone: phone() }),
    state: choice(PublishState, { readOnly: true }),
    tenant: text({ readOnly: true }),
  },
  unique: ['title'],
  rules: (parcel) =>
    parcel.title === 'taboo' ? [{ field: 'title', message: 'validation.invalid_value' }] : [],
  lifecycle: {
    field: 'state',
    actions: {
      publish: {
        from: ['UNPUBLISHED'],
        to: 'PUBLISHED',
        access: own('parcel:publish'),
        confirm: 'reason',
        notByMaker: true,
      },
      unpublish: {
        from: ['PUBLISHED'],
        to: 'UNPUBLISHED',
        access: own('parcel:publish'),
        confirm: 'yes-no',
      },
    },
  },
};

/** The bearer token of a person is the user name. */
export async function verify(username: string): Promise<TokenPayload> {
  const person = demoPeople.find((one) => one.username === username) ?? onlyPerson(username);
  if (!person) throw new Error('unknown token');
  return payloadOf(person, username);
}

export const TODAY = '2026-11-21';

export const testGateways = (
  seedCustomers = 120,
  kept: Pick<GatewayOptions, 'keep' | 'lived'> = {},
): Promise<Gateways> =>
  createGateways({
    verify,
    people: demoPeople,
    seedCustomers,
    today: TODAY,
    entities: [parcels],
    ...kept,
  });

export interface Given {
  as?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  // Answers differ by address; each test says what it reads.
  body: Record<string, never> & { content: Record<string, unknown>[] };
  headers: Headers;
}

/** Calls a gateway as `admin` unless said otherwise; `as: null` sends no token. */
export async function call(gateways: Gateways, line: string, given: Given = {}): Promise<Reply> {
  const [method, path] = line.split(' ');
  const { as = 'admin', body, headers } = given;
  const request = new Request(`http://localhost:5173${path}`, {
    method,
    headers: {
      ...(as === null ? {} : { Authorization: `Bearer ${as}` }),
      // Based on whatever the record is; what a stale version does is tested by its own.
      ...(method === 'GET' ? {} : { 'If-Match': '*' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const isControl = path.startsWith('/__');
  const response = await (isControl ? gateways.control(request) : gateways.handle(request));
  if (!response) throw new Error(`nobody answers ${line}`);
  return { status: response.status, body: await response.json(), headers: response.headers };
}
