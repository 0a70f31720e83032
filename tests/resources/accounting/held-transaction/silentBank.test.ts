import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const HELD = '/gateway-accounting/held-transactions';
const SEE = only('cgw-bank-income:access');
const comment = 'Банкны логийг үзэж шийдвэрлэв.';
const numbered = (number: string) =>
  desk.store
    .collection('accounting/held-transactions')
    ?.all.find((one) => one.number === number) as MockRecord;
const act = (number: string, action: string, body: object = { comment }) =>
  desk.post(`${HELD}/${numbered(number).id}/${action}`, body);
const journals = () => ledgerOf(desk.store).journals().length;
/** What the answer says, with its status. */
const said = async (number: string, action: string) => {
  const count = journals();
  const { status, body } = await act(number, action);
  if (status !== 200) expect(journals()).toBe(count);
  return [status, status === 200 ? body.solution : body.message];
};

const UNREAD = [409, 'Эхлээд банкны гарсан гүйлгээний логийг шалгана.'];
const UNANSWERED = [
  409,
  'Банк хариу өгөөгүй: төлсөн байж болзошгүй тул хариу иртэл шийдэхгүй. Логийг дахин шалгана уу.',
];

describe('a sum that is held because the bank did not answer', () => {
  test.each(['release_held', 'return_held'])(
    'no %s before the bank’s log was looked into',
    async (action) => {
      expect(await said('HT-00016', action)).toEqual(UNREAD);
    },
  );

  test('has in its history who looked, and what the log said', async () => {
    const { status, body } = await desk.post(
      `${HELD}/${numbered('HT-00024').id}/read_log`,
      {},
      SEE,
    );
    expect([status, body.state, body.logState, body.logReadBy]).toEqual([
      200,
      'held',
      'UNANSWERED',
      expect.any(String),
    ]);
    expect(
      desk.store.history.of('accounting/held-transactions', numbered('HT-00024')),
    ).toContainEqual(
      expect.objectContaining({ action: 'read_log', field: 'logState', to: 'UNANSWERED' }),
    );
  });

  test.each(['release_held', 'return_held'])(
    'no %s while the bank has not answered',
    async (action) => {
      await act('HT-00024', 'read_log', {});
      expect(await said('HT-00024', action)).toEqual(UNANSWERED);
    },
  );

  test('is given back once the bank has answered, which it does by the next day', async () => {
    await act('HT-00024', 'read_log', {});
    await desk.post('/__clock', { today: '2026-11-22' });
    expect(await said('HT-00024', 'return_held')).toEqual(UNANSWERED);
    expect((await act('HT-00024', 'read_log', {})).body.logState).toBe('REFUSED');
    expect(await said('HT-00024', 'return_held')).toEqual([200, 'RETURNED']);
  });

  test('is not given back when the bank has executed it', async () => {
    await act('HT-00020', 'read_log', {});
    expect(await said('HT-00020', 'return_held')).toEqual([
      409,
      'Банк энэ шилжүүлгийг гүйцэтгэсэн тул мөнгийг буцаахгүй.',
    ]);
  });

  test('is given back when it never reached the bank', async () => {
    await act('HT-00016', 'read_log', {});
    expect(await said('HT-00016', 'return_held')).toEqual([200, 'RETURNED']);
  });

  test('is the only one whose log is asked for', async () => {
    const { status, body } = await act('HT-00018', 'read_log', {});
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(await said('HT-00018', 'return_held')).toEqual([200, 'RETURNED']);
  });
});
