import { endpoint } from '../../../dataProviders/endpoint';

/** Answer of `readQr`: what the app shows as the customer's QR code. */
export interface CustomerQr {
  text: string;
  /** The printed code that is tied to the customer. */
  card: { id: number; sequenceNumber: string; connectedAt: string } | null;
}

/** The QR code of a customer. */
export const readQr = endpoint<void, CustomerQr>()('customer', 'GET /customers/:id/qr', {
  assumed: true,
  access: 'customer:view',
});
