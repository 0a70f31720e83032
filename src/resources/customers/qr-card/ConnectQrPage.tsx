import { Suspense, lazy, useId, useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { sequenceNumberOf, SEQUENCE_DIGITS } from '../../../domain/qr/qrText';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { OwnedList } from '../customer/CustomerListPage';
import { QrCardPreview } from './QrCardPreview';
import { PageStack, PageHead } from '../../../ui/Page/Page';
import { Row } from '../../../ui/Stack/Stack';
import { Panel } from '../../../ui/Card/Card';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { cx } from '../../../ui/cx';
import textStyles from '../../../ui/Text/Text.module.css';

const CameraScan = lazy(() =>
  import('../../../framework/parts/CameraScan').then((module) => ({ default: module.CameraScan })),
);

/**
 * Ties a printed QR code to the customer: type or scan its number, look at it, connect or take it off
 * (docs/domain/customers.md 10.5).
 */
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
    <PageStack>
      <OwnedList id={id} />
      <PageHead>
        <PageTitle>{translate('resources.customers.subPages.connect-qr')}</PageTitle>
      </PageHead>
      <Panel as="section">
        <form onSubmit={submit} noValidate>
          <FieldLabel htmlFor={field}>{translate('people.qr.number')}</FieldLabel>
          <Row>
            <Input
              id={field}
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
            <Button type="submit" variant="primary">
              {translate('action.search')}
            </Button>
            {!scanning && (
              <Button onClick={() => setScanning(true)}>{translate('action.scan_qr')}</Button>
            )}
          </Row>
          <p
            id={`${field}-help`}
            className={wrong ? cx(textStyles.negative, textStyles.note) : textStyles.note}
            role={wrong ? 'alert' : undefined}
          >
            {translate(wrong ? 'people.qr.bad_number' : 'people.qr.number_help', {
              digits: SEQUENCE_DIGITS,
            })}
          </p>
        </form>
        {scanning && (
          <Suspense fallback={<Skeleton aria-busy="true" />}>
            <CameraScan onRead={look} onClose={() => setScanning(false)} />
          </Suspense>
        )}
      </Panel>
      <QrCardPreview customerId={Number(id)} number={sought} />
    </PageStack>
  );
}
