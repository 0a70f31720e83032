import { useFormContext } from 'react-hook-form';
import { LifetimeBar } from './LifetimeBar';
import { OfferPhone, type ShownOffer } from './OfferPhone';
import { PriceHelp } from './PriceHelp';
import { OfferNotices } from './OfferNotices';

/** What an offer comes to: what is paid, how long it lives, and how the app shows it; below a form also what fits. */
export function OfferPreview({ record }: { record: ShownOffer }) {
  // A record's page has no form around it.
  const isForm = (useFormContext() as unknown) !== null;
  return (
    <>
      {isForm && <PriceHelp />}
      <OfferNotices offer={record} />
      <LifetimeBar days={record} />
      <OfferPhone offer={record} />
    </>
  );
}
