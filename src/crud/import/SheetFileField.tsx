import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import './import.css';

/** As in the message of a file that is too large. */
const MAX_SIZE = '3 MB';

interface Props {
  /** Name of the chosen file. */
  name?: string;
  trouble?: { key: string; values?: Record<string, string> };
  onChoose: (file: File) => void;
}

/** The file of an import: chosen, or dropped here. What it may be stands beside it before it is chosen. */
export function SheetFileField({ name, trouble, onChoose }: Props) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  return (
    <div
      className="u-import-file"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        data-testid="sheet-file"
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after it was put right.
          target.value = '';
        }}
      />
      <button
        type="button"
        className="u-button"
        aria-describedby={help}
        onClick={() => input.current?.click()}
      >
        {translate(name ? 'sheet.file.other' : 'sheet.file.choose')}
      </button>
      {name && <b>{name}</b>}
      <span id={help} className={trouble ? 'u-import-problem' : 'u-muted'} role="status">
        {trouble
          ? translate(trouble.key, trouble.values)
          : translate('sheet.file.help', { size: MAX_SIZE })}
      </span>
    </div>
  );
}
