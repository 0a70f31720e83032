import { expect } from 'vitest';
import type { MockRecord } from '../../../../../mocks/engine/MockRecord';
import type { OpenFee } from '../../../../../src/resources/e-receipts/receipt/api';
import { only } from '../../../../support/rights';
import {
  type Act,
  BOOKS,
  decide,
  DESK,
  inState,
  LAB,
  money,
  moveTemporary,
  second,
  sue,
} from './acts';
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

/** A wallet pays out to a bank. */
const cashOut: Act = (life) => {
  const wallet = life.among(
    'wallets',
    ({ id, state }) =>
      state === 'OPEN' && Number(life.ledger.balanceOf('wallet', { holder: Number(id) })) > 30_000,
  );
  if (!wallet) return Promise.resolve(NOTHING);
  return life.write(
    `${BOOKS}/staff-entries`,
    {
      kind: 'WALLET_CASH_OUT',
      comment: REASON,
      customerId: wallet.customerId,
      amount: money(life.whole(1, 20) * 1_000),
    },
    life.person(lenderOfCustomer(life, wallet), ...DESK),
  );
};

/** What was refused is looked up and decided, in one of its ways. */
async function decideRefused(life: Life, failed: MockRecord): Promise<void> {
  const as = second(life, failed.tenant);
  await life.write(`${BOOKS}/bank-cg/transfer-logs`, { number: failed.number }, as);
  const [action, way] = life.one([
    ['confirm_bank_error'],
    ['confirm_transaction_error'],
    ['correct', 'RETURNED'],
    ['correct', 'RESENT'],
  ]) ?? ['correct'];
  await life.write(
    `${BOOKS}/failed-transfers/${failed.id}/${action}`,
    { comment: COMMENT, ...(way ? { way } : {}) },
    as,
  );
}

/** A held sum leaves for its bank. */
const release: Act = (life) => {
  const one = life.among('accounting/held-transactions', inState('held'));
  return one
    ? life.write(
        `${BOOKS}/held-transactions/${one.id}/release_held`,
        { comment: COMMENT },
        second(life, one.tenant),
      )
    : Promise.resolve(NOTHING);
};

/** A failed transfer is sent again. */
const sendAgain: Act = (life) => {
  const one = life.among('accounting/failed-transfers', inState('open'));
  return one
    ? life.write(
        `${BOOKS}/failed-transfers/${one.id}/correct`,
        { way: 'RESENT', comment: COMMENT },
        second(life, one.tenant),
      )
    : Promise.resolve(NOTHING);
};

/** By which money leaves the house: of every kind. */
const PAYING: readonly Act[] = [
  cashOut,
  payMerchant,
  payMerchant,
  decideSaving,
  release,
  sendAgain,
  moveTemporary,
  decide,
  sue,
];

/** Banks refuse whatever leaves by an act, of any kind: each is a failed transfer, and some are decided at once. */
const refusedByBank: Act = async (life) => {
  const tell = async (word: string | null) => {
    for (const about of LENDERS)
      await life.desk.post('/__outside', { who: 'bankTransfer', about, says: word });
  };
  const known = life.records('bank-gateways/outgoing').length;
  await tell('REFUSED');
  const outcome = await (life.one(PAYING) ?? cashOut)(life);
  await tell(null);
  const refused = life
    .records('bank-gateways/outgoing')
    .slice(known)
    .filter(({ state }) => state === 'REFUSED');
  for (const { failedTransferId } of refused) {
    const failed = life.record('accounting/failed-transfers', Number(failedTransferId));
    expect([failed?.state, life.script]).toEqual(['open', life.script]);
    if (failed && life.isOneOf(2)) await decideRefused(life, failed);
  }
  return refused.length > 0 ? outcome : NOTHING;
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
  'refused by the bank': { weight: 4, least: 5, run: refusedByBank },
  'what the bank’s log says': { weight: 2, least: 8, run: bankWord },
};
