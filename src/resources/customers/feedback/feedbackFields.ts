import { FeedbackCategory, FeedbackState } from '../../../domain/enums/customerLists';
import { section } from '../../../entity/entity';
import { choice, dateTime, longText, number, reference, text, userName } from '../../../fields';

/** What a customer said, from where, and the answer. */
export const feedbackFields = {
  code: text({ readOnly: true }),
  customerId: reference('customers', { readOnly: true }),
  customerName: text({ readOnly: true, private: true }),
  category: choice(FeedbackCategory, { readOnly: true }),
  rating: number({ readOnly: true, integer: true }),
  message: longText({ readOnly: true, private: true }),
  state: choice(FeedbackState, { readOnly: true }),
  /** Until the answer, or until now. */
  waitedHours: number({ readOnly: true, integer: true }),
  device: text({ readOnly: true }),
  appVersion: text({ readOnly: true }),
  reply: longText({ readOnly: true, private: true }),
  repliedAt: dateTime({ readOnly: true }),
  repliedBy: userName({ readOnly: true }),
  createdAt: dateTime({ readOnly: true }),
} as const;

export const feedbackSections = [
  section('feedback', ['customerId', 'category', 'rating', 'message', 'createdAt']),
  section('app', ['device', 'appVersion']),
  section('reply', ['reply', 'repliedAt', 'repliedBy'], { field: 'state', is: ['ANSWERED'] }),
];
