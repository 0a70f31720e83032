import { useTranslate } from 'ra-core';
import { Suspense, lazy, useId, useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { sequenceNumberOf, SEQUENCE_DIGITS } from '../../../domain/qr/qrText';
import { PageTitle } from '../../../ui/base/PageTitle';
import { WhoseList } from '../CustomerListPage';
import { QrCardPreview } from './QrCardPreview';
import './people.css';
import '../../../crud/crud.css';

const CameraScan = lazy(() =>
  import('./CameraScan').then((module) => ({ default: module.CameraScan })),
);

/** Ties a printed QR code to the customer: type or scan its number, look at it, connect or take it off (decisions 31). */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const [scanning, setScanning] = useState(false);

  const look = (text: string) => {
    const number = sequenceNumberOf(text);
    setTyped(number ?? text);
    setWrong(number === undefined);
    setSought(number);
    setScanning(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };

  return (
    <div className="u-page">
      <WhoseList id={id} />
      <header className="u-page-head">
        <PageTitle>{translate('enums.CustomerSubPage.connect_qr')}</PageTitle>
      </header>
      <section className="u-card u-card-body">
        <form onSubmit={submit} noValidate>
          <label className="u-field-label" htmlFor={field}>
            {translate('people.qr.number')}
          </label>
          <div className="people-row">
            <input
              id={field}
              className="u-input"
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              autoFocus
              aria-invalid={wrong || undefined}
              aria-describedby={`${field}-help`}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
            <button type="submit" className="u-button" data-main>
              {translate('action.search')}
            </button>
            {!scanning && (
              <button type="button" className="u-button" onClick={() => setScanning(true)}>
                {translate('action.scan_qr')}
              </button>
            )}
          </div>
          <p
            id={`${field}-help`}
            className={wrong ? 'u-negative people-note' : 'people-note'}
            role={wrong ? 'alert' : undefined}
          >
            {translate(wrong ? 'people.qr.bad_number' : 'people.qr.number_help', {
              digits: SEQUENCE_DIGITS,
            })}
          </p>
        </form>
        {scanning && (
          <Suspense fallback={<span className="u-skeleton" aria-busy="true" />}>
            <CameraScan onRead={look} onClose={() => setScanning(false)} />
          </Suspense>
        )}
      </section>
      <QrCardPreview customerId={Number(id)} number={sought} />
    </div>
  );
}
