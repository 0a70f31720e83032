import type { Translate } from '../entity/Field';
import type { MenuNode } from './menu';
import type { Route } from './routes';

/** The title of a screen in words: its own, or the general one around the entity's name. */
export const routeTitle = ({ title, titleCount, titleOf }: Route, translate: Translate): string =>
  menuLabel({ labelKey: title, labelCount: titleCount, labelOf: titleOf }, translate);

/** The label of an entry of the menu, likewise. */
export const menuLabel = (
  { labelKey, labelCount, labelOf }: Pick<MenuNode, 'labelKey' | 'labelCount' | 'labelOf'>,
  translate: Translate,
): string =>
  translate(labelKey, {
    smart_count: labelCount ?? 1,
    name: labelOf && translate(labelOf, { smart_count: 1 }),
  });
