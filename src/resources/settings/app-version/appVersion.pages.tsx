import type { EntityPages } from '../../../framework/loadEntity';
import type entity from './appVersion.entity';
import { AllowPreview, ReleasePreview, RequirePreview } from './VersionPreviews';

/** What a change of an app's versions means for its users, in its dialog. */
export const pages: EntityPages<typeof entity> = {
  previews: {
    release_version: ReleasePreview,
    require_version: RequirePreview,
    allow_older: AllowPreview,
  },
};
