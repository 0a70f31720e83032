import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { ledgerOf } from '../../../../mocks/ledger/Ledger';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';

const desk = gatewayDesk(60);
const first = only('accounting:correct', 'cgw-bank-income:access');
const second = only('accounting:correct', 'cgw-bank-income:access', 'loan:view');
/** Held because it is over a limit: 91 500.00 for a merchant. */
const held = () =>
  desk.store
    .collection('accounting/held-transactions')
    ?.all.find(({ number }) => number === 'HT-00018') as MockRecord;
const act = (action: string, as = first) =>
  desk.post(
    `/gateway-accounting/held-transactions/${held().id}/${action}`,
    { comment: 'Харилцагчийн хүсэлтээр гүйцээв.' },
    as,
  );
const log = () => desk.store.collection('bank-gateways/outgoing')?.all ?? [];
const change = (resource: string, id: unknown, to: object) => {
  const records = desk.store.collection(resource);
  records?.change(records.get(id as number) as MockRecord, { ...to });
};
const gateways = (state: string) => {
  for (const { id, tenant } of desk.store.collection('bank-gateways')?.all ?? [])
    if (tenant === held().tenant) change('bank-gateways', id, { state });
};
const refused = async (message: string) => {
  const journals = ledgerOf(desk.store).journals().length;
  const { status, body } = await act('release_held');
  expect([status, body.message]).toEqual([409, message]);
  expect(ledgerOf(desk.store).journals()).toHaveLength(journals);
};

describe('a held sum that is released', () => {
  test('is handed to the gateway of the bank, whose log has it', async () => {
    gateways('WORKING');
    expect((await act('release_held')).status).toBe(200);
    expect(log().at(-1)).toMatchObject({
      number: 'HT-00018-R',
      amount: '91500.00',
      state: 'EXECUTED',
    });
  });

  test('waits in the log while the gateway is stopped: the bank has paid nothing', async () => {
    gateways('STOPPED');
    const tenant = String(held().tenant);
    const bank = () => ledgerOf(desk.store).balanceOf('bank', { tenant });
    const before = bank();
    expect((await act('release_held')).status).toBe(200);
    expect(log().at(-1)).toMatchObject({ number: 'HT-00018-R', state: 'WAITING' });
    expect(bank()).toBe(before);
  });

  test('stays under any open fraud case of its customer', async () => {
    const frauds = desk.store.collection('accounting/fraud-transfer');
    const open = frauds?.all.find(({ state }) => state === 'NEW') as MockRecord;
    const { customerId } = held();
    frauds?.insert({ ...open, id: 31_999, number: 'FR-31999', customerId });
    await refused('FR-31999 залилангийн бүртгэл хаагдаагүй тул гүйцээх боломжгүй.');
  });

  test('stays while the access to transfers is closed', async () => {
    change('customers', held().customerId, { canTransfer: 'NO_STAFF' });
    await refused('Харилцагчийн шилжүүлгийн эрх хаалттай тул мөнгө гаргахгүй.');
  });

  test('from the amount of a cash-out on is looked at by one person and released by another', async () => {
    const settings = desk.store.collection('system_settings');
    settings?.change(settings.all[0], { secondWalletCashOut: '91500.00' });
    await refused(
      'Энэ дүнг өнөөдөр нэг хүний гаргасантай нийлүүлэн хоёр ажилтан шийднэ: эхлээд өөр ажилтан хянана.',
    );
    expect((await act('check_release')).status).toBe(200);
    await refused('Хянасан ажилтан өөрөө гүйцээхгүй: өөр ажилтан гүйцээнэ.');
    expect((await act('release_held', second)).status).toBe(200);
  });
});
