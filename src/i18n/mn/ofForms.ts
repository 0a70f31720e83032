import { chart } from './frame/chart';
import { documents } from './frame/documents';
import { done } from './frame/done';
import { form } from './frame/form';
import { imageStage } from './frame/imageStage';
import { sheet } from './frame/sheet';
import { validation } from './frame/validation';
import { raOfForms } from './raOfForms';
import { tiptap } from './tiptap';

/** What forms, documents, histories, pictures of numbers and imports say, in every area; lists do without it. */
export const ofForms = {
  ...form,
  ...validation,
  ...sheet,
  ...imageStage,
  ...documents,
  ...done,
  ...chart,
  ra: { ...raOfForms.ra, ...tiptap },
};
