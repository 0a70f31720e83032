import { describeError } from '../../dataProviders/describeError';
import type { Translate } from '../../entity/Field';

/** A failure in the words of the error catalogue, for dialogs. What an unknown outcome asks for is `OutcomeCheck`'s. */
export function toldOf(error: unknown, translate: Translate) {
  const { messageKey, serverMessage, reference } = describeError(error);
  // The gateway's own words, where the catalogue lets it speak, are no key.
  const message = translate(messageKey, { _: messageKey });
  return { message, detail: serverMessage, reference };
}
