/** Elements of which nothing is left, their content neither, when a text is cleaned before it is shown or sent. */
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'head',
  'iframe',
  'noscript',
  'noembed',
  'noframes',
  'object',
  'svg',
  'math',
  'audio',
  'video',
  'xmp',
  'plaintext',
]);

/** Elements whose content is no markup: they end at their own end alone. */
const RAW: ReadonlySet<string> = new Set([
  'script',
  'style',
  'title',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);

/** Elements without content, which nothing closes. */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** A comment, a declaration or a tag. What was not closed goes on to the end, as browsers read it. */
const MARKUP =
  /<!--(?:>|->|[\s\S]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)/giu;

const VALUE = /"[^"]*"|'[^']*'/gu;
const HIDDEN = /(?:^|\s)hidden(?:[\s=]|$)/iu;
const STYLED_AWAY =
  /(?:^|\s)style\s*=\s*(?:"[^"]*|'[^']*)(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0(?![.\d]*[1-9]))/iu;

const isHidden = (attributes: string): boolean =>
  HIDDEN.test(attributes.replace(VALUE, '')) || STYLED_AWAY.test(attributes);
const LEADS_TO = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;

/**
 * What of an HTML text reaches whoever reads it: its words, and where its links lead. Comments, scripts, styles, what is hidden
 * and every other attribute do not count (docs/domain/content-and-messaging.md 4.6). Pure: the gateways have no document to
 * parse it with; what a class of the text's own style hides is seen by the second person alone.
 */
export function shownText(html: string): string {
  let shown = '';
  let at = 0;
  /** The element whose content is left out, and how many of its name are open within. */
  let out: { name: string; depth: number } | undefined;
  MARKUP.lastIndex = 0;
  for (let found = MARKUP.exec(html); found; found = MARKUP.exec(html)) {
    const [markup, closing, tag, attributes = ''] = found;
    // A place that markup divides is none: nothing fills it.
    if (!out) shown += `${html.slice(at, found.index)} `;
    at = found.index + markup.length;
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    if (out) {
      if (name === out.name) out.depth += closing ? -1 : 1;
      if (out.depth === 0) out = undefined;
      continue;
    }
    if (closing) continue;
    if (DROPPED.has(name) || (isHidden(attributes) && !VOID.has(name))) {
      if (RAW.has(name)) {
        const end = new RegExp(`</${name}\\b[^>]*(?:>|$)`, 'giu');
        end.lastIndex = at;
        at = end.exec(html) ? end.lastIndex : html.length;
        MARKUP.lastIndex = at;
      } else out = { name, depth: 1 };
      continue;
    }
    const link = name === 'a' ? LEADS_TO.exec(attributes) : null;
    if (link) shown += `${link[1] ?? link[2] ?? link[3]} `;
  }
  return out ? shown : shown + html.slice(at);
}

/** Whether nothing of an HTML text is left to be read. */
export const isShownEmpty = (html: string): boolean =>
  shownText(html)
    .replaceAll(/&(?:nbsp|zwnj|zwj|shy);/giu, '')
    .replaceAll(/[\s\p{Cf}]/gu, '') === '';
