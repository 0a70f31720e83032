import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { lazyPage } from '../lazyPage';
import { PanelButton } from './PanelButton';

const ColumnsPanel = lazyPage(() => import('./ColumnsPanel'), 'ColumnsPanel');

/** Opens the choice of a list's columns, their order, and the height of rows. */
export const ColumnsButton = ({ entity }: { entity: AnyEntity }) => (
  <PanelButton
    entity={entity}
    label={useTranslate()('list.columns')}
    popup="dialog"
    Panel={ColumnsPanel}
  />
);
