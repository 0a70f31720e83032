import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { lazyPage } from '../lazyPage';
import { PanelButton } from './PanelButton';

const ViewsMenu = lazyPage(() => import('./ViewsMenu'), 'ViewsMenu');

/** Opens what can be done with the views of a list. */
export const ViewsButton = ({ entity }: { entity: AnyEntity }) => (
  <PanelButton
    entity={entity}
    label={useTranslate()('list.views')}
    popup="menu"
    Panel={ViewsMenu}
  />
);
