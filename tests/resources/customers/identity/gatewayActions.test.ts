import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CUSTOMERS, REASON, allBut, only, customerDesk } from './customerDesk';

let desk: Awaited<ReturnType<typeof customerDesk>>;
beforeAll(async () => {
  desk = await customerDesk();
});
beforeEach(() => desk.gateways.store.reset());

const PDF = {
  name: 'gerchilgee.pdf',
  type: 'application/pdf',
  size: 15,
  data: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`,
};
const customer = (id: number) => desk.record('customers', id);

describe('identity', () => {
  test('is approved by hand, told in log and history, and not revocable', async () => {
    const { status, body } = await desk.action(100009, 'approve_identity', { reason: REASON });
    expect([status, body.verificationState]).toEqual([200, 'VERIFIED_MANUAL']);
    const [first, second] = await desk.history(100009);
    expect(first).toMatchObject({
      action: 'approve_identity',
      field: 'verificationState',
      from: 'VERIFYING',
      to: 'VERIFIED_MANUAL',
      origin: 'MANUAL',
      reason: REASON,
    });
    expect(second).toMatchObject({ action: 'notify', origin: 'AUTO' });
    const logged = desk.rowsOf('customers/verification-log', (row) => row.customerId === 100009);
    expect(logged.at(-1)).toMatchObject({ type: null, result: 'VERIFIED_MANUAL', reason: REASON });
    const again = await desk.action(100009, 'deny_identity', { reason: '45' });
    expect([again.status, again.body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
  });

  test.each([
    ['45', 'Зураг шаардлага хангахгүй байна'],
    ['46', 'Иргэний үнэмлэхний хүчинтэй хугацаа дууссан байна'],
    ['47', 'Зөвхөн өөрийн иргэний үнэмлэхээр баталгаажуулах боломжтой'],
  ])('is denied with %s, and the customer is told why', async (code, message) => {
    const { status, body } = await desk.action(100006, 'deny_identity', { reason: code });
    expect([status, body.verificationState, body.identityCode]).toEqual([
      200,
      'DENIED',
      Number(code),
    ]);
    const [denied, told] = await desk.history(100006);
    expect([denied.from, denied.to, denied.reason]).toEqual(['UNABLE', 'DENIED', code]);
    expect([told.action, told.reason]).toEqual(['notify', message]);
    const logged = desk.rowsOf('customers/verification-log', (row) => row.customerId === 100006);
    expect(logged.at(-1)?.rejectionCode).toBe(Number(code));
  });

  test('needs a code of the list, a reason of ten letters, and the pictures', async () => {
    const code = await desk.action(100006, 'deny_identity', { reason: '99' });
    expect([code.status, code.body.fields]).toEqual([400, { reason: 'validation.invalid_value' }]);
    const short = await desk.action(100009, 'approve_identity', { reason: 'болно' });
    expect([short.status, short.body.fields]).toEqual([400, { reason: 'validation.min_length' }]);
    const bare = await desk.action(100007, 'approve_identity', { reason: REASON });
    expect([bare.status, bare.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(customer(100007)?.verificationState).toBe('VERIFYING');
  });

  test('what is verified or denied stays for staff', async () => {
    for (const id of [100001, 100008]) {
      const { status, body } = await desk.action(id, 'approve_identity', { reason: REASON });
      expect([status, body.code]).toEqual([409, 'TRANSITION_FORBIDDEN']);
    }
  });

  test.each([
    ['approve_identity', 100009, { reason: REASON }],
    ['deny_identity', 100009, { reason: '45' }],
    ['change_name', 100001, { lastName: 'Бат', firstName: 'Дорж', document: PDF, reason: REASON }],
    ['reject_data', 100001, { dataReasons: ['WRONG_WORKPLACE'] }],
  ])('%s is open with customer:create alone and closed with all others', async (name, id, body) => {
    expect((await desk.action(id, name, body, allBut('customer:create'))).status).toBe(403);
    expect((await desk.action(id, name, body, only('customer:create'))).status).toBe(200);
  });

  test('shows its pictures to who may see the customer', async () => {
    const { status, body } = await desk.get(`${CUSTOMERS}/100006/identity`, only('customer:view'));
    expect(status).toBe(200);
    const { images, card } = body as unknown as {
      images: { kind: string; image: { url: string } }[];
      card: { expiresOn: string; regnum: string };
    };
    expect(images.map(({ kind }) => kind)).toEqual(['selfie', 'front', 'back', 'xyp']);
    expect(card.regnum).toBe('*Ө***30577');
    expect(card.expiresOn < '2026-11-21').toBe(true);
    const file = await desk.gateways.handle(
      new Request(`http://localhost:5173${images[0].image.url}`, {
        headers: { Authorization: 'Bearer admin' },
      }),
    );
    expect(file?.headers.get('content-type')).toBe('image/png');
    expect((await desk.get(`${CUSTOMERS}/100006/identity`, allBut('customer:view'))).status).toBe(
      403,
    );
  });
});

