import { useTranslate } from '../../i18n/useTranslate';
import { Button } from '../Button/Button';
import { CardBody } from '../Card/Card';
import { Row } from '../Stack/Stack';

/** Said in place of a document that could not be had or read, with the way to try again. */
export function FailedDocument({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <CardBody role="alert">
      <Row>
        {translate('documents.failed')}
        <Button onClick={onRetry}>{translate('documents.retry')}</Button>
      </Row>
    </CardBody>
  );
}
