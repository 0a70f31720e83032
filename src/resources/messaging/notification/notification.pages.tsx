import { lazy } from 'react';
import type { EntityPages } from '../../../framework/loadEntity';
import type notification from './notification.entity';
import { SendButton } from './SendButton';

const NotificationResult = lazy(() =>
  import('./NotificationResult').then((module) => ({ default: module.NotificationResult })),
);
const NotificationPreview = lazy(() =>
  import('./NotificationPreview').then((module) => ({ default: module.NotificationPreview })),
);

/** Notifications: a new one beside the log; on the record, what has become of it and how the phone shows it. */
export const pages: EntityPages<typeof notification> = {
  ListActions: SendButton,
  Alerts: NotificationResult,
  Preview: NotificationPreview,
};
