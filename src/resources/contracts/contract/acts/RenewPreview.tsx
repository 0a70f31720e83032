import { useTranslate } from 'ra-core';
import { Notice } from '../../../../ui/Notice/Notice';

/** What a renewal does to the present contract (domain 4.9). */
export function RenewPreview() {
  const translate = useTranslate();
  return <Notice>{translate('contracts.renewal.note')}</Notice>;
}
