import { describe, expect, test } from 'vitest';
import { bodyFor } from '../../../contract/support/actionBodies';
import { inBody } from '../../../support/inBody';
import { BW, REASON, entry, watchDesk } from './watchDesk';

const { desk, post } = watchDesk();

const CUSTOMERS = '/gateway-customer/customers';
/** The well-known customer of the black list, and the entry. */
const [LISTED, ENTRY] = [100_008, 1_001];
const [OLD, NEW] = ['ПҮ88090151', 'ЦҮ88090151'];
const { document } = bodyFor('customers', 'change_name', {});

interface Hit {
  id: number;
  match: string;
  regnum: string;
  formerUntil: string | null;
}

async function lookup(asked: string): Promise<[number, string, string, boolean][]> {
  const { body } = await post(...inBody(`${BW}/lookup?${asked}`));
  const hits = body.hits as unknown as Hit[];
  return hits.map(({ id, match, regnum, formerUntil }) => [
    id,
    match,
    regnum,
    formerUntil !== null,
  ]);
}

const correct = (id: number, newRegnum: string) =>
  post(`${CUSTOMERS}/${id}/correct_regnum`, { newRegnum, document, reason: REASON });

describe('an entry of the black list', () => {
  test('is found by every number, phone and name that the person has or had', async () => {
    expect((await correct(LISTED, NEW)).status).toBe(200);
    await desk.call(`PUT ${CUSTOMERS}/${LISTED}`, { body: { phone: '85000001' } });
    const name = { lastName: 'Жаргал', firstName: 'Солонго', document, reason: REASON };
    expect((await post(`${CUSTOMERS}/${LISTED}/change_name`, name)).status).toBe(200);
    const now = '*Ү***90151';
    expect(await lookup(`regnum=${NEW}`)).toEqual([[ENTRY, 'REGNUM', now, false]]);
    expect(await lookup(`regnum=${OLD}`)).toEqual([[ENTRY, 'REGNUM', now, true]]);
    expect(await lookup('phone=85000001')).toEqual([[ENTRY, 'PHONE', now, false]]);
    expect(await lookup('phone=80112233')).toEqual([[ENTRY, 'PHONE', now, true]]);
    expect(await lookup('name=жаргал солонго')).toEqual([[ENTRY, 'NAME', now, false]]);
    expect(await lookup('name=мягмар болд')).toContainEqual([ENTRY, 'NAME', now, true]);
  });

  test('is the only one of a person, by whatever number', async () => {
    await correct(LISTED, NEW);
    for (const regnum of [OLD, NEW]) {
      const again = await post(BW, { ...entry, name: 'Хэн нэгэн', regnum });
      expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
    }
  });

  test('keeps its person from everything, and a stranger from the number', async () => {
    await correct(LISTED, NEW);
    const gates = await desk.get(`/gateway-lab/contracts/gates?type=WALLET&customerId=${LISTED}`);
    expect(gates.body.dealing).toBe('black_listed');
    const stranger = {
      type: 'CITIZEN',
      lastName: 'Дорж',
      firstName: 'Тулга',
      regnum: OLD,
      phone: '99000111',
      email: 'tulga@example.mn',
    };
    const registered = await post(CUSTOMERS, stranger);
    expect([registered.status, registered.body.code]).toEqual([409, 'CONDITION_FAILED']);
    // The own number is put back without the own entry in the way.
    expect((await correct(LISTED, OLD)).status).toBe(200);
  });

  test('of a number that a customer had before is theirs', async () => {
    await correct(100_001, 'ЦЯ77070771');
    const made = await post(BW, { ...entry, regnum: 'УК03271614' });
    expect([made.status, made.body.customerId]).toEqual([201, 100_001]);
    await desk.get(BW);
    expect(desk.store.collection('bw-list')?.get(made.body.id)?.regnum).toBe('ЦЯ77070771');
    expect(desk.store.collection('customers')?.get(100_001)?.listType).toBe('BLACK_LISTED');
  });

  test('made before somebody registered is theirs from then on', async () => {
    const made = await post(BW, { ...entry, listType: 2, regnum: 'ЦШ91040513', phone: '88000000' });
    const registered = await post(
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
    expect([made.status, registered.status]).toEqual([201, 201]);
    await desk.get(BW);
    await correct(Number(registered.body.id), 'ЦҮ91040513');
    const hit = [made.body.id, 'REGNUM', '*Ү***40513', false];
    expect(await lookup('regnum=ЦҮ91040513')).toEqual([hit]);
  });

  test('is of nobody else who has a former number now', async () => {
    await correct(LISTED, NEW);
    await correct(100_001, OLD).then(({ status }) => expect(status).toBe(409));
    expect((await lookup('regnum=УК03271614')).length).toBe(0);
  });
});
