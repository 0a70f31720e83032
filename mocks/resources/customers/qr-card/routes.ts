import { readQr, type CustomerQr } from '../../../../src/resources/customers/qr-card/api';
import type { Call, Route } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { customerPart } from '../customer/customerPart';
import { cardOf } from './rules';

function qr({ id }: MockRecord, call: Call): CustomerQr {
  const card = cardOf(call, id);
  return {
    text: `urtuu:customer:${id}`,
    card: card
      ? {
          id: Number(card.id),
          sequenceNumber: String(card.sequenceNumber),
          connectedAt: String(card.connectedAt),
        }
      : null,
  };
}

/** The QR code of a customer. */
export const routes: readonly Route[] = [customerPart(readQr, qr)];
