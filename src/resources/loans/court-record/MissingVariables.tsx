import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { MergedLetter } from '../../../domain/letters/mergeLetter';
import { Notice } from '../../../ui/Notice/Notice';

/** The variables that keep a letter from being printed: without a value, and unknown ones. */
export function MissingVariables({ letter }: { letter: MergedLetter }) {
  const translate = useTranslate();
  const { empty, unknown, missing } = letter;
  if (missing === 0) return <p role="status">✓ {translate('printed.complete')}</p>;
  const names = (key: MessageKey, list: readonly string[]) =>
    list.length > 0 && (
      <li>
        {translate(key)}: {list.map((name) => `{{${name}}}`).join(', ')}
      </li>
    );
  return (
    <Notice tone="caution" role="status">
      {translate('printed.blocked', { count: missing })}
      <ul>
        {names('printed.empty', empty)}
        {names('printed.unknown', unknown)}
      </ul>
    </Notice>
  );
}
