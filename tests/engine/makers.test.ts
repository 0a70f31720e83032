import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
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
