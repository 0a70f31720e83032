import { expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { demoPeople } from '../../../../mocks/identity';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

// docs/domain/authority.md 4.2, 4.3. What holds at every door: tests/contract/inForceByAnother.test.ts.

const desk = gatewayDesk(60);
const CHANGE = '/gateway-lab/setting-changes/5';
const KEEPER = only('sms-template:access');
const record = (resource: string, id: number | string) =>
  desk.store.collection(resource)?.get(id) as MockRecord;
const idOf = (name: string) => demoPeople.find(({ username }) => username === name)?.id ?? '';
const put = async (as = 'accountant') => {
  const { status, body } = await desk.post(`${CHANGE}/put_in_force`, {}, as);
  return [status, body.code];
};
const scoreMin = async () => (await desk.get('/gateway-lab/loan-settings')).body.scoreMin;

test('a change of what has moved on since it was asked for is not put in force, and says so before', async () => {
  const before = record('settings/changes', 5).before as object;
  desk.store
    .collection('settings/changes')
    ?.change(record('settings/changes', 5), { before: { ...before, scoreGood: 650 } });
  const { body } = await desk.get(CHANGE, 'accountant');
  expect(body.facts).toMatchObject({ isOvertaken: true });
  expect([await put(), await scoreMin()]).toEqual([[409, 'CONDITION_FAILED'], 400]);
});

test('a change that breaks an order by now is not put in force', async () => {
  const after = record('settings/changes', 5).after as object;
  desk.store
    .collection('settings/changes')
    ?.change(record('settings/changes', 5), { after: { ...after, scoreMin: 600 } });
  expect([await put(), await scoreMin()]).toEqual([[409, 'CHANGE_BREAKS_RULE'], 400]);
});

test('whoever set the password of its maker counts as the maker', async () => {
  desk.store
    .collection('users')
    ?.change(record('users', idOf('economist')), { passwordSetBy: idOf('accountant') });
  expect([await put(), await scoreMin()]).toEqual([[409, 'COUNTS_AS_ONE'], 400]);
});

test('who may put it in force is told that it waits, its maker is not; then its maker that it is decided', async () => {
  const told = (name: string) =>
    desk.store.notifications
      .of(idOf(name))
      .filter(({ route }) => route === '/settings/changes/6')
      .map(({ title }) => title);
  const { body } = await desk.call('POST /gateway-lab/loan-criteria/1/change_contracts', {
    as: 'economist',
    body: {
      signWithinDays: 10,
      invoiceExpiresDays: 30,
      guaranteeCoverPercent: 100,
      guarantorFromDpd: 30,
      reason: 'Зээлийн хорооны шийдвэр.',
    },
    headers: { 'If-Match': '*' },
  });
  expect([body.askedChange, told('accountant'), told('economist'), told('operator')]).toEqual([
    6,
    ['Таны баталгаа хүлээж буй өөрчлөлт'],
    [],
    [],
  ]);
  await desk.post('/gateway-lab/setting-changes/6/put_in_force', {}, 'accountant');
  expect(told('economist')).toEqual(['Таны хүссэн өөрчлөлтийг шийдвэрлэсэн']);
});

test('of an edit only what guards money or law waits', async () => {
  const { status, body } = await desk.call('PUT /gateway-lab/sms/templates/2', {
    as: KEEPER,
    body: { name: 'Татгалзсан', text: '{lender}: {loanCode} хаагдлаа.' },
    headers: { 'If-Match': '*' },
  });
  const { text } = record('settings/message-template', 2);
  expect([status, body.name, body.text]).toEqual([202, 'Татгалзсан', text]);
  expect(record('settings/changes', Number(body.askedChange)).after).toEqual({
    text: '{lender}: {loanCode} хаагдлаа.',
  });
});
