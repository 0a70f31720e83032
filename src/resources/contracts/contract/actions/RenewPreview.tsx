import { useTranslate } from 'ra-core';
import { Notice } from '../../../../ui/Notice/Notice';

/** What a renewal does to the present contract (docs/domain/contracts.md 6.1, 6.2). */
export function RenewPreview() {
  const translate = useTranslate();
  return <Notice>{translate('contracts.renewal.note')}</Notice>;
}
