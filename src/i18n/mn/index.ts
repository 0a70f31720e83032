import type { TranslationMessages } from 'ra-core';
import { ofForms } from './ofForms';
import { start } from './start';

/** All that belongs to no area. The start of the console loads `start` alone. */
export const messages = {
  ...start,
  ...ofForms,
  ra: { ...start.ra, ...ofForms.ra },
} satisfies TranslationMessages;
