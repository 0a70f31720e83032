import { DOMParser as DocumentParser, type Schema } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { sanitizedFragment } from '../../ui/SafeHtml/sanitizeHtml';

/**
 * Marks that survive the sanitiser: headings, emphasis, lists, quotations, links. Colours and alignment are inline
 * styles, which the page's policy forbids, so they are not offered.
 */
export const starterKit = StarterKit.configure({
  link: { openOnClick: false },
});

/** A document without text. */
export const EMPTY_DOCUMENT: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** HTML as a document of the editor, by way of the sanitiser. */
export const documentOf = (schema: Schema, html: string): JSONContent =>
  html === ''
    ? EMPTY_DOCUMENT
    : (DocumentParser.fromSchema(schema).parse(sanitizedFragment(html)).toJSON() as JSONContent);

/** Pastes formatted text by way of the sanitiser; plain text is the editor's own business. */
export function pasteSanitised(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html');
  if (!html) return false;
  event.preventDefault();
  const slice = DocumentParser.fromSchema(view.state.schema).parseSlice(sanitizedFragment(html));
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
  return true;
}
