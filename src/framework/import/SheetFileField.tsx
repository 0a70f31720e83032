import { useId, useState } from 'react';
import type { MessageKey } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { useTellError } from '../../dataProviders/useTellError';
import type { ImportColumn } from '../../domain/imports/columns';
import { FILE } from '../../domain/settings';
import { fileSizeText } from '../../fields/file/fileSizeText';
import { Button } from '../../ui/Button/Button';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { Row } from '../../ui/Stack/Stack';

interface Props<K extends string> {
  columns: readonly ImportColumn<K>[];
  /** Columns of which one is needed, whichever it is. */
  oneOf?: readonly K[];
  /** Message key of a column's name. */
  labelOf: (column: K) => MessageKey;
  /** Kind of the file, for the template's name. */
  what: string;
  /** Name of the chosen file. */
  name?: string;
  trouble?: { key: MessageKey; values?: Record<string, string> };
  onChoose: (file: File) => void;
}

/**
 * The file of an import: chosen, or dropped here. Allowed types and sizes and the needed columns are shown below before it
 * is chosen; a template has all headings.
 */
export function SheetFileField<K extends string>(props: Props<K>) {
  const { columns, oneOf, labelOf, what, name, trouble, onChoose } = props;
  const translate = useTranslate();
  const tellError = useTellError();
  const [isSaving, setSaving] = useState(false);
  const help = useId();
  const named = (keys: readonly K[]) => ({
    columns: keys.map((key) => translate(labelOf(key))).join(', '),
  });
  const needed = columns.filter(({ required }) => required).map(({ key }) => key);
  const hints = [
    translate('sheet.file.help', { size: fileSizeText(FILE.maxBytes, translate) }),
    translate('sheet.file.needs', named(needed)),
    oneOf && translate('sheet.file.needs_one', named(oneOf)),
  ];
  const template = async () => {
    setSaving(true);
    try {
      const { saveTemplate } = await import('./saveTemplate');
      const headings = columns.map(({ key }) => translate(labelOf(key)));
      await saveTemplate(what, translate('sheet.rows'), headings);
    } catch (error) {
      tellError(error);
    } finally {
      setSaving(false);
    }
  };
  const words = translate(name ? 'sheet.file.other' : 'sheet.file.choose');
  return (
    <>
      <FileDrop
        text={words}
        label={words}
        accept=".xlsx,.csv"
        describedBy={help}
        onFiles={([file]) => file && onChoose(file)}
      />
      <Row>
        {name && <b>{name}</b>}
        <span id={help} data-ink={trouble ? 'danger' : 'muted'} role="status">
          {trouble
            ? `${translate('error.invalid_file')} ${translate(trouble.key, trouble.values)}`
            : hints.filter(Boolean).join(' ')}
        </span>
        <Button
          variant="text"
          size="small"
          aria-busy={isSaving}
          onClick={isSaving ? undefined : () => void template()}
        >
          {translate('sheet.file.template')}
        </Button>
      </Row>
    </>
  );
}
