import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type qrCard from './qrCard.entity';

const ConnectQrDialog = lazy(() =>
  import('./ConnectQrDialog').then((module) => ({ default: module.ConnectQrDialog })),
);

/** A printed code is tied to the customer whose page it was looked for on. */
export const pages: EntityPages<typeof qrCard> = { actions: { connect_qr: ConnectQrDialog } };
