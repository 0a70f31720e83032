import { PaletteButton } from '../../resources/desk/palette/PaletteButton';
import { KeyMapKey } from './KeyMapKey';
import { JobTray } from './JobTray';
import { NotificationBell } from './NotificationBell';
import { TenantChip } from './TenantChip';

/** What the top bar asks a gateway for. Loaded when the page has drawn. */
export function TopBarExtras() {
  return (
    <>
      <PaletteButton />
      <KeyMapKey />
      <TenantChip />
      <JobTray />
      <NotificationBell />
    </>
  );
}