describe('name and data', () => {
  const name = { lastName: 'Өлзийбаяр', firstName: 'Тэмүүлэн', document: PDF, reason: REASON };

  test('a new name is logged as type 1, and contracts keep the name that was signed', async () => {
    const contract = desk.rowsOf('contract', (row) => row.customerId === 100001)[0];
    const { status, body } = await desk.action(100001, 'change_name', name);
    expect([status, body.lastName, body.firstName]).toEqual([200, 'Өлзийбаяр', 'Тэмүүлэн']);
    const log = desk.rowsOf(
      'customers/search/management-history',
      (row) => row.customerId === 100001,
    );
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      action: 1,
      from: 'Түвшинбаяр',
      to: 'Тэмүүлэн',
      entity: 'Өлзийбаяр Түвшинбаяр',
      reason: REASON,
      document: { name: 'gerchilgee.pdf' },
    });
    await desk.get(`${CUSTOMERS}/100001`);
    expect([contract.customerName, contract.signedName]).toEqual([
      'Өлзийбаяр Тэмүүлэн',
      'Өлзийбаяр Түвшинбаяр',
    ]);
    expect((await desk.history(100001))[1]).toMatchObject({
      action: 'change_name',
      field: 'firstName',
      from: 'Түвшинбаяр',
      to: 'Тэмүүлэн',
    });
  });

  test.each([
    [{ ...name, document: null }, { document: 'validation.required' }],
    [{ ...name, firstName: 'Түвшинбаяр' }, { firstName: 'identity.name_unchanged' }],
    [{ ...name, lastName: ' ' }, { lastName: 'validation.required' }],
    [{ ...name, reason: 'богино' }, { reason: 'validation.min_length' }],
  ])('is refused beside its field: %#', async (body, fields) => {
    const answer = await desk.action(100001, 'change_name', body);
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    expect(customer(100001)?.firstName).toBe('Түвшинбаяр');
  });

  test.each([
    ['<script>alert(1)</script>'],
    ['=HYPERLINK("http://x")'],
    ['\u202eДорж'],
    ['Дорж😀'],
    ['Дорж AАB'],
  ])('hostile text stays text: %j', async (firstName) => {
    const { status, body } = await desk.action(100001, 'change_name', { ...name, firstName });
    expect([status, body.firstName]).toEqual([200, firstName]);
    expect((await desk.history(100001))[1].to).toBe(firstName);
  });

  test('a name of 10,000 letters is refused beside its field', async () => {
    const answer = await desk.action(100001, 'change_name', {
      ...name,
      firstName: 'а'.repeat(10_000),
    });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { firstName: 'validation.max_length' },
    ]);
  });

  test('is for citizens', async () => {
    const { status, body } = await desk.action(100005, 'change_name', name);
    expect([status, body.message]).toEqual([409, 'Зөвхөн иргэнд хамаарна.']);
  });

  test('name, number and kind are no part of an edit', async () => {
    const edit = async (id: number, body: object) =>
      (await desk.put(`${CUSTOMERS}/${id}`, body)).body.fields;
    const closed = 'validation.not_writable';
    expect(await edit(100001, { lastName: 'Бат', firstName: 'Дорж' })).toEqual({
      lastName: closed,
      firstName: closed,
    });
    expect(await edit(100001, { regnum: 'ЦЯ77070771' })).toEqual({ regnum: closed });
    expect(await edit(100001, { type: 'COMPANY' })).toMatchObject({ type: closed });
    expect(await edit(100005, { name: 'Өөр ХХК', companyRegnum: '6999999' })).toEqual({
      name: closed,
      companyRegnum: closed,
    });
    expect(customer(100001)).toMatchObject({ type: 'CITIZEN', regnum: 'УК03271614' });
  });

  const logOf = (id: number) =>
    desk.rowsOf('customers/search/management-history', (row) => row.customerId === id);

  test('a register number is corrected on a document, with a row of type 2', async () => {
    const right = { newRegnum: 'ЦЯ77070771', document: PDF, reason: REASON };
    const bare = await desk.action(100001, 'correct_regnum', { ...right, document: null });
    expect(bare.body.fields).toEqual({ document: 'validation.required' });
    const taken = await desk.action(100001, 'correct_regnum', {
      ...right,
      newRegnum: 'БӨ85040722',
    });
    expect(taken.body.fields).toEqual({ newRegnum: 'people.regnum_taken' });
    const { status, body } = await desk.action(100001, 'correct_regnum', right);
    expect([status, body.regnum]).toEqual([200, '*Я***70771']);
    expect(logOf(100001)).toMatchObject([
      { action: 2, from: 'УК03271614', to: 'ЦЯ77070771', reason: REASON },
    ]);
    const shown = await desk.get(`${CUSTOMERS}/management-history?size=1000`);
    expect(JSON.stringify(shown.body)).not.toContain('УК03271614');
  });

  test('a company is called something else, with a row of type 1, and has another number', async () => {
    const { status } = await desk.action(100005, 'change_company', {
      name: 'Шинэ Сүү ХХК',
      newCompanyRegnum: '6999999',
      document: PDF,
      reason: REASON,
    });
    expect(status).toBe(200);
    expect(customer(100005)).toMatchObject({ name: 'Шинэ Сүү ХХК', companyRegnum: '6999999' });
    expect(logOf(100005)).toMatchObject([
      { action: 2, from: '5012345', to: '6999999' },
      { action: 1, from: 'Өргөн Талын Сүү ХХК', to: 'Шинэ Сүү ХХК' },
    ]);
    const citizen = await desk.action(100001, 'change_company', {});
    expect(citizen.body.message).toBe('Зөвхөн байгууллагад хамаарна.');
  });

  test('an erroneous record goes with a row of type 2, by a lead, when nothing is left', async () => {
    const wrong = { deletionReason: 'Иргэнийг байгууллагаар бүртгэсэн байна.', document: PDF };
    const made = await desk.post(
      CUSTOMERS,
      {
        type: 'CITIZEN',
        lastName: 'Дорж',
        firstName: 'Тулга',
        regnum: 'ЦШ91040513',
        phone: '99000111',
        email: 'tulga@example.mn',
      },
      'operator',
    );
    const id = Number(made.body.id);
    expect((await desk.action(id, 'delete_erroneous', wrong, 'operator')).status).toBe(403);
    expect((await desk.action(100001, 'delete_erroneous', wrong)).body.code).toBe(
      'CONDITION_FAILED',
    );
    expect((await desk.action(id, 'delete_erroneous', wrong)).status).toBe(200);
    expect((await desk.get(`${CUSTOMERS}/${id}`)).status).toBe(404);
    expect(logOf(id)).toMatchObject([
      { action: 2, from: 'Дорж Тулга', to: null, reason: wrong.deletionReason },
    ]);
  });

  test('data is sent back with the reasons as a text', async () => {
    const dataReasons = ['WRONG_WORKPLACE', 'WRONG_FIRST_NAME'];
    expect((await desk.action(100001, 'reject_data', { dataReasons })).status).toBe(200);
    const [done, told] = await desk.history(100001);
    expect(done.action).toBe('reject_data');
    expect(told).toMatchObject({
      action: 'notify',
      reason: 'Ажлын газраа буруу бөглөсөн байна. Нэрээ буруу бөглөсөн байна.',
    });
    const none = await desk.action(100001, 'reject_data', { dataReasons: [] });
    expect([none.status, none.body.fields]).toEqual([400, { dataReasons: 'validation.required' }]);
  });
});
