import type { EntityPages } from '../../../framework/loadEntity';
import { AcquisitionAlerts, AcquisitionBody } from './AcquisitionBody';
import type acquisition from './couponAcquisition.entity';

/** An acquired coupon with the chain of gifts. */
export const pages: EntityPages<typeof acquisition> = {
  Alerts: AcquisitionAlerts,
  Body: AcquisitionBody,
};
