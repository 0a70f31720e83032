import { useTranslate } from 'ra-core';
import { Hidden } from '../../ui/Text/Text';

/** While a page's code comes: nothing but the progress bar for the eye, a word for the ear. */
export function PageLoading() {
  const translate = useTranslate();
  return (
    <Hidden as="p" role="status">
      {translate('common.loading')}
    </Hidden>
  );
}
