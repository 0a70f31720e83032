import type { EntityPages } from '../../../framework/loadEntity';
import type question from './question.entity';
import { QuestionPreview } from './QuestionPreview';

/** Questions as customers have them in front. */
export const pages: EntityPages<typeof question> = { Preview: QuestionPreview };
