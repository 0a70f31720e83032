import { EntityListPage } from '../../../framework/list/EntityListPage';

/** Search users: the list with its search field, under the address that the specification gives it. */
export function Page() {
  return <EntityListPage name="users" title="menu.users.search" searching />;
}
