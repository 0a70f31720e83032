import { documents } from './frame/documents';
import { imageStage } from './frame/imageStage';
import { sheet } from './frame/sheet';
import { validation } from './frame/validation';
import { raOfForms } from './raOfForms';
import { tiptap } from './tiptap';

/** What forms, documents and imports say, in every area; lists do without it. */
export const ofForms = {
  ...validation,
  ...sheet,
  ...imageStage,
  ...documents,
  ra: { ...raOfForms.ra, ...tiptap },
};
