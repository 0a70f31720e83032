import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { inForce } from '../../../engine/inForce';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);

const KEEP = 'sms-template:access';
const TEMPLATES = '/gateway-lab/sms/templates';
const REASON = 'Үйлчилгээний нөхцөл өөрчлөгдсөн.';
const ANY = { 'If-Match': '*' };

const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const template = (id: number) =>
  all('settings/message-template').find((one) => one.id === id) as MockRecord;
const edit = async (id: number, body: object, as = only(KEEP)) =>
  inForce(desk.call, await desk.call(`PUT ${TEMPLATES}/${id}`, { as, body, headers: ANY }));
const turn = async (id: number, action: string, as = only(KEEP)) =>
  inForce(
    desk.call,
    await desk.call(`POST ${TEMPLATES}/${id}/${action}`, {
      as,
      body: { reason: REASON },
      headers: ANY,
    }),
  );
const reject = (loan: number) =>
  desk.call(`POST /gateway-lab/loans/${loan}/reject`, {
    as: only('loan-pending-request:list', 'ltl-pending-request:view'),
    body: { reason: 'DATA_WRONG' },
    headers: ANY,
  });

describe('a template of messages', () => {
  test('is a version with every text, and says what it was before', async () => {
    const before = template(2);
    const [version, old] = [before.version, before.text];
    const { status } = await edit(2, { text: '{lender}: {loanCode} хүсэлт хаагдлаа.' });
    const now = template(2);
    expect([status, now.version, now.segments]).toEqual([200, Number(version) + 1, 1]);
    const rows = desk.store.history.of('settings/message-template', template(2));
    expect(rows.find(({ field }) => field === 'text')).toMatchObject({
      from: old,
      to: '{lender}: {loanCode} хүсэлт хаагдлаа.',
      origin: 'MANUAL',
    });
  });

  test('keeps its version when its name alone is another', async () => {
    const { version } = template(2);
    expect((await edit(2, { name: 'Татгалзсан' })).body.version).toBe(version);
  });

  test.each([
    ['a variable that this occasion does not have', '{loanCode}: {balance}'],
    ['a variable that nothing has', '{loanCode}: {нэр}'],
    ['half a variable', '{loanCode} {lender'],
    ['a half within a whole one', '{lender {loanCode}'],
    ['the other half', '{loanCode} }'],
    ['six parts', 'б'.repeat(336)],
    ['nothing', ''],
  ])('with %s is refused, and the text in use stays', async (_, text) => {
    const before = template(2).text;
    const { status, body } = await edit(2, { text });
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['text']]);
    expect(template(2).text).toBe(before);
  });

  test('is changed by nobody who may do everything else', async () => {
    expect((await edit(2, { text: '{lender}' }, allBut(KEEP))).status).toBe(403);
    expect((await turn(2, 'deactivate', allBut(KEEP))).status).toBe(403);
  });

  test('what is sent next is the new text', async () => {
    await edit(2, { text: '{lender}: {loanCode} хаагдлаа.' });
    const before = all('sms').length;
    expect((await reject(known.request)).status).toBe(200);
    const sent = all('sms').slice(before);
    const { code } = all('loans').find(({ id }) => id === known.request) as MockRecord;
    expect(sent.map(({ text, templateId, state }) => [text, templateId, state])).toEqual([
      [`Покет ББСБ: ${String(code)} хаагдлаа.`, 2, 'SENT'],
    ]);
    expect((await desk.get(`${TEMPLATES}/2`, only(KEEP))).body.sentCount).toBe(1);
  });

  test('that is off is not sent, and cannot be turned off again', async () => {
    expect((await turn(2, 'deactivate')).status).toBe(200);
    const before = all('sms').length;
    expect((await reject(known.request)).status).toBe(200);
    expect(all('sms')).toHaveLength(before);
    expect((await turn(2, 'deactivate')).status).toBe(409);
    const names = await desk.get(`${TEMPLATES}/templates-name`, only('loan-sms:send'));
    expect((names.body as unknown as { id: number }[]).map(({ id }) => id)).not.toContain(2);
  });
});

describe('values of a customer', () => {
  const path = `${TEMPLATES}/values/100001`;

  test('are those of the open loan that is due first', async () => {
    const { status, body } = await desk.get(path, only(KEEP, 'customer:view'));
    const customer = all('customers').find(({ id }) => id === 100001) as MockRecord;
    expect([status, (body.values as Record<string, unknown>).firstName]).toEqual([
      200,
      customer.firstName,
    ]);
    const first = all('loans')
      .filter(
        ({ customerId, state }) =>
          customerId === 100001 &&
          ['LOAN_ONGOING', 'LOAN_RISK', 'LOAN_COURT'].includes(String(state)),
      )
      .map(({ refundDate, code }) => `${String(refundDate)} ${String(code)}`)
      .sort()
      .at(0);
    expect(first).toContain(String(body.loanCode));
  });

  test('need the right to see customers', async () => {
    expect((await desk.get(path, only(KEEP))).status).toBe(403);
    expect((await desk.get(path, allBut(KEEP))).status).toBe(403);
  });
});
