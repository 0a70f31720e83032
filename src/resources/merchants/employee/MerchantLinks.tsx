import { useTranslate } from '../../../i18n/useTranslate';
import { collectionPath, recordPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { useMay } from '../../../framework/useMay';
import { Link } from '../../../ui/Link/Link';
import { Row } from '../../../ui/Stack/Stack';
import type { MessageKey, ResourceName } from '../../../i18n/Catalogue';

const LISTS: readonly (readonly [ResourceName, MessageKey])[] = [
  ['merchant-history', 'menu.merchants.history'],
  ['merchant-history-detailed', 'menu.merchants.history_detailed'],
  ['merchant-cashout', 'menu.merchants.cashout'],
];

/** From a merchant to everything that is known of it. */
export function MerchantLinks({ id }: { id: string }) {
  const translate = useTranslate();
  const may = useMay();
  const customer = may(['customer:list', 'customer:view'])
    ? recordPath('customers', 'show', id)
    : undefined;
  return (
    <Row
      as="nav"
      gap="4px 20px"
      aria-label={translate('merchants.links')}
      data-part="merchant-links"
    >
      {customer && <Link to={customer}>{translate('merchants.customer')}</Link>}
      {LISTS.map(([resource, title]) => (
        <Link
          key={resource}
          to={filteredPath(collectionPath(resource, 'list') ?? '', { merchantId: Number(id) })}
        >
          {translate(title)}
        </Link>
      ))}
      <Link to={`/merchant/${id}/employees`}>{translate('menu.merchants.employees')}</Link>
      {may('contract:create') && (
        <Link to={`/merchant/contract/${id}/create`}>
          {translate('menu.merchants.contract_create')}
        </Link>
      )}
    </Row>
  );
}
