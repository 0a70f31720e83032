import { describe, expect, test } from 'vitest';
import { CUSTOMER, REASON, peopleDesk } from './peopleDesk';

const desk = peopleDesk();
const { get, post } = desk;
const CUSTOMERS = `${CUSTOMER}/customers`;
const BW = '/gateway-lab/bw-list';

const PERSON = {
  type: 'CITIZEN',
  lastName: 'Дорж',
  firstName: 'Тулга',
  regnum: 'ЦШ91040513',
  birthDate: '1991-04-05',
  phone: '99000111',
  email: 'tulga@example.mn',
};
const register = (own: object = {}, as?: string) => post(CUSTOMERS, { ...PERSON, ...own }, as);
const list = (listType: number, regnum = PERSON.regnum) =>
  post(BW, { listType, name: 'Дорж Тулга', regnum, reason: REASON, fromDate: '2026-11-20' });
const read = async (id: unknown) => (await get(`${CUSTOMERS}/${id}`)).body;
const codes = async (id: unknown) =>
  ((await get(`${CUSTOMERS}/${id}/states`)).body as unknown as { code: number }[])
    .map(({ code }) => code)
    .reverse();

describe('registration', () => {
  test('goes on by itself to what it waits for, and from there by what is done', async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(await read(body.id)).toMatchObject({
      state: 630,
      registrationWait: 'check_unsent',
      username: `u${body.id}`,
    });
    expect(await codes(body.id)).toEqual([
      0, 100, 110, 200, 220, 235, 300, 340, 370, 380, 400, 600, 620, 630,
    ]);
    await post('/gateway-zms/zms/checks', { customerId: body.id });
    expect(await read(body.id)).toMatchObject({ state: 640, registrationWait: 'check_awaited' });
    const now = desk.store.clock.now();
    await post('/__clock', { now: new Date(now + 10_000).toISOString() });
    const answered = await read(body.id);
    expect([answered.state, answered.registrationWait]).toEqual([700, 'unread']);
  });

  test('nobody of the black list is registered', async () => {
    await list(1);
    const { status, body } = await register();
    expect([status, body.message]).toEqual([
      409,
      'Хар жагсаалтад байна: бүртгэл, гэрээ, зээл хийхгүй.',
    ]);
    expect(desk.store.journal.commits.map(({ path }) => path)).toEqual(['/gateway-lab/bw-list']);
  });

  test('somebody of the grey list waits for the word of a second person', async () => {
    const { body: entry } = await list(2);
    const { body } = await register();
    expect(await read(body.id)).toMatchObject({ state: 120, registrationWait: 'grey_unapproved' });
    const word = { approvedUntil: '2026-12-01', reason: REASON };
    expect((await post(`${BW}/${entry.id}/approve_dealing`, word)).body.code).toBe(
      'MAKER_IS_CHECKER',
    );
    expect((await post(`${BW}/${entry.id}/approve_dealing`, word, 'operator')).status).toBe(200);
    expect(await read(body.id)).toMatchObject({ state: 630 });
  });

  test('whom an authority looks for waits until a colleague has cleared it up', async () => {
    const { suspects } = await import('../../../../mocks/resources/watchlists/search/suspects');
    const regnum = suspects(desk.store.world)[39].regnum;
    const { body } = await register({ regnum, birthDate: '1980-01-01' });
    expect(await read(body.id)).toMatchObject({ state: 210, registrationWait: 'suspected' });
    const clear = `${CUSTOMERS}/${body.id}/clear_suspicion`;
    expect((await post(clear, { reason: REASON })).body.code).toBe('MAKER_IS_CHECKER');
    expect((await post(clear, { reason: REASON }, 'operator')).status).toBe(200);
    expect(await read(body.id)).toMatchObject({ state: 630 });
  });

  test('a child cannot be registered; a wrong birth date is put right and the way goes on', async () => {
    const child = await register({ birthDate: '2015-04-05' });
    expect([child.status, child.body.fields]).toEqual([400, { birthDate: 'people.under_age' }]);
    // Nobody typed a birth date: the register number says 2015.
    const { status, body } = await register({ birthDate: null, regnum: 'ЦШ15240513' });
    expect([status, body.message]).toEqual([409, '18 нас хүрээгүй байна.']);
  });

  test('a customer of the sample goes on when staff say so, and only where nothing is missing', async () => {
    const bare = await post(`${CUSTOMERS}/100007/continue_registration`);
    expect(bare.status).toBe(200);
    expect(await read(100_007)).toMatchObject({ state: 300, registrationWait: 'no_phone' });
    const again = await post(`${CUSTOMERS}/100007/continue_registration`);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Утасгүй тул нэвтрэх бүртгэл үүсгэх боломжгүй.',
    ]);
    const saved = await desk.call(`PUT ${CUSTOMERS}/100007`, {
      body: { phone: '99000222', email: 'bare@example.mn' },
    });
    expect([saved.status, saved.body.fields]).toEqual([200, undefined]);
    expect(await read(100_007)).toMatchObject({ state: 630 });
  });
});

