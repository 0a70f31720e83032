import { useTranslate } from '../../../i18n/useTranslate';
import type { EntityPages } from '../../../framework/loadEntity';
import { CreateLink } from '../../../framework/list/ListBody';
import { Button } from '../../../ui/Button/Button';
import branch from './branch.entity';
import { BranchAlerts } from './BranchAlerts';
import { BranchPreview } from './BranchPreview';

function BranchListActions() {
  const translate = useTranslate();
  return (
    <>
      <Button to="/branch/all">{translate('content.branch.map')}</Button>
      <CreateLink entity={branch} />
    </>
  );
}

/** Branches: the way to the map of all, when one opens or closes next, and how the app shows it. */
export const pages: EntityPages<typeof branch> = {
  ListActions: BranchListActions,
  Alerts: BranchAlerts,
  Preview: BranchPreview,
};
