/** What an element's style hangs on beside its own inline one, where pages have no rules: its kind, and these. */
const TOLD_BY = ['hidden', 'type', 'open'] as const;

/** What elements take from their parents, of all that anything in the console asks for. */
const INHERITED: readonly string[] = ['visibility', 'pointerEvents', 'direction', 'whiteSpace'];

type Values = Map<string, string>;

const kindOf = (element: Element): string =>
  [element.localName, ...TOLD_BY.map((name) => element.getAttribute(name))].join(' ');

const camelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const read = (style: CSSStyleDeclaration, name: string): unknown =>
  style[name as keyof CSSStyleDeclaration];

/** The inline style of an element; most have none, and jsdom makes one for each that is asked. */
const inlineOf = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

/** What stands inline for a property, on the element or where it takes it from. */
function inlineValue(element: Element, name: string): string | undefined {
  const isInherited = INHERITED.includes(name);
  for (let one: Element | null = element; one; one = isInherited ? one.parentElement : null) {
    const style = inlineOf(one);
    const value = style && read(style, name);
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/**
 * jsdom matches every rule of its own style sheet for every question about an element, and for all its parents: a tenth of the
 * time of a journey. Journeys have no other rules, so that what it says of one element without inline styles it says of
 * all of that kind.
 */
export function quickStyles(): void {
  // The page's window and the global scope of a test are two.
  const page = document.defaultView ?? window;
  const slow = page.getComputedStyle.bind(page);
  const kinds = new Map<string, Values>();

  function usual(element: Element, name: string): string {
    const kind = kindOf(element);
    const values: Values = kinds.get(kind) ?? new Map();
    kinds.set(kind, values);
    let value = values.get(name);
    if (value === undefined) {
      const bare = element.cloneNode(false) as Element;
      bare.removeAttribute('style');
      value = String(read(slow(bare), name) ?? '');
      values.set(name, value);
    }
    return value;
  }

  const valueOf = (element: Element, name: string): string =>
    inlineValue(element, name) ?? usual(element, name);

  const quick = (element: Element) =>
    new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (asked: string) => valueOf(element, camelCase(asked));
        return typeof name === 'string' ? valueOf(element, camelCase(name)) : undefined;
      },
    });
  page.getComputedStyle = quick;
  window.getComputedStyle = quick;
}
