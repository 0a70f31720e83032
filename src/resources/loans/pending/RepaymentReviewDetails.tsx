import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../framework/parts/Card';
import type { ReviewDetailsProps } from './ReviewDetailsOf';
import { ExtensionResult } from '../pending-extension/ExtensionResult';
import { LimitCard } from './LimitCard';
import { PaymentResult } from '../pending-payment/PaymentResult';

/** What a decision on an extension rests on: the loan before and after, and the customer's other loans. */
export function ExtensionReviewDetails(props: ReviewDetailsProps) {
  const translate = useTranslate();
  return (
    <>
      <Card title={translate('evidence.extension')}>
        <ExtensionResult {...props} />
      </Card>
      <LimitCard {...props} />
    </>
  );
}

/** What a decision on a payment rests on: where the money goes, and the customer's other loans. */
export function PaymentReviewDetails(props: ReviewDetailsProps) {
  const translate = useTranslate();
  return (
    <>
      <Card title={translate('evidence.payment')}>
        <PaymentResult {...props} />
      </Card>
      <LimitCard {...props} />
    </>
  );
}
