import { isDigits, isSubscriberNumber } from '../../domain/identifiers';
import { doubtsOfSms, hasUnseen, sizeOfSms } from '../../domain/messaging/smsText';
import { SMS } from '../../domain/settings';
import type { ValidationIssue } from '../../entity/entity';

interface Typed {
  readonly phone?: unknown;
  readonly text?: unknown;
}

/** What keeps a typed text from being sent. */
function textIssue(text: string): ValidationIssue<'text'> | undefined {
  if (sizeOfSms(text).segments > SMS.mostSegments)
    return {
      field: 'text',
      message: 'validation.sms_too_long',
      values: { most: SMS.mostSegments },
    };
  if (hasUnseen(text)) return { field: 'text', message: 'messaging.sms.unreadable' };
  return doubtsOfSms(text).includes('variable')
    ? { field: 'text', message: 'validation.sms_variable' }
    : undefined;
}

/**
 * What a typed SMS must be: to a number that somebody can have, short enough, of what its reader sees, with every place filled
 * (docs/domain/content-and-messaging.md 3.2).
 */
export function typedSms({ phone, text }: Typed): ValidationIssue<'phone' | 'text'>[] {
  const issue = textIssue(typeof text === 'string' ? text : '');
  const isNobodys = typeof phone === 'string' && isDigits(phone, 8) && !isSubscriberNumber(phone);
  return [
    ...(isNobodys ? [{ field: 'phone', message: 'validation.phone' } as const] : []),
    ...(issue ? [issue] : []),
  ];
}
