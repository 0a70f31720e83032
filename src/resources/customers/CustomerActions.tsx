import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

/** What staff do from a customer's header. */
export function CustomerActions() {
  const customer = useRecordContext();
  const translate = useTranslate();
  if (!customer) return null;
  return (
    <Link className="u-button" to={`/customers/${customer.id}/settings`}>
      {translate('enums.CustomerTab.settings')}
    </Link>
  );
}
