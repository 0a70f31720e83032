import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const OPTIONS = '/gateway-lab/options';
const AGREEMENTS = '/gateway-lab/agreements';
const KEEPER = only('admin:access');
const TERMS = only('agreement-admin:access');

const one = async (id: number) => (await desk.get(`${OPTIONS}/${id}`, KEEPER)).body;
const act = (id: number, action: string, as = KEEPER) =>
  desk.post(`${OPTIONS}/${id}/${action}`, {}, as);

describe('an option', () => {
  test('begins unpublished, as the last one, and opens the version in force', async () => {
    const { status, body } = await desk.post(
      OPTIONS,
      { title: 'Зөвшөөрсөн', value: 'transfer-contract', moment: 'QPAY_PAYMENT', isRequired: true },
      KEEPER,
    );
    expect([status, body.state, body.viewOrder, body.agreementCode]).toEqual([
      201,
      'UNPUBLISHED',
      8,
      'transfer-contract-2',
    ]);
  });

  test('opens the new version once one is put in force, which nobody has accepted yet', async () => {
    const before = await one(2);
    expect([before.agreementCode, Number(before.acceptedCount) > 10]).toEqual([
      'transfer-contract-2',
      true,
    ]);
    await desk.post(`${AGREEMENTS}/3/put_in_force`, {}, TERMS);
    const after = await one(2);
    expect([after.agreementCode, after.acceptedCount]).toEqual(['transfer-contract-3', 0]);
  });

  test('is not published while its agreement has no version in force', async () => {
    desk.store.collection('agreement')?.change(desk.store.collection('agreement')!.get(6)!, {
      state: 'DRAFT',
    });
    const { status, body } = await act(6, 'publish');
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(body.message).toContain('Энэ төрлийн хүчинтэй нөхцөл алга.');
    await desk.post(`${AGREEMENTS}/6/put_in_force`, {}, TERMS);
    expect((await act(6, 'publish')).status).toBe(200);
  });

  test('asks once at a moment: a second one waits until the first is taken back', async () => {
    const { status, body } = await act(7, 'publish');
    expect([status, body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect((await act(3, 'unpublish')).status).toBe(200);
    expect((await act(7, 'publish')).status).toBe(200);
    expect((await act(3, 'publish')).status).toBe(409);
  });

  test('is counted by its agreement while it is published', async () => {
    const askedIn = async () => (await desk.get(`${AGREEMENTS}/4`, TERMS)).body.askedIn;
    expect(await askedIn()).toBe(2);
    await act(4, 'unpublish');
    expect(await askedIn()).toBe(1);
  });

  test.each([
    [{ title: '' }, 'title', 'validation.required'],
    [{ value: 'loan' }, 'value', 'validation.invalid_value'],
    [{ moment: undefined }, 'moment', 'validation.required'],
    [{ title: 'a'.repeat(121) }, 'title', 'validation.max_length'],
  ])('with %j is refused at its field', async (change, field, message) => {
    const body = { title: 'Зөвшөөрсөн', value: 'sponsion-loan', moment: 'TRANSFER', ...change };
    const reply = await desk.post(OPTIONS, body, KEEPER);
    expect([reply.status, (reply.body.fields as Record<string, unknown>)[field]]).toEqual([
      400,
      message,
    ]);
  });

  test('keeps its agreement and its moment', async () => {
    const reply = await desk.call(`PUT ${OPTIONS}/1`, { as: KEEPER, body: { moment: 'TRANSFER' } });
    expect([reply.status, (await one(1)).moment]).toEqual([400, 'REGISTRATION']);
  });

  test('changes its place, and those between follow', async () => {
    await desk.post(`${OPTIONS}/7/move`, { viewOrder: 2 }, KEEPER);
    const order = [...(desk.store.collection('options')?.all ?? [])]
      .sort((a, b) => Number(a.viewOrder) - Number(b.viewOrder))
      .map(({ id }) => id);
    expect(order).toEqual([1, 7, 2, 3, 4, 5, 6]);
  });

  test('is kept with its own right alone', async () => {
    expect((await desk.get(OPTIONS, allBut('admin:access'))).status).toBe(403);
    expect((await act(6, 'publish', allBut('admin:access'))).status).toBe(403);
    expect((await one(6)).state).toBe('UNPUBLISHED');
  });
});
