import type { EntityPages } from '../../../framework/loadEntity';
import { OwnerSubtitle } from '../../customers/lists/OwnerSubtitle';
import { LimitPreview } from './LimitPreview';
import { WalletAlerts } from './WalletAlerts';
import { WalletBody } from './WalletBody';
import entity from './wallet.entity';

/** A wallet: its money and limits, its bank accounts, and every journal with both legs. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <OwnerSubtitle entity={entity} fields={['canTransfer']} />,
  Alerts: WalletAlerts,
  Body: WalletBody,
  previews: { change_limit: LimitPreview },
};
