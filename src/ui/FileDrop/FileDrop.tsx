import { useState, type Ref } from 'react';
import text from '../Text/Text.module.css';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** Of the input, for a label elsewhere. */
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Content of the field. */
  text: string;
  /** Names the input. */
  label: string;
  /** Extensions, as the browser's own dialog takes them. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** There for the keyboard and labels elsewhere, but not to be seen. */
  hidden?: boolean;
  describedBy?: string;
  onFiles: (files: readonly File[]) => void;
}

/** A field for files: chosen by click or keyboard, or dropped onto it. */
export function FileDrop({ text: words, hidden, disabled, onFiles, ...input }: FileDropProps) {
  const { inputRef, label, describedBy, ...rest } = input;
  const [over, setOver] = useState(false);
  return (
    <label
      className={hidden ? text.hidden : styles.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
    >
      {words}
      <input
        {...rest}
        ref={inputRef}
        className={text.hidden}
        type="file"
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
    </label>
  );
}
