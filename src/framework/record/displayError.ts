import { dynamicKey } from '../../i18n/dynamicKey';
import type { MessageKey } from '../../i18n/Catalogue';
import { signInAgain } from '../../auth/signIn';
import { describeError } from '../../dataProviders/describeError';
import type { Translate } from '../../entity/Field';

/**
 * A failure in the words of the error catalogue, for dialogs. What an unknown outcome asks for is `OutcomeCheck`'s.
 * @param failure message key of what has failed, where the documents have words for it
 */
export function displayError(error: unknown, translate: Translate, failure?: MessageKey) {
  const { key, messageKey, serverMessage, reference, sticky } = describeError(error);
  // The gateway's own words, where the catalogue lets it speak, are no key.
  const message = translate(dynamicKey(messageKey), { _: messageKey });
  return {
    failed: failure && translate(failure),
    message,
    // Stays until the person has seen it, also when the dialog is closed.
    stays: sticky ? key : undefined,
    detail: serverMessage,
    reference,
    // A dialog covers the toast and the bar that offer it elsewhere.
    action:
      key === 'unauthorized'
        ? { label: translate('shell.toast.sign_in_again'), onClick: () => void signInAgain() }
        : undefined,
  };
}
