import { useTranslate } from '../../../i18n/useTranslate';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LoanMessageForm } from './LoanMessageForm';
import { RunningSendings } from './RunningSendings';

/** Writes to the people of many loans at once. */
export function Page() {
  const translate = useTranslate();
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.messaging.message_send')}</PageTitle>
      </PageHead>
      <RunningSendings />
      <LoanMessageForm />
    </PageStack>
  );
}
