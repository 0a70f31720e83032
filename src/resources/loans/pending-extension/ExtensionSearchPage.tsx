import { EntityListPage } from '../../../framework/list/EntityListPage';

/** Finds requests for an extension in any state. */
export const Page = () => (
  <EntityListPage name="loans/pending/extension" title="menu.loans.extension_search" searching />
);
