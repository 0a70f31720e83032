import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { staffAccounts } from '../../mocks/resources/users/user/staffAccounts';
import { only } from '../support/rights';
import { COUPON_BODY } from '../resources/coupons/couponBody';
import { gatewayDesk } from './gatewayDesk';

const desk = gatewayDesk(40);
const COUPONS = '/gateway-lab/coupons';
const REQUESTS = '/gateway-lab/coupon-requests';
const KEEPER = only('coupon-admin:access', 'coupon-admin:create', 'coupon-request:access');
/** May all that the keeper may; a person of their own. */
const COLLEAGUE = 'admin';
const DECIDER = only('coupon-request:access');
const REFUSED = [409, 'MAKER_IS_CHECKER'];

const decides = async (path: string, as: string) => {
  const { status, body } = await desk.post(`${path}/approve`, {}, as);
  return [status, body.code ?? body.state];
};

/** docs/domain/interface.md 6.3 */
describe('who may not decide', () => {
  test('is who changed what is decided, not who made it alone', async () => {
    const { body } = await desk.post(REQUESTS, COUPON_BODY, KEEPER);
    const path = `${REQUESTS}/${String(body.id)}`;
    const change = { tag: '1+1' };
    expect((await desk.call(`PUT ${path}`, { as: COLLEAGUE, body: change })).status).toBe(200);
    expect(await decides(path, COLLEAGUE)).toEqual(REFUSED);
    expect(await decides(path, KEEPER)).toEqual(REFUSED);
    const makers = (await desk.get(path, DECIDER)).body.makers as string[];
    expect(makers).toHaveLength(2);
    const listed = await desk.get(`${REQUESTS}?size=500`, DECIDER);
    const rows = listed.body.content as MockRecord[];
    expect(rows.find(({ id }) => id === body.id)?.makers).toEqual(makers);
    expect(await decides(path, DECIDER)).toEqual([200, 'APPROVED']);
  });

  test('is who wrote the draft, when somebody else asked for its approval', async () => {
    const { body: draft } = await desk.post(COUPONS, COUPON_BODY, COLLEAGUE);
    const { body: asked } = await desk.post(
      `${COUPONS}/${String(draft.id)}/ask_approval`,
      {},
      KEEPER,
    );
    const { waitingRequestId } = asked.facts as { waitingRequestId: number };
    const path = `${REQUESTS}/${waitingRequestId}`;
    expect(await decides(path, COLLEAGUE)).toEqual(REFUSED);
    expect(await decides(path, KEEPER)).toEqual(REFUSED);
    expect(await decides(path, DECIDER)).toEqual([200, 'APPROVED']);
  });

  test('is not who refused it, but who asks again', async () => {
    const { body } = await desk.post(REQUESTS, COUPON_BODY, KEEPER);
    const path = `${REQUESTS}/${String(body.id)}`;
    const reason = 'Нөхцөлийг дахин бичнэ үү.';
    await desk.post(`${path}/reject`, { reason }, DECIDER);
    await desk.post(`${path}/ask_again`, {}, COLLEAGUE);
    expect(await decides(path, COLLEAGUE)).toEqual(REFUSED);
    expect(await decides(path, DECIDER)).toEqual([200, 'APPROVED']);
  });
});

/** docs/domain/authority.md 2.2 */
describe('who set the password of a colleague', () => {
  const OPERATOR = '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02';
  const USERS = '/gateway-identity/keycloak/user';
  const password = {
    password: 'nuuts-ug-2',
    passwordConfirmation: 'nuuts-ug-2',
    reason: 'Нууц үгээ мартсан гэв.',
  };
  const setPassword = () => desk.call(`PUT ${USERS}/${OPERATOR}/password`, { body: password });
  const ownChange = (instead?: 'of temporary') =>
    staffAccounts(desk.store).find('operator')?.setPassword('minii-nuuts-3', instead);
  const COUNTS = [409, 'COUNTS_AS_ONE'];

  test('counts as one person with them, until its owner changes it within a session', async () => {
    const { body } = await desk.post(REQUESTS, COUPON_BODY, 'admin');
    const path = `${REQUESTS}/${String(body.id)}`;
    expect((await setPassword()).status).toBe(200);
    expect(await decides(path, 'operator')).toEqual(COUNTS);
    // Who knew the temporary one may have chosen this one, too.
    ownChange('of temporary');
    expect(await decides(path, 'operator')).toEqual(COUNTS);
    ownChange();
    expect(await decides(path, 'operator')).toEqual([200, 'APPROVED']);
  });

  test('does not look at a cash-out as one and pay it as the other', async () => {
    await setPassword();
    const cashOuts = desk.store.collection('merchant-cashout')?.all ?? [];
    const one = cashOuts.find(
      ({ state, amount }) => state === 'REQUESTED' && Number(amount) >= 1_000_000,
    ) as MockRecord;
    desk.store.collection('merchant-cashout')?.change(one, { checkedBy: OPERATOR });
    const { status, body } = await desk.post(
      `/gateway-merchant-web/merchants/cash-outs/${one.id}/pay`,
      {},
    );
    expect([status, body.code]).toEqual(COUNTS);
  });

  test('is given no role from there', async () => {
    const users = desk.store.collection('users');
    const admin = users?.all.find(({ loginName }) => loginName === 'admin') as MockRecord;
    users?.change(admin, { passwordSetBy: OPERATOR });
    const body = { role: 'pocket_agent', reason: 'Хээрийн ажилд гарна.' };
    const answer = await desk.post(`${USERS}/${OPERATOR}/roles`, body);
    expect([answer.status, answer.body.code]).toEqual(COUNTS);
  });
});