describe('the lists and what binds the lender', () => {
  const contract = (customerId: number, as?: string) =>
    post('/gateway-lab/contracts', { customerId, type: 'WALLET' }, as);
  const free = () => {
    const contracts = desk.all('contract');
    const found = desk
      .all('customers')
      .find(
        ({ id, type, tenant, listType }) =>
          type === 'CITIZEN' &&
          tenant === 'pocketmn' &&
          listType === 'POCKET' &&
          !contracts.some((one) => one.customerId === id && one.type === 'WALLET') &&
          !desk.all('bw-list').some((one) => one.customerId === id),
      );
    if (!found) throw new Error('everybody has a wallet contract');
    return found;
  };

  test('no contract with somebody of the black list; off the list there is one', async () => {
    const customer = free();
    const { body: entry } = await list(1, String(customer.regnum));
    const shut = await contract(Number(customer.id));
    expect([shut.status, shut.body.code, shut.body.message]).toEqual([
      409,
      'GATE_SHUT',
      'Хар жагсаалтад байгаа тул гэрээ байгуулахгүй.',
    ]);
    await post(`${BW}/${entry.id}/remove_from_list`, { reason: REASON });
    expect((await contract(Number(customer.id))).status).toBe(201);
  });

  test('a contract with somebody of the grey list needs the word of a second person', async () => {
    const customer = free();
    const { body: entry } = await list(2, String(customer.regnum));
    expect((await contract(Number(customer.id))).body.message).toBe(
      'Саарал жагсаалтад байна: эхлээд хоёр дахь хүн жагсаалтын бүртгэл дээр зөвшөөрнө.',
    );
    const far = await post(
      `${BW}/${entry.id}/approve_dealing`,
      { approvedUntil: '2027-01-30', reason: REASON },
      'operator',
    );
    expect(far.body.fields).toEqual({ approvedUntil: 'watch.approval_until' });
    const word = { approvedUntil: '2026-11-25', reason: REASON };
    const approved = await post(`${BW}/${entry.id}/approve_dealing`, word, 'operator');
    expect(approved.body).toMatchObject({ approvedUntil: '2026-11-25' });
    // Who gave the word does not act on it.
    expect((await contract(Number(customer.id), 'operator')).status).not.toBe(201);
    await desk.goTo('2026-11-26');
    expect((await contract(Number(customer.id))).status).toBe(409);
    await post(
      `${BW}/${entry.id}/approve_dealing`,
      { ...word, approvedUntil: '2026-11-30' },
      'operator',
    );
    expect((await contract(Number(customer.id))).status).toBe(201);
  });

  test('the black list closes lending, nobody opens it by hand, and the way off the list does', async () => {
    const customer = free();
    const { body: entry } = await list(1, String(customer.regnum));
    expect(customer.canLend).toBe('NO_BY_SETTING');
    const path = `${CUSTOMERS}/${customer.id}/access/canLend/open`;
    const opened = await post(path, { reason: REASON });
    expect([opened.status, opened.body.message]).toEqual([
      409,
      'Хар жагсаалтад байна: бүртгэл, гэрээ, зээл хийхгүй.',
    ]);
    // What staff close meanwhile is theirs, and stays.
    await post(`${CUSTOMERS}/${customer.id}/access/canTransfer/close`, { reason: REASON });
    await post(`${BW}/${entry.id}/move_to_grey`, { reason: REASON });
    expect([customer.canLend, customer.canTransfer]).toEqual(['YES', 'NO_BY_SETTING']);
  });

  test('a waiting request of somebody who is black-listed is not approved', async () => {
    const request = desk.all('loans/pending/loan').find(({ status, tenant, customerId }) => {
      const one = desk.all('customers').find(({ id }) => id === customerId);
      return status === 'PENDING' && tenant === 'pocketmn' && one?.canLend === 'YES';
    });
    if (!request) throw new Error('nothing waits');
    const customer = desk.customer(Number(request.customerId));
    await list(1, String(customer.regnum));
    const { status, body } = await post(`/gateway-lab/loans/pending/loan/${request.id}/approve`);
    expect([status, body.message]).toEqual([
      409,
      'Хар жагсаалтад байна: бүртгэл, гэрээ, зээл хийхгүй.',
    ]);
    expect(request.status).toBe('PENDING');
  });
});
