import type { EntityPages } from '../../../framework/loadEntity';
import type themes from './envelopeTheme.entity';
import { ThemeAlerts } from './ThemeAlerts';
import { ThemeListActions } from './ThemeListActions';
import { ThemePreview } from './ThemePreview';

/** Themes: their order beside the list; on the record, why it cannot go and how the app shows it. */
export const pages: EntityPages<typeof themes> = {
  ListActions: ThemeListActions,
  Alerts: ThemeAlerts,
  Preview: ThemePreview,
};
