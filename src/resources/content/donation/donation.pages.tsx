import { FieldValue } from '../../../framework/FieldValue';
import { OrderActions } from '../../../framework/list/OrderActions';
import type { EntityPages } from '../../../framework/loadEntity';
import { Row } from '../../../ui/Stack/Stack';
import { ContributionsTab } from './ContributionsTab';
import donation from './donation.entity';
import { DonationPreview } from './DonationPreview';
import { MoneyTab } from './MoneyTab';

const DonationListActions = () => (
  <OrderActions entity={donation}>
    {(one) => (
      <Row>
        <FieldValue entity={donation} field="image" record={one} />
        <span>{one.title}</span>
        <FieldValue entity={donation} field="showing" record={one} />
      </Row>
    )}
  </OrderActions>
);

/** Donations: what came in, who gave it, their order in the app, and how the app asks for one. */
export const pages: EntityPages<typeof donation> = {
  ListActions: DonationListActions,
  Preview: DonationPreview,
  tabs: { money: MoneyTab, contributions: ContributionsTab },
};
