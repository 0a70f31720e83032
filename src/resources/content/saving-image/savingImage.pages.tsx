import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import type { EntityPages } from '../../../framework/loadEntity';
import { Row } from '../../../ui/Stack/Stack';
import savingImage from './savingImage.entity';
import { SavingImageAlerts } from './SavingImageAlerts';
import { SavingImagePreview } from './SavingImagePreview';

const SavingImageListActions = () => (
  <OrderActions entity={savingImage}>
    {(one) => (
      <Row>
        <FieldValue entity={savingImage} field="image" record={one} />
        <span>{one.title}</span>
        <FieldValue entity={savingImage} field="state" record={one} />
      </Row>
    )}
  </OrderActions>
);

/** Pictures of savings: their order beside the list, who carries one, and how the app shows it. */
export const pages: EntityPages<typeof savingImage> = {
  ListActions: SavingImageListActions,
  Alerts: SavingImageAlerts,
  Preview: SavingImagePreview,
};
