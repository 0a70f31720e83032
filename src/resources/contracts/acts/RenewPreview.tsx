import { useTranslate } from 'ra-core';

/** What a renewal does to the present contract (domain 4.9). */
export function RenewPreview() {
  const translate = useTranslate();
  return <p className="u-notice">{translate('contracts.renewal.note')}</p>;
}
