/** Their content is text to the parser, or nobody's business: it goes with them. */
const DROPPED_WITH_CONTENT = new Set([
  'script',
  'style',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
]);
/** They act on the document that they are parsed in. */
const DROPPED = new Set(['base', 'meta', 'link', 'textarea']);

const TAG_NAME = /^[a-z][\w:-]*$/i;
const ATTRIBUTE_NAME = /^[a-z_:][\w:.-]*$/i;

/** Inside a tag: the name, what follows it, and the place after the tag; nothing when the tag does not end. */
interface Tag {
  name: string;
  attributes: [name: string, value: string | undefined][];
  end: number;
}

const escaped = (value: string) => value.replaceAll('"', '&quot;');

/**
 * HTML of others without what a policy of the page would object to while it is parsed: handlers, styles, base addresses.
 * Parsers check the policy also where nothing runs, and each breach is a line in the browser's console and a report.
 * What is dangerous is not decided here: the sanitiser comes afterwards and takes out the rest.
 *
 * Tags are recognised as browsers recognise them (HTML standard, 13.2.5), so that nothing hides from it in quotes.
 * @param keepStyle what an element's own style is called meanwhile; dropped without it
 */
export function quietHtml(html: string, keepStyle?: string): string {
  const out: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      out.push(html.slice(at));
      break;
    }
    out.push(html.slice(at, open));
    const next = html[open + 1] ?? '';
    if (next === '!' || next === '?') at = endOfComment(html, open);
    else if (next === '/' && !/[a-z]/i.test(html[open + 2] ?? '')) at = endOfBogus(html, open);
    else if (next === '/' || /[a-z]/i.test(next)) {
      const isEnd = next === '/';
      const tag = tagAt(html, open + (isEnd ? 2 : 1));
      if (!tag) break;
      at = tag.end;
      const name = tag.name.toLowerCase();
      if (name === 'plaintext') break;
      if (DROPPED_WITH_CONTENT.has(name)) at = isEnd ? at : endOfText(html, at, name);
      else if (name === 'textarea' && !isEnd) {
        const end = endOfText(html, at, name);
        out.push(
          html
            .slice(at, end)
            .replace(/<\/textarea[^>]*>?$/i, '')
            .replaceAll('<', '&lt;'),
        );
        at = end;
      } else if (TAG_NAME.test(name) && !DROPPED.has(name))
        out.push(isEnd ? `</${name}>` : written(name, tag, keepStyle));
    } else {
      out.push('&lt;');
      at = open + 1;
    }
  }
  return out.join('');
}

function written(name: string, { attributes }: Tag, keepStyle: string | undefined): string {
  const kept = attributes.flatMap(([own, value]) => {
    const lower = own.toLowerCase();
    if (!ATTRIBUTE_NAME.test(own) || lower.startsWith('on')) return [];
    if (lower === 'style' && !keepStyle) return [];
    const shown = lower === 'style' ? keepStyle : own;
    return [value === undefined ? ` ${shown}` : ` ${shown}="${escaped(value)}"`];
  });
  return `<${name}${kept.join('')}>`;
}

/** Reads a tag from its name on. */
function tagAt(html: string, from: number): Tag | undefined {
  const name = /[^\s/>]*/y;
  name.lastIndex = from;
  const tag: Tag = { name: name.exec(html)?.[0] ?? '', attributes: [], end: 0 };
  let at = from + tag.name.length;
  for (;;) {
    while (at < html.length && /[\s/]/.test(html[at])) at += 1;
    if (at >= html.length) return undefined;
    if (html[at] === '>') return { ...tag, end: at + 1 };
    // The first character belongs to the name even when it is "=".
    const attribute = /[^\s/>][^\s/>=]*/y;
    attribute.lastIndex = at;
    const own = attribute.exec(html)?.[0] ?? '';
    at += own.length;
    let ahead = at;
    while (ahead < html.length && /\s/.test(html[ahead])) ahead += 1;
    if (html[ahead] !== '=') {
      tag.attributes.push([own, undefined]);
      continue;
    }
    at = ahead + 1;
    while (at < html.length && /\s/.test(html[at])) at += 1;
    const quote = html[at];
    if (quote === '"' || quote === "'") {
      const end = html.indexOf(quote, at + 1);
      if (end === -1) return undefined;
      tag.attributes.push([own, html.slice(at + 1, end)]);
      at = end + 1;
    } else {
      const bare = /[^\s>]*/y;
      bare.lastIndex = at;
      const value = bare.exec(html)?.[0] ?? '';
      tag.attributes.push([own, value]);
      at += value.length;
    }
  }
}

function endOfComment(html: string, open: number): number {
  if (!html.startsWith('<!--', open)) return endOfBogus(html, open);
  const sudden = /^<!--(?:>|->)/.exec(html.slice(open, open + 6));
  if (sudden) return open + sudden[0].length;
  const end = /--!?>/g;
  end.lastIndex = open + 4;
  return end.exec(html) ? end.lastIndex : html.length;
}

function endOfBogus(html: string, open: number): number {
  const end = html.indexOf('>', open);
  return end === -1 ? html.length : end + 1;
}

/** After the end tag of an element whose content is text. */
function endOfText(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  if (!found) return html.length;
  return tagAt(html, found.index + 2)?.end ?? html.length;
}
