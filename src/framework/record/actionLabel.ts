import type { Translate } from '../../entity/Field';
import { ownerOf } from '../../entity/manifests';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import { doneKeys } from '../../i18n/doneKeys';
import { dynamicKey } from '../../i18n/dynamicKey';
import { hasMessage } from '../../i18n/i18nProvider';

/**
 * What a history says was done, in the past tense: the words of the entity or of the one whose records it lists, else the
 * shared ones (docs/domain/interface.md 5.2). What a gateway newer than this console did stays its own name.
 */
export function doneText(translate: Translate, resource: ResourceName, action: string): string {
  const known = doneKeys([resource, ownerOf(resource)], action).find(hasMessage);
  return known ? translate(dynamicKey(known)) : action;
}

/** Message key of an action: the entity's own wording, else the shared verb. */
export function actionLabelKey(resource: string, action: string): MessageKey {
  const own = `resources.${resource}.actions.${action}`;
  return hasMessage(own) ? own : dynamicKey(`action.${action}`);
}
