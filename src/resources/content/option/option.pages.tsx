import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import type { EntityPages } from '../../../framework/loadEntity';
import { Row } from '../../../ui/Stack/Stack';
import option from './option.entity';
import { OptionPreview } from './OptionPreview';

const OptionListActions = () => (
  <OrderActions entity={option}>
    {(one) => (
      <Row>
        <FieldValue entity={option} field="moment" record={one} />
        <span>{one.title}</span>
        <FieldValue entity={option} field="state" record={one} />
      </Row>
    )}
  </OrderActions>
);

/** Options: their order beside the list, and the box as the app shows it. */
export const pages: EntityPages<typeof option> = {
  ListActions: OptionListActions,
  Preview: OptionPreview,
};
