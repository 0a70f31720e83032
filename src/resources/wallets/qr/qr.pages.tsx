import { lazyPage } from '../../../framework/lazyPage';
import type { EntityPages } from '../../../framework/loadEntity';
import type qr from './qr.entity';
import { QrListHead } from './QrListHead';
import { QrBody } from './QrBody';

/** Codes with their taps over time; a new one shows what its payer will read. */
export const pages: EntityPages<typeof qr> = {
  ListHead: QrListHead,
  Create: lazyPage(() => import('./QrCreatePage'), 'QrCreatePage'),
  Body: QrBody,
};
