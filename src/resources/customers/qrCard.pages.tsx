import { lazy } from 'react';
import type { EntityPages } from '../../crud/loadEntity';
import type qrCard from './qrCard';

const ConnectQrDialog = lazy(() =>
  import('./people/ConnectQrDialog').then((module) => ({ default: module.ConnectQrDialog })),
);

/** A printed code is tied to the customer whose page it was looked for on. */
export const pages: EntityPages<typeof qrCard> = { acts: { connect_qr: ConnectQrDialog } };
