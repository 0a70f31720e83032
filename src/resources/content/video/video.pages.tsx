import type { EntityPages } from '../../../framework/loadEntity';
import type video from './video.entity';
import { VideoAlerts } from './VideoAlerts';
import { VideoListActions } from './VideoListActions';
import { VideoPreview } from './VideoPreview';

/** Videos: their order beside the list; on the record, what the guide gave and how the app shows it. */
export const pages: EntityPages<typeof video> = {
  ListActions: VideoListActions,
  Alerts: VideoAlerts,
  Preview: VideoPreview,
};
