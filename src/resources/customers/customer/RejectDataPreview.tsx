import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { CustomerDataRejectionReason } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { Notice } from '../../../ui/Notice/Notice';

/** The text that the customer gets, as the chosen reasons make it. */
export function RejectDataPreview() {
  const translate = useTranslate();
  const chosen = useWatch({ name: 'dataReasons' }) as string[] | null;
  const lines = (chosen ?? []).map((reason) =>
    translate(labelKeyOf(CustomerDataRejectionReason, reason), { _: reason }),
  );
  return (
    <Notice aria-live="polite">
      <b>{translate('identity.message')}</b>
      {lines.length === 0 ? (
        <p>{translate('identity.no_message')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
