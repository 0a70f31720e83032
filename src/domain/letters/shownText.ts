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
const STYLE = attribute('style');
const CLASSES = attribute('class');
const ID = attribute('id');
const LEADS_TO = attribute('href');

/** Finds the value of an attribute, in quotes or bare. */
function attribute(name: string): RegExp {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu');
}

const valueOf = (found: RegExpExecArray | null): string =>
  found?.[1] ?? found?.[2] ?? found?.[3] ?? '';

/** One that is not closed goes on to the end, as browsers read it. */
const SHEET = /<style\b[^<>]*>([\s\S]*?)(?:<\/style\s*>|$)/giu;

/** The style sheets that an HTML text brings along. */
export const ownSheets = (html: string): string[] =>
  [...html.matchAll(SHEET)].map(([, css]) => css);

const CSS_COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/gu;
const HIDES =
  /display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size)\s*:\s*0(?![.\d]*[1-9])/iu;
const hides = (css: string): boolean => HIDES.test(css.replaceAll(CSS_COMMENT, ''));

/** What a rule that hides is about: the last part of its selector, as far as an element alone can be asked about it. */
interface Hiding {
  tag?: string;
  id?: string;
  classes: readonly string[];
}

/** Parts of an element, and how it looks while somebody points at it: it is there all the same. */
const PASSING = /::|:(?:hover|focus|active|visited|before|after|first-l)/iu;

/** Selectors of the rules of the text's own styles that hide, for whatever medium. A sheet with escapes is dropped when the text is cleaned. */
const hidingSelectors = (html: string): string[] =>
  ownSheets(html)
    .map((css) => css.replaceAll(CSS_COMMENT, ''))
    .filter((css) => !css.includes('\\'))
    .flatMap((css) => css.split('}'))
    .flatMap((rule) => {
      const parts = rule.split('{');
      const [selectors = '', declarations = ''] = parts.slice(-2);
      return parts.length > 1 && hides(declarations) ? selectors.split(',') : [];
    });

const hidingRules = (html: string): Hiding[] =>
  hidingSelectors(html)
    .filter((selector) => !PASSING.test(selector))
    .map((selector) => {
      const last =
        selector
          .trim()
          .split(/[\s>+~]+/u)
          .at(-1) ?? '';
      return {
        tag: /^[a-z][\w-]*/iu.exec(last)?.[0].toLowerCase(),
        id: /#([\w-]+)/u.exec(last)?.[1],
        classes: [...last.matchAll(/\.([\w-]+)/gu)].map(([, name]) => name),
      };
    });

function isHidden(name: string, attributes: string, rules: readonly Hiding[]): boolean {
  if (HIDDEN.test(attributes.replace(VALUE, ''))) return true;
  if (hides(valueOf(STYLE.exec(attributes)))) return true;
  if (rules.length === 0) return false;
  const own = valueOf(CLASSES.exec(attributes)).split(/\s+/u);
  const id = valueOf(ID.exec(attributes));
  return rules.some(
    (rule) =>
      (rule.tag === undefined || rule.tag === name) &&
      (rule.id === undefined || rule.id === id) &&
      rule.classes.every((one) => own.includes(one)),
  );
}

/**
 * What of an HTML text reaches whoever reads it: its words, and where its links lead. Comments, scripts, styles, what is hidden,
 * by the text's own styles too, and every other attribute do not count (docs/domain/content-and-messaging.md 4.6). Pure: a form
 * judges it without drawing it.
 */
export function shownText(html: string): string {
  const rules = hidingRules(html);
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
    if (DROPPED.has(name) || (isHidden(name, attributes, rules) && !VOID.has(name))) {
      if (RAW.has(name)) {
        const end = new RegExp(`</${name}\\b[^>]*(?:>|$)`, 'giu');
        end.lastIndex = at;
        at = end.exec(html) ? end.lastIndex : html.length;
        MARKUP.lastIndex = at;
      } else out = { name, depth: 1 };
      continue;
    }
    if (name === 'a') shown += `${valueOf(LEADS_TO.exec(attributes))} `;
  }
  return out ? shown : shown + html.slice(at);
}

/** Whether nothing of an HTML text is left to be read. */
export const isShownEmpty = (html: string): boolean =>
  shownText(html)
    .replaceAll(/&(?:nbsp|zwnj|zwj|shy);/giu, '')
    .replaceAll(/[\s\p{Cf}]/gu, '') === '';
