import { lazy } from 'react';
import type { EntityPages } from '../../crud/loadEntity';

const ConnectQrDialog = lazy(() =>
  import('./people/ConnectQrDialog').then((module) => ({ default: module.ConnectQrDialog })),
);

/** A printed code is tied to the customer whose page it was looked for on. */
export const pages: EntityPages = { acts: { connect_qr: ConnectQrDialog } };
