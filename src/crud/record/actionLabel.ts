import { hasMessage } from '../../i18n/i18nProvider';

/** Message key of an act: the entity's own wording, else the shared verb. */
export function actionLabelKey(resource: string, action: string): string {
  const own = `resources.${resource}.actions.${action}`;
  return hasMessage(own) ? own : `action.${action}`;
}
