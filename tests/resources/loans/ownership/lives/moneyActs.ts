import type { MockRecord } from '../../../../../mocks/engine/MockRecord';
import type { OpenFee } from '../../../../../src/resources/e-receipts/receipt/api';
import { only } from '../../../../support/rights';
import { type Act, BOOKS, DESK, inState, LAB, money, second } from './acts';
import { LENDERS, type Life, type Outcome, REASON } from './Life';

const COMMENT = 'Харилцагчийн хүсэлтээр гүйцээв.';
const NOTHING: Outcome = 'nothing';

const lenderOfCustomer = (life: Life, { customerId }: MockRecord): unknown =>
  life.record('customers', Number(customerId))?.tenant;

/** Limits of a wallet that has been used today, or not, are raised and lowered. */
const changeLimit: Act = (life) => {
  const used = life.ledger
    .lines({ account: 'wallet', from: life.today })
    .flatMap(({ holder }) => holder ?? []);
  const wallet =
    (life.isOneOf(2) ? life.record('wallets', life.one(used) ?? 0) : undefined) ??
    life.among('wallets', inState('OPEN'));
  if (!wallet) return Promise.resolve(NOTHING);
  const once = life.whole(1, 20) * 50_000;
  const daily = once + life.whole(0, 20) * 100_000;
  return life.write(
    `${BOOKS}/wallets/${wallet.id}/change_limit`,
    {
      reason: REASON,
      transactionLimit: money(once),
      dailyTransactionLimit: money(daily),
      amountLimit: money(daily + life.whole(0, 20) * 1_000_000),
    },
    life.person(lenderOfCustomer(life, wallet), 'wallet:list', 'lead:approve'),
  );
};

/** What staff may do with savings, by their state. */
const ON_SAVINGS: Readonly<Record<string, readonly [action: string, body: object][]>> = {
  CASHOUT_REQUESTED: [['approve_cash_out', {}]],
  CANCEL_REQUESTED: [
    ['approve_cancel', {}],
    ['refuse_cancel', { reason: REASON }],
  ],
  ONGOING: [['block_saving', { reason: REASON }]],
  BLOCKED: [['unblock_saving', { reason: REASON }]],
};

const decideSaving: Act = (life) => {
  const saving = life.among('saving', ({ state }) => String(state) in ON_SAVINGS);
  const [action, body] = life.one(ON_SAVINGS[String(saving?.state)] ?? []) ?? [];
  if (!saving || !body) return Promise.resolve(NOTHING);
  const as = life.person(lenderOfCustomer(life, saving), 'wallet:list');
  return life.write(`${BOOKS}/savings/${saving.id}/${action}`, body, as);
};

/** What a merchant has asked for is looked at, paid, or does not come about. */
const payMerchant: Act = (life) => {
  const asked = life.among('merchant-cashout', inState('REQUESTED'));
  if (!asked) return Promise.resolve(NOTHING);
  const action = life.one(['check', 'pay', 'pay', 'fail']);
  return life.write(
    `/gateway-merchant-web/merchants/cash-outs/${asked.id}/${action}`,
    action === 'fail' ? { reason: REASON } : {},
    second(life, asked.tenant),
  );
};

const SENDER = ['e-barimt:create', 'e-barimt:view'];

/** A receipt is sent, and its answer may get lost; one that failed is sent again, one that was sent is returned. */
const receipt: Act = async (life) => {
  const path = `${BOOKS}/ebarimt`;
  const failed = life.among('ebarimt', inState('FAILED', 'NEW'));
  if (failed && life.isOneOf(3))
    return life.write(
      `${path}/${failed.id}/send_receipt`,
      {},
      life.person(failed.tenant, ...SENDER),
    );
  const sent = life.among('ebarimt', inState('SENT'));
  if (sent && life.isOneOf(4))
    return life.write(
      `${path}/${sent.id}/return_receipt`,
      { returnReason: REASON },
      life.person(sent.tenant, ...SENDER),
    );
  const lender = life.one(LENDERS) ?? 'pocketmn';
  const as = life.person(lender, ...SENDER);
  const { body } = await life.desk.call(`GET ${path}/fees?from=2020-01-01`, { as });
  const fee = life.one(body as unknown as OpenFee[]);
  if (!fee) return NOTHING;
  const says = life.isOneOf(3) ? 'NO_ANSWER' : null;
  await life.desk.post('/__outside', { who: 'taxService', about: lender, says });
  const lines = [{ journalId: fee.journalId, isTaxable: life.isOneOf(2) }];
  const outcome = await life.write(path, { receiverType: 'B2C', lines }, as);
  await life.desk.post('/__outside', { who: 'taxService', about: lender, says: null });
  return outcome;
};

