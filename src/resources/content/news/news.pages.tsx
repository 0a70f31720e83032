import type { EntityPages } from '../../../framework/loadEntity';
import type news from './news.entity';
import { NewsPreview } from './NewsPreview';

/** News: how the app shows an article, beside its fields. */
export const pages: EntityPages<typeof news> = { Preview: NewsPreview };
