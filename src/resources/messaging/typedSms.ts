import { doubtsOfSms, sizeOfSms } from '../../domain/messaging/smsText';
import { SMS } from '../../domain/settings';
import type { ValidationIssue } from '../../entity/entity';

/** What a typed SMS must be: short enough, with every place filled (docs/domain/content-and-messaging.md 3.2). */
export function typedSms({ text }: { readonly text?: unknown }): ValidationIssue<'text'>[] {
  const words = typeof text === 'string' ? text : '';
  if (sizeOfSms(words).segments > SMS.mostSegments)
    return [
      { field: 'text', message: 'validation.sms_too_long', values: { most: SMS.mostSegments } },
    ];
  return doubtsOfSms(words).includes('variable')
    ? [{ field: 'text', message: 'validation.sms_variable' }]
    : [];
}
