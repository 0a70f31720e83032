import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGateways, type Gateways } from '../../mocks/engine';
import { createHost, isEmbedded } from '../../mocks/host/createHost';
import { payloadOf } from '../support/payloadOf';
import { ask, endServerAfterEach, listen, reported, server } from './testServer';

endServerAfterEach();

/** Faults of the gateways themselves. */
const failures: unknown[] = [];

let gateways: Gateways;
const host = createHost(async (options) => {
  const admin = options.people.find(({ username }) => username === 'admin');
  if (!admin) throw new Error('no admin');
  gateways = await createGateways({
    ...options,
    seedCustomers: 20,
    today: '2026-11-21',
    report: (error) => failures.push(error),
    // One token that is good; whatever else is sent is judged as ever.
    verify: async (token) =>
      token === 'good' ? payloadOf(admin, 'admin') : await options.verify(token),
  });
  return { ...gateways, accounts: { find: () => undefined } };
});
beforeAll(async () => {
  await host.ready;
});

const NEWS = '/gateway-lab/news';
const GOOD = { Authorization: 'Bearer good', 'If-Match': '*' };
const news = (title: string) =>
  JSON.stringify({
    title,
    category: 'loan',
    type: 'pocket_app',
    shortDescription: 'Товч',
    content: '<p>Бүтэн</p>',
  });

/** The names that every object answers to. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const nested = (depth: number) => `{"title":${'['.repeat(depth)}1${']'.repeat(depth)}}`;
const bad = (line: string, body?: string, headers: object = GOOD) => {
  const [method, path] = line.split(' ');
  return ask(path, { method, headers: { ...headers }, body });
};

/** A base64url part of a token. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = part({ sub: '1', preferred_username: 'admin', exp: 9_999_999_999 });
const FORGED = [
  'Bearer',
  'Bearer x',
  'Basic YWRtaW46YWRtaW4=',
  `Bearer ${part({ alg: 'none' })}.${claims}.`,
  `Bearer ${part({ alg: 'HS256', typ: 'JWT' })}.${claims}.${'A'.repeat(43)}`,
  `Bearer ${part({ alg: 'RS256', kid: '../../x' })}.${claims}.${'A'.repeat(342)}`,
  `Bearer ${'x'.repeat(12_000)}`,
];

const EMPTY: readonly string[] = ['', 'null'];

/** No write takes them, and a list can be asked for them. */
const QUESTION_BODIES: readonly string[] = [
  '{"id":1,"createdBy":"me"}',
  `{"title":"${'а'.repeat(2_000_000)}"}`,
];

/** Bodies that no write takes. */
const BODIES: readonly string[] = [
  ...EMPTY,
  ...QUESTION_BODIES,
  '{',
  '[]',
  '"text"',
  '5',
  'true',
  '<a/>',
  '{"title":',
  '{"title":{"$gt":""}}',
  '{"title":[[]]}',
  nested(40),
  nested(20_000),
  nested(200_000),
  ...INHERITED.map((name) => `{"${name}":{"polluted":true}}`),
];

/** Questions that no list understands. */
const QUESTIONS: readonly string[] = [
  'page=x',
  'page=-1',
  'page=1e999',
  'size=0',
  'size=1.5',
  'sort=id,sideways',
  'sort=id,asc,asc',
  'sort=nothing',
  ...INHERITED.flatMap((name) => [`${name}=1`, `sort=${name}`]),
];

const ADDRESSES = ['%', '%ff', '%25', '%00', ...INHERITED, `${'9'.repeat(400)}`, '1e3', '..%2f1'];

/** A body that is announced and never sent; its line is cut by the test's end. */
function stall(): void {
  const address = server?.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0);
  socket.on('error', () => undefined);
  socket.write(`POST ${NEWS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"a":`);
}

describe('bad requests', () => {
  it(
    'are each refused, all at once, and no write that was answered is lost',
    { timeout: 20_000 },
    async () => {
      await listen(host.handle, isEmbedded);
      const count = async () =>
        (JSON.parse((await bad(`GET ${NEWS}?size=1`)).body.toString()) as Record<string, unknown>)
          .totalElements as number;
      const before = await count();

      for (let index = 0; index < 40; index += 1) stall();
      const refused = [
        ...BODIES.flatMap((body) => [
          bad(`POST ${NEWS}`, body),
          // An update of nothing changes nothing, and whoever asks for nothing in particular gets the list.
          ...(EMPTY.includes(body) ? [] : [bad(`PUT ${NEWS}/1`, body)]),
          ...(EMPTY.includes(body) || QUESTION_BODIES.includes(body)
            ? []
            : [bad(`POST ${NEWS}/search`, body)]),
        ]),
        ...QUESTIONS.map((question) => bad(`GET ${NEWS}?${question}`)),
        ...ADDRESSES.map((address) => bad(`GET ${NEWS}/${address}`)),
        ...FORGED.map((Authorization) => bad(`POST ${NEWS}`, news('Хуурамч'), { Authorization })),
        ...['*', '//[', '/%'].map((path) => bad(`GET ${path}`)),
      ];
      const kept = Array.from({ length: 60 }, (_, index) =>
        bad(`POST ${NEWS}`, news(`Ачаалал ${index % 30}`), {
          ...GOOD,
          // Every second one is the same intent again.
          'Idempotency-Key': `load-${index % 30}`,
        }),
      );

      const statuses = (await Promise.all(refused)).map(({ status }) => status);
      const answers = await Promise.all(kept);
      expect([...new Set(statuses)].sort()).toEqual([400, 401, 404, 418]);
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
      expect([failures, reported]).toEqual([[], []]);

      const ids = answers.map(({ body }) => (JSON.parse(body.toString()) as { id: number }).id);
      expect(new Set(ids).size).toBe(30);
      expect((await count()) - before).toBe(30);
      for (const id of new Set(ids)) expect((await bad(`GET ${NEWS}/${id}`)).status).toBe(200);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});
