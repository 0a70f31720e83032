import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../framework/parts/Card';
import { Muted } from '../../../ui/Text/Text';

/** In place of the letter of a fraud case's claim: there is none, and so none is asked for. */
export function NoLetterCard({ code }: { code: string }) {
  const translate = useTranslate();
  return (
    <Card title={translate('courtRecord.letter')} across>
      <Muted as="p">{translate('courtRecord.no_letter_of_fraud', { number: code })}</Muted>
    </Card>
  );
}
