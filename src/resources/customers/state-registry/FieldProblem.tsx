import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { Note, Problem } from '../../../ui/Text/Text';

interface Props {
  /** What the input's `aria-describedby` names. */
  id: string;
  /** What is wrong: message key. */
  message?: MessageKey;
  /** Shown while nothing is wrong: message key. */
  help?: MessageKey;
  /** What the help speaks of. */
  values?: Readonly<Record<string, unknown>>;
}

/** What is wrong with a field, beside it; its help while nothing is. */
export function FieldProblem({ id, message, help, values }: Props) {
  const translate = useTranslate();
  const shown = message ?? help;
  const Said = message ? Problem : Note;
  return (
    <Said id={id} role={message ? 'alert' : undefined}>
      {shown && translate(shown, values)}
    </Said>
  );
}
