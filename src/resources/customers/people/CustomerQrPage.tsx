import { useTranslate } from 'ra-core';
import { Suspense, lazy } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatDateTime } from '../../../domain/dates';
import { CopyButton } from '../../../ui/base/CopyButton';
import { PageTitle } from '../../../ui/base/PageTitle';
import { WhoseList } from '../CustomerListPage';
import { Card } from '../../../crud/parts/Card';
import { useRecordPart } from '../../../crud/parts/useRecordPart';
import { readQr } from './api';
import './people.css';

const QrPicture = lazy(() =>
  import('./QrPicture').then((module) => ({ default: module.QrPicture })),
);

/** The customer's QR code as the app shows it, for looking at and for printing (specification 1 §2). */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useRecordPart('customers', readQr, id);
  const { text, card } = read.data ?? {};
  return (
    <div className="u-page">
      <WhoseList id={id} />
      <header className="u-page-head">
        <PageTitle>{translate('enums.CustomerSubPage.qr')}</PageTitle>
        <div className="u-acts">
          <Link className="u-button" to={`/customers/${id}/connect-qr`}>
            {translate('action.connect_qr')}
          </Link>
          <button
            type="button"
            className="u-button"
            data-main
            disabled={!text}
            onClick={() => window.print()}
          >
            {translate('action.print')}
          </button>
        </div>
      </header>
      <Card title={translate('people.qr.title')} read={read}>
        {text && (
          <div className="people-qr">
            <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
              <QrPicture text={text} label={translate('people.qr.picture', { text })} />
            </Suspense>
            <p className="u-nowrap">
              {text} <CopyButton value={text} label={translate('people.qr.text')} />
            </p>
            <p className="people-note">
              {card
                ? translate('people.qr.connected', {
                    number: card.sequenceNumber,
                    time: formatDateTime(card.connectedAt).text,
                  })
                : translate('people.qr.not_connected')}
            </p>
          </div>
        )}
      </Card>
    </div>
  );
}
