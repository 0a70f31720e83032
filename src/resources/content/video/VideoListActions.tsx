import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import { Row } from '../../../ui/Stack/Stack';
import entity from './video.entity';

/** Adds a video, and puts all of them in order. */
export const VideoListActions = () => (
  <OrderActions entity={entity}>
    {(video) => (
      <Row>
        <FieldValue entity={entity} field="cover" record={video} />
        <span>{video.title}</span>
        <FieldValue entity={entity} field="state" record={video} />
      </Row>
    )}
  </OrderActions>
);
