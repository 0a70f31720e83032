import type { MobileOperator } from '../../../domain/enums/common';
import { endpoint, hasField } from '../../../dataProviders/endpoint';

/** `lookUpNumber`: what is known of a number. */
export interface NumberFound {
  /** By its first digits; null where they are nobody's. */
  operator: MobileOperator | null;
  /** The record of the number; null where nothing ever went to it and no customer has it. */
  id: number | null;
  /** The last messages to it, newest first. */
  messages: { id: number; sentAt: string; state: string; failure: string | null }[];
}

/** Looks a number up; a POST, because a number stands in no address. */
export const lookUpNumber = endpoint<{ phone: string }, NumberFound>()(
  'main',
  'POST /phone-numbers/look-up',
  {
    safePost: true,
    assumed: true,
    access: ['phone:list', 'phone:edit'],
    carries: '`phone` of eight digits',
    isShaped: hasField('messages'),
  },
);
