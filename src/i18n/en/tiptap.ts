import type { Same } from '../Same';
import type { tiptap as mn } from '../mn/tiptap';

/** Toolbar of the text editor, under react-admin's own prefix. */
export const tiptap = {
  tiptap: {
    paragraph: 'Normal',
    heading1: 'Heading 1',
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    heading4: 'Heading 4',
    heading5: 'Heading 5',
    heading6: 'Heading 6',
    select_level: 'Select the level',
    current_level: 'Current level',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    code: 'Code',
    list_bulleted: 'Bulleted list',
    list_numbered: 'Numbered list',
    blockquote: 'Quote',
    clear_format: 'Clear format',
    link: 'Add a link',
  },
} satisfies Same<typeof mn>;
