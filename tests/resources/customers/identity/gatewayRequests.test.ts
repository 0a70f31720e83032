import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CUSTOMERS, REASON, allBut, only, customerDesk } from './customerDesk';
import { moved, opened } from '../../../../mocks/resources/customers/saving/moves';
import { inBody } from '../../../support/inBody';

let desk: Awaited<ReturnType<typeof customerDesk>>;
beforeAll(async () => {
  desk = await customerDesk();
});
beforeEach(() => desk.gateways.store.reset());

const customer = (id: number) => desk.record('customers', id);

describe('levels', () => {
  const QUEUE = `${CUSTOMERS}/level-queue`;
  const queued = () => desk.rowsOf('customers/level-queue', ({ state }) => state === 'QUEUED')[0];

  test('an accepted one changes level and limit of the customer', async () => {
    const change = queued();
    const { status, body } = await desk.post(`${QUEUE}/${change.id}/accept_level`, {});
    expect([status, body.state]).toEqual([200, 'APPLIED']);
    const one = customer(change.customerId as number);
    expect([one?.level, one?.creditLimit]).toEqual([change.newLevel, change.newLimit]);
    const rows = (await desk.history(change.customerId as number)).slice(0, 2);
    expect(rows.map(({ action, field }) => [action, field])).toEqual([
      ['change_level', 'creditLimit'],
      ['change_level', 'level'],
    ]);
    const again = await desk.post(`${QUEUE}/${change.id}/refuse_level`, {});
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('a refused one leaves the customer alone', async () => {
    const change = queued();
    const { body } = await desk.post(`${QUEUE}/${change.id}/refuse_level`, {});
    expect(body.state).toBe('REFUSED');
    expect(customer(change.customerId as number)?.level).toBe(change.oldLevel);
  });

  test.each(['accept_level', 'refuse_level'])('%s needs the right of the queue', async (name) => {
    const { id } = queued();
    const send = async (as: string) => (await desk.post(`${QUEUE}/${id}/${name}`, {}, as)).status;
    expect(await send(only('customer:list,customer:view'))).toBe(403);
    expect(await send('worker')).toBe(403);
    expect(await send(allBut('customer-god:list', 'customer-level:approve'))).toBe(403);
    expect(await send(only('customer-god:list'))).toBe(200);
  });

  test('the list needs customer-god:list', async () => {
    expect((await desk.get(QUEUE, only('customer-god:list'))).status).toBe(200);
    expect((await desk.get(QUEUE, allBut('customer-god:list'))).status).toBe(403);
  });
});

describe('deletion', () => {
  const REQUESTS = `${CUSTOMERS}/delete/request`;
  const RESOURCE = 'customers/delete/request';
  const asked = async (test: (row: Record<string, unknown>) => boolean) => {
    for (const { id } of desk.rowsOf(RESOURCE, test)) {
      const { body } = await desk.get(`${REQUESTS}/${id}`);
      if (Number(body.openChecks) === 0) return body as unknown as Record<string, unknown>;
    }
    throw new Error('no such request');
  };
  interface Check {
    check: string;
    passed: boolean;
    found: unknown;
  }
  /** A request that one check alone blocks. */
  const left = async (check: string) => {
    for (const { id } of desk.rowsOf(RESOURCE, ({ state }) => state === 0)) {
      const { body } = await desk.get(`${REQUESTS}/${id}`);
      const open = (body.checks as unknown as Check[]).filter(({ passed }) => !passed);
      if (open.length === 1 && open[0].check === check) return { id: Number(id) };
    }
    throw new Error(`no request with ${check} alone`);
  };
  const phoneOf = (id: unknown) => desk.record(RESOURCE, Number(id))?.phone;
  const approve = (id: unknown, confirmedPhone = phoneOf(id)) =>
    desk.post(`${REQUESTS}/${String(id)}/approve_deletion`, { confirmedPhone });
  const ready = () => asked(({ state, failsAt }) => state === 0 && failsAt === null);

  test('closes contracts and sign-in, writes type 3, and is final', async () => {
    const request = await ready();
    const id = Number(request.customerId);
    const { status, body } = await approve(request.id);
    expect([status, body.state]).toEqual([200, 3]);
    const live = desk.rowsOf(
      'contract',
      ({ customerId, state, isArchive }) =>
        customerId === id &&
        isArchive !== true &&
        ['Created', 'InvestorSigned', 'Modified'].includes(String(state)),
    );
    expect(live).toEqual([]);
    const log = desk.rowsOf('customers/search/management-history', ({ action }) => action === 3);
    expect(log.at(-1)).toMatchObject({ entity: request.customerName, to: null });
    const again = await desk.post(`${REQUESTS}/${request.id}/reject_deletion`, { reason: REASON });
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test('a deleted customer is in no list, and nothing can be done with them any more', async () => {
    const request = await ready();
    const id = Number(request.customerId);
    const before = customer(id);
    const loans = () => desk.rowsOf('loans', ({ customerId }) => customerId === id).length;
    const kept = loans();
    const find = () =>
      desk.get(`${CUSTOMERS}/id-by-regnum-or-phone?phone=${String(before?.phone)}`);
    expect((await find()).status).toBe(200);
    await approve(request.id);
    expect((await find()).status).toBe(404);
    expect((await desk.get(`${CUSTOMERS}/${id}`)).status).toBe(404);
    expect((await desk.get(`${CUSTOMERS}/${id}/less-nomask`)).status).toBe(404);
    const listed = await desk.get(`${CUSTOMERS}?id=${id}`);
    expect(listed.body.content).toEqual([]);
    const latest = desk.rowsOf(
      'zms',
      ({ customerId, isLatest }) => customerId === id && isLatest === true,
    );
    expect(latest).toEqual([]);
    const write = (path: string, body: object) =>
      desk.post(path, body).then(({ status }) => status);
    expect(await write('/gateway-zms/zms/checks', { customerId: id })).toBe(404);
    expect(await write('/gateway-lab/contracts', { customerId: id, type: 'WALLET' })).toBe(400);
    expect(await write(`${CUSTOMERS}/${id}/change_name`, {})).toBe(404);
    const relatives = desk.rowsOf('family_relation', ({ customerId }) => customerId === id);
    expect(relatives).toEqual([]);
    // The books stay.
    expect(loans()).toBe(kept);
    // The number is free for who registers anew.
    const again = await desk.post(CUSTOMERS, {
      type: 'CITIZEN',
      lastName: 'Бат',
      firstName: 'Дорж',
      regnum: before?.regnum,
      phone: before?.phone,
      email: 'bat@example.mn',
    });
    expect(again.status).toBe(201);
  });

  test('the phone that is typed is checked by the gateway, too', async () => {
    const request = await ready();
    const empty = await desk.post(`${REQUESTS}/${String(request.id)}/approve_deletion`, {});
    expect([empty.status, empty.body.fields]).toEqual([
      400,
      { confirmedPhone: 'validation.required' },
    ]);
    const other = await approve(request.id, '99000000');
    expect(other.body.fields).toEqual({ confirmedPhone: 'identity.deletion.phone_differs' });
    expect(desk.record(RESOURCE, Number(request.id))?.state).toBe(0);
  });

  test('names the step that failed, and is tried again', async () => {
    const request = await ready();
    const kept = desk.record(RESOURCE, Number(request.id));
    desk.gateways.store.collection(RESOURCE)?.change(kept as never, { failsAt: 'SIGN_IN' });
    const failed = await approve(request.id);
    expect([failed.status, failed.body.state, failed.body.failedStep]).toEqual([200, 1, 'SIGN_IN']);
    const retried = await desk.post(`${REQUESTS}/${request.id}/retry_deletion`, {});
    expect([retried.body.state, retried.body.failedStep]).toEqual([0, null]);
    const done = await approve(request.id);
    expect(done.body.state).toBe(3);
  });

  test('waits until nothing is left', async () => {
    const { id } = await left('UNCLAIMED');
    const { status, body } = await approve(id);
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(desk.record(RESOURCE, id)?.state).toBe(0);
  });

  test('adds deposits from the savings, and the wallet from what the customer’s page shows', async () => {
    const request = await ready();
    const customerId = Number(request.customerId);
    const found = async (check: string) => {
      const { body } = await desk.get(`${REQUESTS}/${request.id}`);
      return (body.checks as unknown as Check[]).find((one) => one.check === check);
    };
    expect(await found('DEPOSIT')).toEqual({ check: 'DEPOSIT', passed: true, found: '0' });
    const savings = desk.gateways.store.collection('saving');
    // Of the last ones staff have moved nothing.
    const [first, second, third] = (savings?.all ?? []).slice(-3);
    const when = { on: '2026-11-02', at: '2026-11-02T03:00:00.000Z', by: null };
    const holding = (amount: string) => moved(opened(when, amount));
    savings?.change(first, { customerId, state: 'ONGOING', ...holding('1000.50') });
    savings?.change(second, { customerId, state: 'BLOCKED', ...holding('200.25') });
    savings?.change(third, { customerId, state: 'CLOSED', ...holding('7.00') });
    expect(await found('DEPOSIT')).toEqual({ check: 'DEPOSIT', passed: false, found: '1200.75' });
    const shown = await desk.get(`${CUSTOMERS}/${customerId}`);
    expect((await found('WALLET'))?.found).toBe(shown.body.walletBalance);
  });

  test.each(['approve_deletion', 'reject_deletion'])(
    '%s is open with its right alone and closed with all others',
    async (name) => {
      const { id } = await ready();
      const send = (as: string) =>
        desk.post(
          `${REQUESTS}/${String(id)}/${name}`,
          { reason: REASON, confirmedPhone: phoneOf(id) },
          as,
        );
      expect((await send(only('customer-delete-request:view'))).status).toBe(403);
      expect((await send(allBut('customer-delete-request:approve', 'lead:approve'))).status).toBe(
        403,
      );
      expect((await send(only('customer-delete-request:approve'))).status).toBe(200);
    },
  );

  test('gives the phone to be typed, and writes down that it was looked at', async () => {
    const request = await ready();
    const { body } = await desk.get(`${REQUESTS}/${request.id}/phone`);
    expect(body.phone).toBe(customer(Number(request.customerId))?.phone);
    expect((await desk.history(Number(request.customerId)))[0].action).toBe('reveal');
    const others = allBut('customer-delete-request:view');
    expect((await desk.get(`${REQUESTS}/${request.id}/phone`, others)).status).toBe(403);
  });
});

describe('reads', () => {
  test('the log holds actions and process codes, in words of the caller', async () => {
    await desk.action(100006, 'deny_identity', { reason: '46' });
    const { body } = await desk.get(`${CUSTOMERS}/log?customerId=100006&size=50`);
    const found = body.content.map(({ event }) => event);
    expect(found).toEqual(expect.arrayContaining(['deny_identity', 'notify', 'create', 'process']));
    const denied = body.content.find(({ event }) => event === 'deny_identity');
    expect(denied).toMatchObject({
      changedField: 'Баталгаажуулалтын төлөв',
      from: 'Баталгаажуулах боломжгүй',
      to: 'Татгалзсан',
      reason: '46 Иргэний үнэмлэхний хүчинтэй хугацаа дууссан байна',
    });
    expect(new Set(body.content.map(({ customerId }) => customerId))).toEqual(new Set([100006]));
  });

  test('histories name what led to an action by its code, with the record where it is known', async () => {
    const rows = await desk.history(100003);
    const sources = new Map(rows.map((row) => [row.source, row.sourceRecord]));
    expect(sources.get('FR-30003')).toBeUndefined();
    const loan = desk.rowsOf('loans', ({ code }) => code === 'LN-200003')[0];
    expect(sources.get('LN-200003')).toBe(loan && `loans/${String(loan.id)}`);
    const { body } = await desk.get(`${CUSTOMERS}/log?customerId=100003&size=50`);
    expect(body.content.map(({ source }) => source)).toContain('FR-30003');
  });

  test('the states tell every code with its time, the newest first', async () => {
    const { body } = await desk.get(`${CUSTOMERS}/100008/states`);
    const rows = body as unknown as { code: number; from: number | null; failed: boolean }[];
    expect(rows.map(({ code }) => code)).toEqual([130, 110, 100, 0]);
    expect(rows.at(-1)?.from).toBeNull();
  });

  test.each(['regnum=УК03271614', 'phone=99112233', 'login=u100001'])(
    'a sign-in account is found by %s',
    async (query) => {
      const question = inBody(`/gateway-identity/keycloak/customers/search?${query}`);
      const { status, body } = await desk.post(...question, only('customer-kc:view'));
      expect(status).toBe(200);
      expect(body).toMatchObject({ customerId: 100001, regnum: '*К***71614', phone: '9****233' });
      expect((await desk.post(...question, allBut('customer-kc:view'))).status).toBe(403);
    },
  );

  test('a sign-in account is as the sign-ins have left it', async () => {
    const attempts = desk.gateways.store.collection('login-attempts-list');
    const newestOf = (id: unknown) =>
      (attempts?.all ?? [])
        .filter(({ customerId }) => customerId === id)
        .sort((one, other) => (String(one.attemptedAt) < String(other.attemptedAt) ? 1 : -1));
    /** Somebody whose last attempt, or the one before it, ended so. */
    const accountOf = async (reason: string, place = 0) => {
      const attempt = attempts?.all.find(
        ({ customerId }) => customerId && newestOf(customerId)[place]?.reason === reason,
      );
      const username = customer(Number(attempt?.customerId))?.username;
      const path = '/gateway-identity/keycloak/customers/search';
      return { attempt, account: (await desk.post(path, { login: username })).body };
    };
    const blocked = await accountOf('TOO_MANY');
    expect(blocked.account).toMatchObject({ enabled: true, failedAttempts: 4, sessions: [] });
    expect(blocked.account.requiredActions).toContain('UPDATE_PASSWORD');
    const { account } = await accountOf('ACCOUNT_CLOSED');
    expect(account).toMatchObject({ enabled: false, failedAttempts: 1, sessions: [] });
    const fresh = await accountOf('NEW_DEVICE', 1);
    expect(fresh.account).toMatchObject({ enabled: true, failedAttempts: 0 });
    const last = attempts?.all
      .filter(({ customerId, outcome }) => {
        return customerId === fresh.attempt?.customerId && outcome === 'SUCCEEDED';
      })
      .map(({ attemptedAt }) => String(attemptedAt))
      .sort()
      .at(-1);
    expect(fresh.account.lastSignInAt).toBe(last);
    expect((fresh.account.sessions as unknown as object[])[0]).toMatchObject({ lastUsedAt: last });
  });

  test('nobody is found by what nobody has', async () => {
    const path = '/gateway-identity/keycloak/customers/search';
    expect((await desk.post(path, { login: 'nobody' })).status).toBe(404);
  });

  test('the name-change log needs audit-log:view', async () => {
    const path = '/gateway-customer/customers/management-history';
    expect((await desk.get(path, only('audit-log:view'))).status).toBe(200);
    expect((await desk.get(path, allBut('audit-log:view'))).status).toBe(403);
  });
});
