import { sanitizedFragment } from './sanitizeHtml';

/** Elements that begin a line of their own. */
const BLOCKS = new Set([
  ...['ADDRESS', 'ARTICLE', 'ASIDE', 'BLOCKQUOTE', 'BR', 'CAPTION', 'CENTER', 'DD', 'DIV', 'DL'],
  ...['DT', 'FIGCAPTION', 'FIGURE', 'FOOTER', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HEADER', 'HR'],
  ...['LI', 'MAIN', 'NAV', 'OL', 'P', 'PRE', 'SECTION', 'TABLE', 'TBODY', 'TFOOT', 'THEAD', 'TR'],
  'UL',
]);

const CELLS = new Set(['TD', 'TH']);

/** The text of an HTML document as people read it, line by line: what is cleaned away in its preview is not in it. */
export function htmlLines(html: string): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) line += node.nodeValue ?? '';
    const isBlock = BLOCKS.has(node.nodeName);
    if (isBlock) end();
    node.childNodes.forEach(read);
    if (isBlock) end();
    if (CELLS.has(node.nodeName)) line += ' ';
  };
  read(sanitizedFragment(html));
  end();
  return lines;
}
