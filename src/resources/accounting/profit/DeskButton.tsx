import { useTranslate } from '../../../i18n/useTranslate';
import { recordPath } from '../../../entity/paths';
import { useAskedBooks } from '../../../framework/books/useBooks';
import { Button } from '../../../ui/Button/Button';
import { useOpenLines } from './useOpenLines';

/** The way to the desk: to the oldest line that nobody could be found for. */
export function DeskButton() {
  const translate = useTranslate();
  const { data = [] } = useOpenLines(useAskedBooks());
  const first = data.find(({ state }) => state === 'UNRECOGNIZED') ?? data.at(0);
  if (!first) return null;
  return (
    <Button variant="primary" to={recordPath('accounting/profits', 'show', first.id) ?? ''}>
      {translate('profit.open_desk')} ({data.length})
    </Button>
  );
}
