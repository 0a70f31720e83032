import { dynamicKey } from '../../i18n/dynamicKey';
import type { Translate } from '../../entity/Field';

interface KeyedMessage {
  message?: unknown;
  args?: Record<string, unknown>;
  key?: unknown;
  values?: Record<string, unknown>;
}

/** react-admin packs a validator's `{ message, args }` into the error's text after this mark. */
const PACKED = '@@react-admin@@';

/**
 * A form error in the language of the screen, from any source: a message key, a server's own text, react-admin's
 * `{ message, args }` (packed or not), a kind's `{ key, values }`. Undefined when there is none.
 */
export function errorText(error: unknown, translate: Translate): string | undefined {
  const message = unpacked((error as KeyedMessage | undefined)?.message ?? error);
  if (!message) return undefined;
  if (typeof message === 'string') return translate(dynamicKey(message), { _: message });
  const { message: inner, args, key, values } = message as KeyedMessage;
  if (typeof inner === 'object' && inner !== null) return errorText(inner, translate);
  const text = inner ?? key;
  return typeof text === 'string'
    ? translate(dynamicKey(text), { _: text, ...args, ...values })
    : undefined;
}

function unpacked(message: unknown): unknown {
  if (typeof message !== 'string' || !message.startsWith(PACKED)) return message;
  try {
    return JSON.parse(message.slice(PACKED.length));
  } catch {
    return message.slice(PACKED.length);
  }
}
