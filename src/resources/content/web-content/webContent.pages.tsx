import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import type { EntityPages } from '../../../framework/loadEntity';
import { Row } from '../../../ui/Stack/Stack';
import webContent from './webContent.entity';
import { WebContentAlerts } from './WebContentAlerts';
import { WebContentPreview } from './WebContentPreview';

const WebContentListActions = () => (
  <OrderActions entity={webContent}>
    {(one) => (
      <Row>
        <span>{one.title}</span>
        <FieldValue entity={webContent} field="type" record={one} />
        <FieldValue entity={webContent} field="state" record={one} />
      </Row>
    )}
  </OrderActions>
);

/** Pages of the web: their order beside the list; on the record what is missing and how a phone shows it. */
export const pages: EntityPages<typeof webContent> = {
  ListActions: WebContentListActions,
  Alerts: WebContentAlerts,
  Preview: WebContentPreview,
};
