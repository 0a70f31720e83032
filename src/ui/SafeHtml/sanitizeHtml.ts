import DOMPurify, { type WindowLike } from 'dompurify';
import { ownSheets } from '../../domain/letters/shownText';
import { quietHtml } from './quietHtml';

/** Elements that would restyle, submit, load or lead away. */
const FORBIDDEN_TAGS = [
  'style',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'option',
  'base',
  'meta',
  'link',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'source',
  'svg',
  'math',
  'map',
  'area',
  'template',
  'dialog',
  'marquee',
];

/** Attributes that would style, clobber names of the page, or call other addresses. */
const FORBIDDEN_ATTRIBUTES = [
  'style',
  'id',
  'name',
  'srcset',
  'usemap',
  'poster',
  'action',
  'formaction',
  'background',
  'ping',
];

/** Links by https, mail and telephone; pictures from their own bytes or from the console's own files. */
const ADDRESSES = /^(?:https:|mailto:|tel:|data:image\/(?:png|jpe?g|gif);base64,|\/assets\/)/i;

/** A literal for every call: a polluted prototype cannot reach the sanitiser's options. */
const richTextOptions = () => ({
  USE_PROFILES: { html: true },
  FORBID_TAGS: [...FORBIDDEN_TAGS],
  FORBID_ATTR: [...FORBIDDEN_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
  ALLOWED_URI_REGEXP: ADDRESSES,
  RETURN_DOM_FRAGMENT: true as const,
});

/** Of the page; where there is none, of the window that was given (`cleanIn`). */
let purifier = DOMPurify;

/** Cleans by another window than the page's: gateways have no page, and keep HTML as the console would show it. */
export function cleanIn(window: WindowLike): void {
  purifier = DOMPurify(window);
}

/** What is kept of a formatted text, and shown of it. */
function cleanedFragment(html: string): DocumentFragment {
  const fragment = purifier.sanitize(quietHtml(html), richTextOptions());
  // Pictures of other hosts would tell them who reads what.
  for (const picture of fragment.querySelectorAll('img')) {
    if (!/^(?:data:image\/|\/assets\/)/i.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  return fragment;
}

/** A formatted text as it is kept: what would not be shown is not there (docs/domain/input.md 1.6). */
export function cleanedHtml(html: string): string {
  const fragment = cleanedFragment(html);
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** Formatted text as nodes that are safe to put into the page. Links open a new tab and give nothing away. */
export function sanitizedFragment(html: string): DocumentFragment {
  const fragment = cleanedFragment(html);
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}

const OWN_STYLE = 'data-own-style';

/** A style sheet without what it would load from elsewhere; one that hides its words behind escapes goes. */
const ownStyles = (css: string): string =>
  css.includes('\\')
    ? ''
    : css
        .replaceAll('<', '')
        .replace(/@import[^;]*;?/gi, '')
        .replace(/(?:url|image-set|src)\s*\((?!\s*["']?data:image\/)[^)]*\)?/gi, 'none');

/**
 * An HTML document for the sandboxed preview page: its own styles stay, everything that runs, submits or loads
 * goes. Text, because it travels by message.
 */
export const sanitizedDocument = (html: string): string => cleanedWhole(html, ADDRESSES);

/** An address of its own, or one that begins with a place: it is cleaned once more when the place is filled. */
const ADDRESSES_AND_PLACES = new RegExp(`${ADDRESSES.source}|^\\{\\{[\\s\\w.]+\\}\\}`, 'i');

/** An HTML document as it is kept: as its preview shows it, with the places that are still to be filled. */
export const cleanedDocument = (html: string): string => cleanedWhole(html, ADDRESSES_AND_PLACES);

function cleanedWhole(html: string, addresses: RegExp): string {
  // A document that is parsed here has the console's policy, which knows no styles inside a page: they go round it,
  // those of elements under another name.
  const styles = ownSheets(html).map(ownStyles);
  const bare = purified(quietHtml(html, OWN_STYLE), addresses).replaceAll(
    ` ${OWN_STYLE}="`,
    ' style="',
  );
  if (styles.length === 0) return bare;
  return bare.replace('<head>', () => `<head><style>${styles.join('\n')}</style>`);
}

/** The whole document as text. Its pictures come from their own bytes: the page that shows it asks nobody for anything. */
function purified(html: string, addresses: RegExp): string {
  // With `WHOLE_DOCUMENT` it is the document's own element.
  const root = purifier.sanitize(html, {
    WHOLE_DOCUMENT: true,
    USE_PROFILES: { html: true },
    FORCE_BODY: false,
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'base',
      'meta',
      'link',
      'iframe',
      'object',
      'embed',
      'video',
      'audio',
      'source',
      'template',
      'dialog',
    ],
    FORBID_ATTR: ['action', 'formaction', 'ping', 'srcset', 'background', 'poster'],
    ALLOWED_URI_REGEXP: addresses,
    RETURN_DOM: true,
  }) as HTMLElement;
  for (const picture of root.querySelectorAll('img')) {
    if (!/^data:image\//i.test(picture.getAttribute('src') ?? '')) picture.remove();
  }
  for (const element of root.querySelectorAll(`[${OWN_STYLE}]`)) {
    element.setAttribute(OWN_STYLE, ownStyles(element.getAttribute(OWN_STYLE) ?? ''));
  }
  return root.outerHTML;
}
