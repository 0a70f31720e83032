import { describe, expect, test } from 'vitest';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { bodyFor } from '../../../contract/support/actionBodies';

const desk = gatewayDesk(60);

const CUSTOMERS = '/gateway-customer/customers';
const GATES = '/gateway-lab/contracts/gates?type=LEND_MARKET_PLACE';
const { document } = bodyFor('customers', 'change_name', {});
const REASON = 'Иргэний бүртгэлээр баталгаажсан өөрчлөлт.';

interface Gates {
  creditRegistry: { state: string; at: string } | null;
  stateRegistryReadAt: string | null;
  scoreAt: string | null;
  numberCorrected: boolean;
}

/** What the gates before a contract rest on. */
async function known(id: number) {
  const { body } = await desk.get(`${GATES}&customerId=${id}`);
  const { creditRegistry, stateRegistryReadAt, scoreAt, numberCorrected } =
    body as unknown as Gates;
  return [creditRegistry?.state ?? null, stateRegistryReadAt, scoreAt, numberCorrected].map((one) =>
    typeof one === 'string' ? one.slice(0, 10) : one,
  );
}

const customer = (id: number) => desk.store.collection('customers')?.get(id);
const checks = (id: number) =>
  (desk.store.collection('zms')?.all ?? [])
    .filter(({ customerId }) => customerId === id)
    .map(({ state, regnum, isLatest }) => [state, regnum, isLatest]);

async function correct(id: number, newRegnum: string): Promise<void> {
  const body = { newRegnum, document, reason: REASON };
  const answer = await desk.post(`${CUSTOMERS}/${id}/correct_regnum`, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
}

describe('what was asked of a register number that is corrected', () => {
  test('counts no longer, and the gates ask again', async () => {
    expect(await known(100_001)).toEqual(['AVAILABLE', '2026-11-11', '2026-11-12', false]);
    expect(customer(100_001)).toMatchObject({ verificationState: 'VERIFIED' });
    await correct(100_001, 'ЦЯ77070771');
    expect(await known(100_001)).toEqual([null, null, null, true]);
    expect(customer(100_001)).toMatchObject({ verificationState: 'VERIFYING', score: null });
    const latest = checks(100_001).filter(([, , isLatest]) => isLatest);
    expect(latest).toEqual([['NONE', 'ЦЯ77070771', true]]);
    expect(checks(100_001)).toContainEqual(['AVAILABLE', 'УК03271614', false]);
    const registry = await desk.get(`${CUSTOMERS}/100001/xyp`);
    expect([registry.body.readAt, registry.body.reading]).toEqual([null, null]);
    expect(registry.body.log).toHaveLength(1);
  });

  test('is not asked again for a name, and of nobody else', async () => {
    const body = { lastName: 'Өлзийбаяр', firstName: 'Тэмүүлэн', document, reason: REASON };
    expect((await desk.post(`${CUSTOMERS}/100001/change_name`, body)).status).toBe(200);
    await correct(100_002, 'ЦЯ77070771');
    expect(await known(100_001)).toEqual(['AVAILABLE', '2026-11-11', '2026-11-12', false]);
    expect(customer(100_001)).toMatchObject({ verificationState: 'VERIFIED' });
  });

  test('is asked anew: the prepared check is sent without a reason, and counts', async () => {
    await correct(100_001, 'ЦЯ77070771');
    const sent = await desk.post('/gateway-zms/zms/checks', { customerId: 100_001 });
    expect(sent.status).toBe(201);
    expect(await known(100_001)).toEqual(['PENDING', null, null, true]);
  });

  test('leaves no contract to be made on it', async () => {
    await correct(100_001, 'ЦЯ77070771');
    const made = await desk.post('/gateway-lab/contracts', {
      customerId: 100_001,
      type: 'SF_LENDER',
    });
    expect([made.status, made.body.code]).toEqual([409, 'GATE_SHUT']);
  });

  test('of a company is its check alone', async () => {
    const before = await known(100_005);
    const renamed = await desk.post(`${CUSTOMERS}/100005/change_company`, {
      name: 'Шинэ Сүү ХХК',
      newCompanyRegnum: '6999999',
      document,
      reason: REASON,
    });
    expect([before[0], renamed.status]).toEqual(['AVAILABLE', 200]);
    expect((await known(100_005))[0]).toBe(null);
  });
});
