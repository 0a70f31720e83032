import type { EntityPages } from '../../../framework/loadEntity';
import type contract from './contract.entity';
import { ContractAlerts } from './show/ContractAlerts';
import { ContractDetailTab } from './show/ContractDetailTab';
import { ContractHeaderActions } from './show/ContractHeaderActions';
import { ContractLoansTab } from './show/ContractLoansTab';
import { ContractRegistryTab } from './show/ContractRegistryTab';
import { ContractStatusBadges } from './show/ContractStatusBadges';
import { ContractSubtitle } from './show/ContractSubtitle';
import { ContractVersionsTab } from './show/ContractVersionsTab';
import { ContractCreate } from './create/ContractCreate';
import { WriteAll } from './WriteAll';
import { CancelPreview } from './actions/CancelPreview';
import { CedePreview, UndoCessionPreview } from './actions/CessionPreview';
import { LimitBounds, RenewPreview } from './actions/RenewPreview';
import { useCustomerReveal } from '../../customers/customer/useCustomerReveal';

/** What a contract's pages have beyond the generated ones. */
export const pages: EntityPages<typeof contract> = {
  Create: ContractCreate,
  ListActions: WriteAll,
  StatusBadges: ContractStatusBadges,
  Subtitle: ContractSubtitle,
  Alerts: ContractAlerts,
  HeaderActions: ContractHeaderActions,
  useReveal: useCustomerReveal,
  previews: {
    cancel_contract: CancelPreview,
    cede_contract: CedePreview,
    undo_cession: UndoCessionPreview,
    amend: LimitBounds,
    renew: RenewPreview,
  },
  tabs: {
    detail: ContractDetailTab,
    versions: ContractVersionsTab,
    loans: ContractLoansTab,
    registry: ContractRegistryTab,
  },
};
