import { useTranslate } from 'ra-core';

/** While a page's code comes: nothing but the progress bar for the eye, a word for the ear. */
export function PageLoading() {
  const translate = useTranslate();
  return (
    <p className="u-hidden" role="status">
      {translate('common.loading')}
    </p>
  );
}
