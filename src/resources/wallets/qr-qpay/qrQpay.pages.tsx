import type { EntityPages } from '../../../framework/loadEntity';
import type qrQpay from './qrQpay.entity';
import { QpayBody } from './QpayBody';

/** Payments through QPay with their lines, what they agree with and what they booked. */
export const pages: EntityPages<typeof qrQpay> = { Body: QpayBody };
