import { addDays, dayOf } from '../../../../src/domain/dates';
import { minus, ZERO } from '../../../../src/domain/lending/amounts';
import type { InvoiceState } from '../../../../src/domain/enums/loans';
import { qpaySums } from '../../../../src/domain/qr/qpayCharge';
import { STATUS_OF_INVOICE } from '../../../../src/domain/qr/qpayStatus';
import { walletAccountOf } from '../../../../src/domain/qr/walletAccount';
import { QPAY } from '../../../../src/domain/settings';
import type { QpayTerms } from '../../../../src/domain/systemSettings';
import type { MockRecord } from '../../../engine/MockRecord';
import { FIRST_TAP_PAYMENT } from '../qr-tap/samples';

/** Every so many payments the payer bears the charge. */
const BORNE_BY_PAYER = 3;

/** What a payment says while it is not paid, and from then on. */
function figures(
  id: number,
  amount: string,
  isPaid: boolean,
  terms?: QpayTerms,
): Record<string, unknown> {
  const customerFeeFlag = id % BORNE_BY_PAYER === 0;
  const shared = {
    amount,
    customerFeeFlag,
    currencyCode: QPAY.currency,
    accountCurrencyCode: QPAY.currency,
  };
  if (!isPaid)
    return {
      ...shared,
      isChargeLine: false,
      chargeId: null,
      paidAmount: null,
      charge: null,
      settledAmount: null,
      transactions: [],
    };
  const { paid, charge, settled } = qpaySums(amount, customerFeeFlag, terms);
  const chargeId = `CH${String(id).padStart(8, '0')}`;
  const line = { currencyCode: QPAY.currency, accountCurrencyCode: QPAY.currency };
  return {
    ...shared,
    isChargeLine: true,
    chargeId,
    paidAmount: paid,
    charge,
    settledAmount: settled,
    transactions: [
      { no: 1, isChargeLine: false, chargeId: null, amount: paid, ...line },
      { no: 2, isChargeLine: true, chargeId, amount: minus(ZERO, charge), ...line },
    ],
  };
}

/** QPay settles on the day after. */
export function settledOn(paidAt: unknown, today: string): string | null {
  const day = typeof paidAt === 'string' ? dayOf(paidAt) : undefined;
  const next = day && addDays(day, 1);
  return next && next <= today ? next : null;
}

/**
 * The payment of an invoice, as the invoice is now.
 * @param terms what QPay takes of one that is paid now; as usual without them
 */
export function paymentOfInvoice(
  invoice: MockRecord,
  customerId: number | null,
  today: string,
  terms?: QpayTerms,
): Omit<MockRecord, 'id'> {
  const id = Number(invoice.id);
  const statusCode = STATUS_OF_INVOICE[invoice.state as InvoiceState];
  return {
    paymentId: invoice.qpayId,
    source: 'INVOICE',
    statusCode,
    qr: invoice.qpayLink,
    ...figures(id, String(invoice.amount), statusCode === 'PAID', terms),
    invoiceId: id,
    loanId: invoice.loanId,
    qrId: null,
    customerId,
    walletAccount: customerId === null ? null : walletAccountOf(customerId),
    payerBank: invoice.payerBank ?? null,
    paidAt: invoice.paidAt ?? null,
    settledOn: settledOn(invoice.paidAt, today),
    tenant: invoice.tenant,
    createdAt: invoice.createdAt,
    createdBy: null,
    updatedAt: invoice.paidAt ?? invoice.createdAt,
  };
}

/** The payment that a paid tap led to. */
export function paymentOfTap(
  tap: MockRecord,
  code: MockRecord,
  bankName: string,
  today: string,
): MockRecord {
  const id = Number(tap.paymentId);
  return {
    id,
    paymentId: `QP${String(90_000_000 + id - FIRST_TAP_PAYMENT).padStart(8, '0')}`,
    source: 'WALLET_QR',
    statusCode: 'PAID',
    qr: code.qr,
    ...figures(id, String(tap.amount), true),
    invoiceId: null,
    loanId: null,
    qrId: code.id,
    customerId: code.customerId,
    walletAccount: code.walletAccount,
    payerBank: bankName,
    paidAt: tap.tappedAt,
    settledOn: settledOn(tap.tappedAt, today),
    tenant: code.tenant,
    createdAt: tap.tappedAt,
    createdBy: null,
    updatedAt: tap.tappedAt,
  };
}
