import { signInAgain } from '../../auth/signIn';
import { describeError } from '../../dataProviders/describeError';
import type { Translate } from '../../entity/Field';

/** A failure in the words of the error catalogue, for dialogs. What an unknown outcome asks for is `OutcomeCheck`'s. */
export function displayError(error: unknown, translate: Translate) {
  const { key, messageKey, serverMessage, reference } = describeError(error);
  // The gateway's own words, where the catalogue lets it speak, are no key.
  const message = translate(messageKey, { _: messageKey });
  return {
    message,
    detail: serverMessage,
    reference,
    // A dialog covers the toast and the bar that offer it elsewhere.
    action:
      key === 'unauthorized'
        ? { label: translate('shell.toast.sign_in_again'), onClick: () => void signInAgain() }
        : undefined,
  };
}
