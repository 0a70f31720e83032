import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatDateTime } from '../../../domain/dates';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { OwnedList } from '../customer/CustomerListPage';
import { Card } from '../../../framework/parts/Card';
import { Actions, PageStack, PageHead } from '../../../ui/Page/Page';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { NoWrap, Note } from '../../../ui/Text/Text';
import styles from './CustomerQrPage.module.css';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { readQr } from './api';
import { Stack } from '../../../ui/Stack/Stack';

const QrPicture = lazy(() =>
  import('../../../ui/QrPicture/QrPicture').then((module) => ({ default: module.QrPicture })),
);

/** The customer's QR code as the app shows it, for looking at and for printing (docs/domain/customers.md 10.5). */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useRecordPart('customers', readQr, id);
  const { text, card } = read.data ?? {};
  return (
    <PageStack>
      <OwnedList id={id} />
      <PageHead>
        <PageTitle>{translate('resources.customers.subPages.qr')}</PageTitle>
        <Actions>
          <Button to={`/customers/${id}/connect-qr`}>{translate('action.connect_qr')}</Button>
          <Button variant="primary" disabled={!text} onClick={() => window.print()}>
            {translate('action.print')}
          </Button>
        </Actions>
      </PageHead>
      <Card title={translate('people.qr.title')} read={read}>
        {text && (
          <Stack gap={12} className={styles.qr}>
            <Suspense fallback={<Skeleton aria-busy="true" />}>
              <QrPicture text={text} label={translate('people.qr.picture', { text })} />
            </Suspense>
            <NoWrap as="p">
              {text} <CopyButton value={text} label={translate('people.qr.text')} />
            </NoWrap>
            <Note>
              {card
                ? translate('people.qr.connected', {
                    number: card.sequenceNumber,
                    time: formatDateTime(card.connectedAt).text,
                  })
                : translate('people.qr.not_connected')}
            </Note>
          </Stack>
        )}
      </Card>
    </PageStack>
  );
}