/** A gateway of a bank stops, or starts and reads the lines that waited. */
const turnGateway: Act = (life) => {
  const gateway = life.among('bank-gateways', () => true);
  const action = gateway?.state === 'STOPPED' ? 'start_gateway' : 'stop_gateway';
  return life.write(
    `${BOOKS}/bank-cg/gateways/${gateway?.id}/${action}`,
    { reason: REASON },
    only('admin:access'),
  );
};

/** An invoice is asked about at QPay, or made. */
const invoice: Act = async (life) => {
  const rights = ['wa-invoice:list', 'loan-payment-request:list', 'loan:view'];
  const pending = life.among('invoices', inState('pending'));
  if (pending && life.isOneOf(2)) {
    const as = life.person(pending.tenant, ...rights);
    const outcome = await life.write(`${LAB}/invoices/${pending.id}/check_status`, {}, as);
    // Its payment follows it when somebody looks.
    await life.look();
    return outcome;
  }
  const loan = life.among('loans', inState('LOAN_ONGOING'));
  return life.write(
    `${LAB}/invoices`,
    { loanId: loan?.id, installmentNo: life.whole(1, 6) },
    life.person(loan?.tenant, ...rights),
  );
};

/** The bank refuses a cash-out that was booked, and it is taken back. */
const refusedByBank: Act = async (life) => {
  const wallet = life.among(
    'wallets',
    ({ id, state }) =>
      state === 'OPEN' && Number(life.ledger.balanceOf('wallet', { holder: Number(id) })) > 30_000,
  );
  if (!wallet) return NOTHING;
  const lender = String(lenderOfCustomer(life, wallet) ?? 'pocketmn');
  const says = (word: string | null) =>
    life.desk.post('/__outside', { who: 'bankTransfer', about: lender, says: word });
  await says('REFUSED');
  const made = await life.reply(
    `${BOOKS}/staff-entries`,
    {
      kind: 'WALLET_CASH_OUT',
      comment: REASON,
      customerId: wallet.customerId,
      amount: money(life.whole(1, 20) * 1_000),
    },
    life.person(lender, ...DESK),
  );
  await says(null);
  if (made.status !== 201) return 'refused';
  return life.write(
    `${BOOKS}/staff-entries/${String(made.body.id)}/reverse_entry`,
    { reason: REASON },
    second(life, lender),
  );
};

/** The bank's log is read of a failed transfer or a held sum, or one is decided. */
const bankWord: Act = (life) => {
  const room = life.one(['failed-transfers', 'held-transactions']);
  const one = life.among(`accounting/${room}`, inState('open', 'held'));
  if (!one) return Promise.resolve(NOTHING);
  const ways: readonly [string, object][] =
    room === 'failed-transfers'
      ? [
          ['confirm_bank_error', { comment: COMMENT }],
          ['confirm_transaction_error', { comment: COMMENT }],
          ['correct', { way: life.one(['RETURNED', 'RESENT', 'WAS_EXECUTED']), comment: COMMENT }],
          ['tell_apart', { reason: REASON }],
        ]
      : [
          ['read_log', {}],
          ['return_held', { comment: COMMENT }],
          ['release_held', { comment: COMMENT }],
        ];
  const as = second(life, one.tenant);
  const [action, body] = life.one(ways) ?? [];
  if (room === 'failed-transfers' && life.isOneOf(2))
    return life.write(`${BOOKS}/bank-cg/transfer-logs`, { number: one.number }, as);
  return life.write(`${BOOKS}/${room}/${one.id}/${action}`, body ?? {}, as);
};

/** What moves money beside loans: as `ACTS`. */
export const MONEY_ACTS: Readonly<Record<string, { weight: number; least: number; run: Act }>> = {
  'change a limit': { weight: 2, least: 15, run: changeLimit },
  'decide on savings': { weight: 2, least: 1, run: decideSaving },
  'a merchant’s cash-out': { weight: 1, least: 2, run: payMerchant },
  'a receipt': { weight: 3, least: 10, run: receipt },
  'turn a bank’s gateway': { weight: 2, least: 12, run: turnGateway },
  'an invoice': { weight: 2, least: 10, run: invoice },
  'refused by the bank': { weight: 2, least: 5, run: refusedByBank },
  'what the bank’s log says': { weight: 2, least: 8, run: bankWord },
};
