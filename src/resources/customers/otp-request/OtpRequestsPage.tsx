import { useTranslate } from '../../../i18n/useTranslate';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { usePrivateFilters } from '../../../framework/list/privateFilters';
import { useMay } from '../../../framework/useMay';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { lookupOf } from '../customer/lookup';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { Button } from '../../../ui/Button/Button';
import { RecordSub } from '../../../ui/RecordHead/RecordHead';

const NAME = 'otp-request-list';

/**
 * Codes that customers asked for. With the search right alone the page opens with the search and shows nothing before a
 * phone or a register number is asked for (docs/domain/customers.md 10.4); what is typed stays out of the address.
 */
export function OtpRequestsPage() {
  const may = useMay();
  const translate = useTranslate();
  const [asked, setAsked] = usePrivateFilters(NAME);
  if (may('auth-cus-otp:access')) return <EntityListPage name={NAME} />;
  if (!asked.phone && !asked.regnum)
    return (
      <PageStack>
        <PageTitle>{translate('menu.customers.otp_requests')}</PageTitle>
        <Panel>
          <LookupForm
            label="customerLists.otp.label"
            help="customerLists.otp.help"
            unknown="customerLists.otp.unknown"
            recognise={lookupOf}
            find={({ kind, value }) => setAsked({ [kind]: value })}
          />
        </Panel>
      </PageStack>
    );
  return (
    <EntityListPage
      name={NAME}
      head={
        <RecordSub as="nav">
          <Button variant="text" size="small" onClick={() => setAsked({})}>
            {translate('customerLists.otp.again')}
          </Button>
        </RecordSub>
      }
    />
  );
}
