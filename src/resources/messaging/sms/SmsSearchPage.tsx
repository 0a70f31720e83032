import { EntityListPage } from '../../../framework/list/EntityListPage';

/** Finds what was sent to a number. */
export function Page() {
  return <EntityListPage name="sms" title="menu.messaging.search_by_phone" searching />;
}
