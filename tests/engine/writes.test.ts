import { beforeEach, describe, expect, test } from 'vitest';
import type { Gateways } from '../../mocks/engine';
import { call, testGateways } from './testGateways';
import { twoColourPng } from '../../src/domain/png';

let gateways: Gateways;
beforeEach(async () => {
  gateways = await testGateways(20);
});

const MAKER = 'only:parcel:list,parcel:create';
const CHECKER = 'only:parcel:publish,parcel:list';
const create = (body: object, headers?: Record<string, string>, as = MAKER) =>
  call(gateways, 'POST /gateway-lab/parcels', { as, body, headers });

describe('create', () => {
  test('sets state, author and tenant itself', async () => {
    const { status, body } = await create({ title: ' Хайрцаг ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Хайрцаг', state: 'UNPUBLISHED', tenant: 'pocketmn' });
  });

  test('refuses by name what is unknown, read-only, the state, or a mask', async () => {
    const { status, body } = await create({
      title: 'Хайрцаг',
      id: 7,
      colour: 'red',
      tenant: 'altan',
      state: 'PUBLISHED',
      regnum: '*К***71614',
      people: [{ id: 1, name: 'Бат', phone: '8****233', colour: 'red' }],
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      id: 'validation.not_writable',
      colour: 'validation.not_writable',
      tenant: 'validation.not_writable',
      state: 'validation.not_writable',
      regnum: 'validation.masked',
      'people.0.id': 'validation.not_writable',
      'people.0.phone': 'validation.masked',
      'people.0.colour': 'validation.not_writable',
    });
    expect(gateways.store.journal.commits).toEqual([]);
  });

  test('answers 400 with the fields', async () => {
    const { status, body } = await create({
      title: '',
      price: 'many',
      phone: '123',
      people: [{ name: '', phone: '99112233' }],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        title: 'validation.required',
        price: 'validation.amount',
        phone: 'validation.phone',
        'people.0.name': 'validation.required',
      },
    });
  });

  test('says the values of a message beside it, and applies the rules between fields', async () => {
    const long = await create({ title: 'х'.repeat(21) });
    expect(long.body).toMatchObject({
      fields: { title: 'validation.max_length' },
      fieldValues: { title: { length: 20 } },
    });
    expect((await create({ title: 'taboo' })).body).toMatchObject({
      fields: { title: 'validation.invalid_value' },
    });
  });

  test.each(['Том  хайрцаг', ' том хайрцаг', 'Том\u00A0хайрцаг', 'Том хай\u200Bрцаг'])(
    'takes no name twice that a person reads the same: %j',
    async (title) => {
      const first = await create({ title: 'Том хайрцаг' });
      const { status, body } = await create({ title });
      expect([status, body.existingId]).toEqual([409, first.body.id]);
    },
  );

  test('refuses a duplicate with 409, whatever the letter case', async () => {
    const first = await create({ title: 'Хайрцаг' });
    const { status, body } = await create({ title: 'ХАЙРЦАГ' });
    expect([status, body.code]).toEqual([409, 'DUPLICATE']);
    // Marked at its field, and with the way to the record that has it.
    expect(body.fields).toEqual({ title: 'validation.taken' });
    expect(body.existingId).toBe(first.body.id);
  });

  test('names the record that has the value to nobody who may not open it', async () => {
    await create({ title: 'Хайрцаг' });
    const { status, body } = await create({ title: 'хайрцаг' }, undefined, 'only:parcel:create');
    expect([status, body.existingId]).toEqual([409, undefined]);
    expect(body.fields).toEqual({ title: 'validation.taken' });
  });

  test('refuses what is no JSON', async () => {
    const request = new Request('http://localhost/gateway-lab/parcels', {
      method: 'POST',
      headers: { Authorization: `Bearer ${MAKER}` },
      body: '{',
    });
    expect((await gateways.handle(request))?.status).toBe(400);
  });
});

