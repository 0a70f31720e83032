import { useState, type Ref } from 'react';

interface Props {
  /** Of the input, for a label elsewhere. */
  id: string;
  inputRef: Ref<HTMLInputElement>;
  /** What stands in the field. */
  text: string;
  /** Names the input. */
  label: string;
  /** Extensions, as the browser's own dialog takes them. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** There for the keyboard and labels elsewhere, but not to be seen. */
  hidden?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A field for files: chosen by click or keyboard, or dropped onto it. */
export function DropZone(props: Props) {
  const { id, inputRef, text, label, accept, multiple, disabled, hidden, onFiles } = props;
  const [over, setOver] = useState(false);
  return (
    <label
      className={hidden ? 'u-hidden' : 'k-drop'}
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
      {text}
      <input
        id={id}
        ref={inputRef}
        className="u-hidden"
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was put right.
          event.target.value = '';
        }}
      />
    </label>
  );
}
