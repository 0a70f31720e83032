import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import type { AllSystemSettings } from '../../../../src/domain/judgementSettings';
import type { SystemGroup } from '../../../../src/resources/settings/system/systemGroups';
import type { GatewayDesk } from '../../../engine/gatewayDesk';
import { only } from '../../../support/rights';
import type { ProbeRow } from '../ProbeRow';

export type SettingRow = ProbeRow<SystemGroup, AllSystemSettings>;

const REASON = 'Удирдлагын шийдвэрээр зөвшөөрөв.';
const MINUTE = 60_000;
const SAVINGS = '/gateway-accounting/savings';
const INVITERS = '/gateway-customer/customers';

/** What savings, wallets, invitations, exceptions and gateways do by the settings in force. */
export function moneyRows(desk: GatewayDesk): readonly SettingRow[] {
  const kept = (resource: string) => desk.store.collection(resource);
  const found = (resource: string, test: (one: MockRecord) => boolean): MockRecord => {
    const one = kept(resource)?.all.find(test);
    if (!one) throw new Error(`no ${resource}`);
    return one;
  };
  const act = async (path: string, body: object = {}, as = 'admin') =>
    desk.call(`POST ${path}`, { as, body, headers: { 'If-Match': '*' } });
  const pass = (minutes: number) =>
    desk.store.clock.setNow(desk.store.clock.now() + minutes * MINUTE);

  const endedEarly = async () => {
    const one = found(
      'saving',
      ({ customerId, state }) => customerId === 100_001 && state === 'CANCEL_REQUESTED',
    );
    await act(`${SAVINGS}/${one.id}/approve_cancel`);
    return (await desk.get(`${SAVINGS}/${one.id}`)).body.capitalised;
  };
  /** Cashes out savings whose owner may, after so many days' notice of the next payment. */
  const cashOut = async (daysToPayment: number | null) => {
    const one = found('saving', ({ state }) => state === 'CASHOUT_REQUESTED');
    const owner = found('customers', ({ id }) => id === one.customerId);
    kept('customers')?.change(owner, { isCashOutDeposit: 'YES' });
    const open = (kept('loans')?.all ?? []).filter((loan) => loan.customerId === owner.id);
    const day = new Date(desk.store.clock.now() + (daysToPayment ?? 0) * 24 * 60 * MINUTE);
    for (const loan of open)
      kept('loans')?.change(
        loan,
        daysToPayment === null
          ? { state: 'LOAN_CLOSED' }
          : { state: 'LOAN_ONGOING', refundDate: day.toISOString().slice(0, 10) },
      );
    const { status } = await act(`${SAVINGS}/${one.id}/approve_cash_out`);
    return status;
  };
  const limits = async () => {
    const { status } = await act('/gateway-accounting/wallets/100001/change_limit', {
      transactionLimit: '1000000.00',
      dailyTransactionLimit: '2000000.00',
      amountLimit: '30000000.00',
      reason: REASON,
    });
    return status;
  };
  /** What QPay keeps of an invoice that is paid now. */
  const charge = async (amount: string) => {
    const invoice = found(
      'invoices',
      ({ id, state }) => state === 'pending' && Number(id) % 3 === 0,
    );
    kept('invoices')?.change(invoice, { amount });
    await act(`/gateway-lab/invoices/${invoice.id}/check_status`);
    const { body } = await desk.get(`/gateway-lab/qpay-transactions/${invoice.id}`);
    return body.charge;
  };
  const bonus = async () => {
    const { inviter } = found('invitation-list', ({ state }) => state === 'CONTRACTED');
    const { body } = await desk.get(`${INVITERS}/${String(inviter)}/invitations/summary`);
    const own = (kept('invitation-list')?.all ?? []).find(({ state }) => state === 'CONTRACTED');
    return [body.rate, own?.bonus];
  };
  const lifted = async () => {
    const { status } = await desk.post('/gateway-customer/access-overrides', {
      customerId: 100_002,
      access: 'LEND',
      until: '2026-12-11',
      reason: REASON,
    });
    return status;
  };
  const dealing = async () => {
    const grey = found('bw-list', ({ state, listType }) => state === 'LISTED' && listType === 2);
    const { status } = await act(`/gateway-lab/bw-list/${grey.id}/approve_dealing`, {
      approvedUntil: '2026-12-11',
      reason: REASON,
    });
    return status;
  };
  /** How many transfers still have no answer after half an hour. */
  const unanswered = async () => {
    const read = () =>
      desk.get(
        '/gateway-accounting/bank-cg/outgoing-transfers?size=5',
        only('cgw-bank-income:access'),
      );
    await read();
    pass(16);
    await read();
    pass(15);
    await read();
    const all = kept('bank-gateways/outgoing')?.all ?? [];
    return all.filter(({ state }) => state === 'RETRYING').length;
  };
  /** How many messages wait six minutes after the log was forwarded. */
  const waitingRows = async () => {
    desk.store.clock.setNow(Date.parse('2026-11-21T20:00:00+08:00'));
    const failed = found(
      'log_batch',
      ({ source, state }) => source === 'SMS' && state === 'FAILED',
    );
    await act(`/gateway-lab/log-batches/${failed.id}/send_again`);
    await desk.get('/gateway-lab/log-forwarding/2');
    await desk.post('/gateway-lab/sms', {
      phone: '99112233',
      text: 'Sain uu',
      isAgain: true,
    });
    pass(6);
    return (await desk.get('/gateway-lab/log-forwarding/2')).body.waiting;
  };

  const largeCashOut = async () => {
    const one = found(
      'merchant-cashout',
      ({ amount, state }) => state === 'REQUESTED' && amount === '2000000.00',
    );
    const { body } = await desk.get(`/gateway-merchant-web/merchants/cash-outs/${one.id}`);
    return (body.facts as { needsSecond: boolean }).needsSecond;
  };

  return [
    [
      'entries',
      'secondMerchantCashOut',
      '3000000.00',
      'a cash-out of 2,000,000 takes two people',
      largeCashOut,
      true,
      false,
    ],
    [
      'savings',
      'savingEarlyShare',
      60,
      'savings ended early brought',
      endedEarly,
      '15879.45',
      '31758.90',
    ],
    [
      'savings',
      'savingBalanceMin',
      '5000000.00',
      'savings of 1,000,000 are cashed out',
      () => cashOut(null),
      200,
      409,
    ],
    [
      'savings',
      'savingPaymentDays',
      20,
      'savings are cashed out 10 days before a payment',
      () => cashOut(10),
      200,
      409,
    ],
    ['wallets', 'walletAmountMax', '20000000.00', 'a wallet may hold 30,000,000', limits, 200, 400],
    [
      'wallets',
      'qpayChargePercent',
      2,
      'QPay keeps of 50,000',
      () => charge('50000.00'),
      '500.00',
      '1000.00',
    ],
    [
      'wallets',
      'qpayChargeMin',
      '900.00',
      'QPay keeps of 50,000',
      () => charge('50000.00'),
      '500.00',
      '900.00',
    ],
    [
      'wallets',
      'qpayChargeMax',
      '6000.00',
      'QPay keeps of 700,000',
      () => charge('700000.00'),
      '5000.00',
      '6000.00',
    ],
    [
      'invitations',
      'invitationRate',
      '7500.00',
      'an invitation with a contract brings',
      bonus,
      ['5000.00', '5000.00'],
      ['7500.00', '7500.00'],
    ],
    ['exceptions', 'overrideDays', 10, 'a hold is lifted for 20 days', lifted, 201, 400],
    ['exceptions', 'dealingDays', 10, 'dealing is approved for 20 days', dealing, 200, 400],
    [
      'gateways',
      'bankRetryMinutes',
      30,
      'transfers without an answer after 31 minutes',
      unanswered,
      0,
      2,
    ],
    ['gateways', 'logForwardMinutes', 10, 'what came waits after 6 minutes', waitingRows, 0, 1],
  ];
}
