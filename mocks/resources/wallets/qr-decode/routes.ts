import { readEmv } from '../../../../src/domain/qr/emv';
import { sequenceNumberOf } from '../../../../src/domain/qr/qrText';
import { readWalletQr } from '../../../../src/domain/qr/walletQr';
import { QR } from '../../../../src/domain/settings';
import { decodeQrText, type DecodedQr } from '../../../../src/resources/wallets/qr-decode/api';
import type { Permission } from '../../../../src/domain/enums/permissions';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { may, need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { route } from '../../../engine/route';
import { sees } from '../../../engine/tenancy';

const UNKNOWN: DecodedQr = { kind: 'UNKNOWN', number: null, name: null, state: null, path: null };

/** The record of an entity that passes the test, where the caller sees it: another lender's code is unknown to them. */
function seen(
  call: Call,
  resource: string,
  test: (record: MockRecord) => boolean,
): MockRecord | undefined {
  const { all, entity } = collectionOf(call, resource);
  return all.find((record) => test(record) && sees(call, entity, record));
}

const pathFor = (call: Call, right: Permission, path: string): string | null =>
  may(call.caller, right) ? path : null;

/** A code of a wallet, or somebody else's payment code. */
function paymentCode(call: Call, text: string): DecodedQr {
  const { objects, problems } = readEmv(text);
  if (problems.length > 0) throw invalid({ text: 'qrDecode.not_asked' });
  const said = readWalletQr(objects);
  const found = said && seen(call, 'qr', (one) => one.sequenceNumber === said.sequenceNumber);
  // A code that says what none of ours says was made by somebody else in our name.
  if (!found || found.qr !== text) return { ...UNKNOWN, kind: 'FOREIGN' };
  return {
    kind: 'WALLET',
    number: String(found.sequenceNumber),
    name: String(found.name),
    state: String(found.state),
    path: pathFor(call, 'wa-qr-alias:list', `/qr/detail/${found.id}`),
  };
}

/** A code that the app shows for a customer. */
function customerCode(call: Call, id: string): DecodedQr {
  const found = seen(call, 'customers', (one) => String(one.id) === id);
  if (!found) return UNKNOWN;
  return {
    ...UNKNOWN,
    kind: 'CUSTOMER',
    number: id,
    path: pathFor(call, 'customer:view', `/customers/${id}`),
  };
}

/** A printed code of a customer, by the number at its end. */
function printedCode(call: Call, number: string): DecodedQr {
  const found = seen(call, 'qr_card', (one) => one.sequenceNumber === number);
  if (!found) return UNKNOWN;
  const { state, customerId } = found;
  return {
    ...UNKNOWN,
    kind: 'CARD',
    number,
    state: String(state),
    path: customerId ? pathFor(call, 'customer:view', `/customers/${customerId}/qr`) : null,
  };
}

/** What a text is; customers' names are not among what this right shows. */
function decode(call: Call): Answer<DecodedQr> {
  need(call.caller, decodeQrText.access);
  const { text: sent } = bodyOf(call);
  const text = typeof sent === 'string' ? sent.trim() : '';
  if (text === '') throw invalid({ text: 'qrDecode.empty' });
  if ([...text].length > QR.textMax)
    throw invalid({ text: 'qrDecode.too_long' }, { length: QR.textMax });
  if (text.startsWith('000201')) return { body: paymentCode(call, text) };
  const customer = /^urtuu:customer:(\d{1,12})$/.exec(text);
  if (customer) return { body: customerCode(call, customer[1]) };
  const payment = seen(call, 'qr-qpay', (one) => one.qr === text);
  if (payment)
    return {
      body: {
        ...UNKNOWN,
        kind: 'QPAY',
        number: String(payment.paymentId),
        state: String(payment.statusCode),
        path: pathFor(call, 'wa-qpay-transaction:list', `/qr-qpay/${payment.id}`),
      },
    };
  const number = sequenceNumberOf(text);
  return { body: number ? printedCode(call, number) : UNKNOWN };
}

/** What a read QR text is. */
export const routes: readonly Route[] = [route(decodeQrText, decode)];