describe('update', () => {
  test('keeps what the body does not name, empties what it sends as null, writes history', async () => {
    const made = await create({ title: 'Хайрцаг', price: '5.00', sentOn: '2026-01-01' });
    const address = `/gateway-lab/parcels/${made.body.id}`;
    const { status, body } = await call(gateways, `PUT ${address}`, {
      as: MAKER,
      body: { price: '6.00', sentOn: null },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Хайрцаг',
      price: '6.00',
      sentOn: null,
      tenant: 'pocketmn',
    });
    const history = await call(gateways, `GET ${address}/history`, { as: MAKER });
    const rows = history.body as unknown as Record<string, unknown>[];
    expect(rows.map(({ action, field, from, to }) => [action, field, from, to])).toEqual([
      ['update', 'sentOn', '2026-01-01', null],
      ['update', 'price', '5.00', '6.00'],
      ['create', undefined, undefined, undefined],
    ]);
    expect(rows[0]).toMatchObject({ origin: 'MANUAL' });
  });

  test('that changes nothing leaves version, moment and history as they are', async () => {
    const { body: made } = await create({ title: 'Хайрцаг', price: '5.00', sentOn: null });
    const address = `/gateway-lab/parcels/${made.id}`;
    const before = await call(gateways, `GET ${address}`, { as: MAKER });
    await call(gateways, 'POST /__clock', { body: { today: '2026-12-01' } });
    const body = { title: 'Хайрцаг', price: '5.00', sentOn: null };
    const { status } = await call(gateways, `PUT ${address}`, { as: MAKER, body });
    const after = await call(gateways, `GET ${address}`, { as: MAKER });
    expect([status, after.headers.get('etag')]).toEqual([200, before.headers.get('etag')]);
    expect(after.body.updatedAt).toBe(before.body.updatedAt);
    const history = await call(gateways, `GET ${address}/history`, { as: MAKER });
    expect(history.body).toHaveLength(1);
  });

  test('refuses names that every object answers to, as any other that is no field', async () => {
    const { body: made } = await create({ title: 'Хайрцаг' });
    const change = (text: string) =>
      call(gateways, `PUT /gateway-lab/parcels/${made.id}`, { as: MAKER, body: JSON.parse(text) });
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const own = await change(`{"${name}":[]}`);
      expect([own.status, own.body.fields]).toEqual([400, { [name]: 'validation.not_writable' }]);
      const inRow = await change(`{"people":[{"name":"Бат","${name}":"x"}]}`);
      expect([inRow.status, Object.keys(inRow.body.fields ?? {})]).toEqual([
        400,
        [`people.0.${name}`],
      ]);
    }
  });

  test('refuses by name what is unknown, read-only, the state, or a mask, and changes nothing', async () => {
    const { body: made } = await create({ title: 'Хайрцаг', regnum: 'УК03271614' });
    const refused = await call(gateways, `PUT /gateway-lab/parcels/${made.id}`, {
      as: MAKER,
      body: { ...made, title: 'Шинэ', colour: 'red' },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      id: 'validation.not_writable',
      colour: 'validation.not_writable',
      state: 'validation.not_writable',
      tenant: 'validation.not_writable',
      createdAt: 'validation.not_writable',
      createdBy: 'validation.not_writable',
      makers: 'validation.not_writable',
      updatedAt: 'validation.not_writable',
      regnum: 'validation.masked',
    });
    expect(gateways.store.collection('parcels')?.get(made.id)).toMatchObject({
      title: 'Хайрцаг',
      regnum: 'УК03271614',
    });
  });

  test('a row of a list is changed by its id, and keeps what is not said of it', async () => {
    const made = await create({
      title: 'Хайрцаг',
      people: [
        { name: 'Бат', phone: '88112233' },
        { name: 'Дорж', phone: '88112244' },
        { name: 'Сүх', phone: '88112255' },
      ],
    });
    expect(made.body.people).toEqual([
      { id: 1, name: 'Бат', phone: '8****233' },
      { id: 2, name: 'Дорж', phone: '8****244' },
      { id: 3, name: 'Сүх', phone: '8****255' },
    ]);
    const put = (people: unknown) =>
      call(gateways, `PUT /gateway-lab/parcels/${made.body.id}`, { as: MAKER, body: { people } });
    const done = await put([{ id: 3 }, { id: 1, name: 'Болд' }, { name: 'Цэцэг' }]);
    expect(done.status).toBe(200);
    expect(gateways.store.collection('parcels')?.get(made.body.id)?.people).toEqual([
      { id: 3, name: 'Сүх', phone: '88112255' },
      { id: 1, name: 'Болд', phone: '88112233' },
      { id: 4, name: 'Цэцэг' },
    ]);
    expect((await put([{ id: 2 }])).body.fields).toEqual({
      'people.0.id': 'validation.invalid_value',
    });
    expect((await put([{ id: 1, phone: '8****233' }])).body.fields).toEqual({
      'people.0.phone': 'validation.masked',
    });
    expect((await put([{ id: 1, name: '' }])).body.fields).toEqual({
      'people.0.name': 'validation.required',
    });
  });

  test('If-Match with an older version is a conflict', async () => {
    const made = await create({ title: 'Хайрцаг' });
    const address = `/gateway-lab/parcels/${made.body.id}`;
    const seen = made.headers.get('etag') ?? '';
    const put = (title: string) =>
      call(gateways, `PUT ${address}`, {
        as: MAKER,
        body: { title },
        headers: { 'If-Match': seen },
      });
    expect((await put('Нэг')).status).toBe(200);
    const late = await put('Хоёр');
    expect([late.status, late.body.code]).toEqual([412, 'VERSION_CONFLICT']);
    expect(late.body.current).toMatchObject({ title: 'Нэг', '@etag': '"2"' });
  });

  test('delete takes the record away', async () => {
    const made = await create({ title: 'Хайрцаг' });
    const address = `/gateway-lab/parcels/${made.body.id}`;
    expect((await call(gateways, `DELETE ${address}`, { as: MAKER })).status).toBe(200);
    expect((await call(gateways, `GET ${address}`, { as: MAKER })).status).toBe(404);
  });
});

