import {
  ClearButtons,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  TiptapEditorProvider,
} from 'ra-input-rich-text';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { KindInputProps } from '../KindView';
import { EMPTY_DOCUMENT, documentOf, pasteSanitised, starterKit } from './richTextDocument';
import { HeadingSelect } from './HeadingSelect';
import { InputGroup } from '../shared/InputGroup';
import { useKindInput } from '../shared/useKindInput';
import { cx } from '../../ui/cx';
import styles from './RichTextInput.module.css';
import richStyles from '../../ui/SafeHtml/SafeHtml.module.css';

/**
 * Text with headings, lists and links. The editor is given documents, never HTML: what is loaded or pasted goes
 * through the sanitiser first, and no text ever reaches the browser's HTML parser unsanitised (Trusted Types).
 */
export function RichTextInput(props: KindInputProps) {
  const bound = useKindInput(props);
  const value = typeof bound.value === 'string' ? bound.value : '';
  const written = useRef<string | null>(null);
  const { change, blur } = bound;
  const editor = useEditor(
    {
      extensions: [starterKit],
      injectCSS: false,
      editable: !props.disabled,
      content: EMPTY_DOCUMENT,
      editorProps: {
        attributes: {
          id: bound.id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': props.label,
        },
        // Before the editor parses what comes in by itself.
        handleDOMEvents: {
          paste: pasteSanitised,
          drop: (_view, event) => {
            event.preventDefault();
            return true;
          },
        },
      },
      onUpdate: ({ editor: changed }) => {
        const html = changed.isEmpty ? null : changed.getHTML();
        written.current = html ?? '';
        change(html);
      },
      onBlur: blur,
    },
    [props.disabled],
  );
  useEffect(() => {
    if (!editor || editor.isDestroyed || written.current === value) return;
    written.current = value;
    editor.commands.setContent(documentOf(editor.schema, value), { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;
  return (
    <InputGroup bound={bound} label={props.label}>
      <TiptapEditorProvider value={editor}>
        <RichTextInputToolbar size="small">
          <HeadingSelect editor={editor} />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
        <EditorContent
          editor={editor}
          className={cx(styles.editor, richStyles.rich)}
          data-part="editor"
        />
      </TiptapEditorProvider>
    </InputGroup>
  );
}
