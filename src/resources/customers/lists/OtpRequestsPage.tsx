import { useTranslate } from 'ra-core';
import { EntityListPage } from '../../../crud/list/EntityListPage';
import { usePrivateFilters } from '../../../crud/list/privateFilters';
import { useMay } from '../../../crud/useMay';
import { PageTitle } from '../../../ui/base/PageTitle';
import { LookupForm } from '../../../crud/parts/LookupForm';
import { lookupOf } from '../lookup';

const NAME = 'otp-request-list';

/**
 * Codes that customers asked for. With the search right alone the page opens with the search and shows nothing before a
 * phone or a register number is asked for (domain 4.24); what is typed stays out of the address.
 */
export function OtpRequestsPage() {
  const may = useMay();
  const translate = useTranslate();
  const [asked, setAsked] = usePrivateFilters(NAME);
  if (may('auth-cus-otp:access')) return <EntityListPage name={NAME} />;
  if (!asked.phone && !asked.regnum)
    return (
      <div className="u-page">
        <PageTitle>{translate('menu.customers.otp_requests')}</PageTitle>
        <div className="u-card u-card-body">
          <LookupForm
            label="customerLists.otp.label"
            help="customerLists.otp.help"
            unknown="customerLists.otp.unknown"
            recognise={lookupOf}
            find={({ kind, value }) => setAsked({ [kind]: value })}
          />
        </div>
      </div>
    );
  return (
    <EntityListPage
      name={NAME}
      head={
        <nav className="u-whose">
          <button type="button" className="u-text-button" onClick={() => setAsked({})}>
            {translate('customerLists.otp.again')}
          </button>
        </nav>
      }
    />
  );
}
