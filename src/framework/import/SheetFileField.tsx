import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FILE } from '../../domain/settings';
import { fileSizeText } from '../../fields/file/fileSizeText';
import { FileDrop } from '../../ui/FileDrop/FileDrop';
import { Row } from '../../ui/Stack/Stack';

interface Props {
  /** Name of the chosen file. */
  name?: string;
  trouble?: { key: string; values?: Record<string, string> };
  onChoose: (file: File) => void;
}

/** The file of an import: chosen, or dropped here. Allowed types and sizes are shown below before it is chosen. */
export function SheetFileField({ name, trouble, onChoose }: Props) {
  const translate = useTranslate();
  const help = useId();
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
            : translate('sheet.file.help', { size: fileSizeText(FILE.maxBytes, translate) })}
        </span>
      </Row>
    </>
  );
}
