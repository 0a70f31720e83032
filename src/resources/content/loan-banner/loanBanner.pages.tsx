import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import type { EntityPages } from '../../../framework/loadEntity';
import { Row } from '../../../ui/Stack/Stack';
import { BannerPreview } from './BannerPreview';
import banner from './loanBanner.entity';

const BannerListActions = () => (
  <OrderActions entity={banner}>
    {(one) => (
      <Row>
        <FieldValue entity={banner} field="image" record={one} />
        <span>{one.title}</span>
        <FieldValue entity={banner} field="showing" record={one} />
      </Row>
    )}
  </OrderActions>
);

/** Banners: the order of the carousel beside the list, and how the app shows one. */
export const pages: EntityPages<typeof banner> = {
  ListActions: BannerListActions,
  Preview: BannerPreview,
};
