import type { MessageKey } from '../../i18n/Catalogue';
import { dynamicKey } from '../../i18n/dynamicKey';
import { hasMessage } from '../../i18n/i18nProvider';

/**
 * Message key of an action in a history: the entity's own words for what was done, where it has a set of them,
 * else those of the action.
 */
export function historyLabelKey(resource: string, action: string): MessageKey {
  const own = `resources.${resource}.events.${action}`;
  return hasMessage(own) ? own : actionLabelKey(resource, action);
}

/** Message key of an action: the entity's own wording, else the shared verb. */
export function actionLabelKey(resource: string, action: string): MessageKey {
  const own = `resources.${resource}.actions.${action}`;
  return hasMessage(own) ? own : dynamicKey(`action.${action}`);
}
