import { useTranslate } from '../../../i18n/useTranslate';
import { useBooksPath } from '../../../framework/books/useBooks';
import { Button } from '../../../ui/Button/Button';

/** The way to the trial balance of the accounts that are listed. */
export function TrialBalanceButton() {
  const translate = useTranslate();
  const booksPath = useBooksPath();
  return (
    <Button to={booksPath('/accounting/trial-balance')}>{translate('accountPage.trial')}</Button>
  );
}
