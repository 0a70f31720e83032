import type { AreaRoute } from '../../AreaRoute';

/** Reading a QR code (docs/domain/wallets.md 6.2). */
export const routes: readonly AreaRoute[] = [
  {
    path: '/qr/decode',
    access: 'wa-qr:decode',
    title: 'menu.qr.decode',
    resource: 'qr',
    menu: 'wallets/qr',
    order: 3,
    icon: 'qr',
    load: () => import('./QrDecodePage'),
  },
];