describe('actions', () => {
  const publish = (id: unknown, reason = 'Бүх зүйл бүрэн байна.', as = CHECKER) =>
    call(gateways, `POST /gateway-lab/parcels/${id}/publish`, { as, body: { reason } });

  test('change the state and write who, from, to and why', async () => {
    const { body } = await create({ title: 'Хайрцаг' });
    const done = await publish(body.id);
    expect([done.status, done.body.state]).toEqual([200, 'PUBLISHED']);
    const history = await call(gateways, `GET /gateway-lab/parcels/${body.id}/history`, {
      as: CHECKER,
    });
    expect((history.body as unknown as object[])[0]).toMatchObject({
      action: 'publish',
      field: 'state',
      from: 'UNPUBLISHED',
      to: 'PUBLISHED',
      origin: 'MANUAL',
      reason: 'Бүх зүйл бүрэн байна.',
    });
  });

  test('a forbidden transition is 409 with the state, in words to people', async () => {
    const { body } = await create({ title: 'Хайрцаг' });
    await publish(body.id);
    const again = await publish(body.id);
    expect([again.status, again.body.code, again.body.state]).toEqual([
      409,
      'TRANSITION_FORBIDDEN',
      'PUBLISHED',
    ]);
    expect(again.body.message).toBe('Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй: Нийтлэгдсэн.');
  });

  test('an action is based on the version that was seen', async () => {
    const made = await create({ title: 'Хайрцаг' });
    const path = `/gateway-lab/parcels/${made.body.id}`;
    const seen = made.headers.get('etag') ?? '';
    const changed = await call(gateways, `PUT ${path}`, { as: MAKER, body: { price: '5000.00' } });
    expect([seen, changed.headers.get('etag')]).toEqual(['"1"', '"2"']);
    const list = await call(gateways, `GET /gateway-lab/parcels?id=${made.body.id}`, {
      as: MAKER,
    });
    const row = list.body.content.find(({ id }) => id === made.body.id);
    expect(row).toMatchObject({ price: '5000.00', '@etag': '"2"' });

    const publishOn = (version: string) =>
      call(gateways, `POST ${path}/publish`, {
        as: CHECKER,
        body: { reason: 'Бүх зүйл бүрэн байна.' },
        headers: { 'If-Match': version },
      });
    const stale = await publishOn(seen);
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_CONFLICT']);
    expect(stale.body.current).toMatchObject({
      price: '5000.00',
      state: 'UNPUBLISHED',
      '@etag': '"2"',
    });
    const request = new Request(`http://localhost:5173${path}/publish`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${CHECKER}` },
      body: JSON.stringify({ reason: 'Бүх зүйл бүрэн байна.' }),
    });
    expect((await gateways.handle(request))?.status).toBe(428);
    expect(gateways.store.journal.commits.map(({ method }) => method)).toEqual(['POST', 'PUT']);

    const done = await publishOn('"2"');
    expect([done.status, done.headers.get('etag')]).toEqual([200, '"3"']);
  });

  test('the maker cannot check, a reason needs ten characters, the right is asked first', async () => {
    const both = 'only:parcel:create,parcel:publish';
    const { body } = await create({ title: 'Хайрцаг' }, undefined, both);
    expect((await publish(body.id, 'Бүх зүйл бүрэн байна.', both)).body.code).toBe(
      'MAKER_IS_CHECKER',
    );
    expect((await publish(body.id, 'богино')).body).toMatchObject({
      fields: { reason: 'validation.min_length' },
      fieldValues: { reason: { length: 10 } },
    });
    expect((await publish(body.id, '')).body).toMatchObject({
      fields: { reason: 'validation.required' },
    });
    expect((await publish(body.id, 'Бүх зүйл бүрэн байна.', MAKER)).status).toBe(403);
  });
});

describe('idempotency key', () => {
  const headers = { 'Idempotency-Key': 'b7c4d9a0-0000-4000-8000-000000000001' };

  test('the same write again is answered, not done, again', async () => {
    const first = await create({ title: 'Хайрцаг' }, headers);
    const second = await create({ title: 'Хайрцаг' }, headers);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(gateways.store.journal.commits.length).toBe(1);
  });

  test('the same key with another body is 422', async () => {
    await create({ title: 'Хайрцаг' }, headers);
    const other = await create({ title: 'Уут' }, headers);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('a refusal is not remembered, and keys of different people do not meet', async () => {
    expect((await create({ title: '' }, headers)).status).toBe(400);
    expect((await create({ title: 'Хайрцаг' }, headers)).status).toBe(201);
    expect((await create({ title: 'Уут' }, headers, 'only:parcel:create')).status).toBe(201);
  });

  test('two at once are one', async () => {
    const [one, other] = await Promise.all([
      create({ title: 'Хайрцаг' }, headers),
      create({ title: 'Хайрцаг' }, headers),
    ]);
    expect(one.body.id).toBe(other.body.id);
    expect(gateways.store.journal.commits.length).toBe(1);
  });
});

describe('files', () => {
  // Pictures of news are 16:9 or 4:3.
  const PNG = twoColourPng(
    16,
    9,
    [
      [0, 0, 0],
      [255, 255, 255],
    ],
    () => false,
  );
  const news = (data: string) =>
    call(gateways, 'PUT /gateway-lab/news/3', {
      body: {
        image: {
          name: 'zurag.png',
          type: 'image/png',
          size: 70,
          data: `data:image/png;base64,${data}`,
        },
      },
    });

  test('are kept apart and answered as an address that needs no token', async () => {
    const { body } = await news(PNG);
    const { url, data } = body.image as { url: string; data?: string };
    expect(data).toBeUndefined();
    const file = await gateways.handle(new Request(`http://localhost${url}`));
    expect(file?.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('base64')).toBe(
      PNG,
    );
    const again = await call(gateways, 'PUT /gateway-lab/news/3', { body: { image: body.image } });
    expect(again.body.image).toEqual(body.image);
  });

  test('must be what they say', async () => {
    const { status, body } = await news(btoa('<svg onload="alert(1)">'));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { image: 'validation.file_type' },
      fieldValues: { image: { types: 'png, bmp, jpeg, jpg, gif' } },
    });
  });
});
