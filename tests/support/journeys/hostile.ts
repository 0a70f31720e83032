import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import type { Field } from '../../../src/entity/Field';
import { routes } from '../../../src/resources/routes';
import { declared } from '../../contract/support/entities';
import { AREAS } from '../../contract/support/typedFields';
import type { Lab } from './gateways';
import type { Visit } from './openAt';

/** Markup that actions, what message formats replace, and a mark that turns the line round, in one text. */
export const MARK =
  '<img src=x onerror=hacked=1><script>hacked=1</script>%{name} |||| $& \u202Eжраг';

/** Heading of the page that is between two others: the name of the person. */
const BETWEEN = 'Сүхбаатар Оюунчимэг';

/** Texts that decide who sees a record. */
const KEPT: ReadonlySet<string> = new Set(['tenant']);

const isText = ({ kind, options }: Field): boolean =>
  kind.name === 'text' && options.format === undefined;

/** Puts the hostile text where people could have typed it, or another service could have sent it. */
export function poison({ gateways: { store } }: Lab): void {
  const done = new Set<MockRecord>();
  for (const { entity, area } of declared) {
    const collection = AREAS.includes(area) && !entity.of && store.collection(entity.name);
    if (!collection) continue;
    const names = Object.keys(entity.fields).filter(
      (name) => isText(entity.fields[name]) && !KEPT.has(name),
    );
    for (const record of collection.all) {
      // Two entities may keep their records in one place.
      if (done.has(record)) continue;
      done.add(record);
      const patch = Object.fromEntries(
        names.filter((name) => typeof record[name] === 'string').map((name) => [name, MARK]),
      );
      collection.change(record, patch);
      store.history.add(entity.name, record, {
        at: '2026-11-21T04:00:00.000Z',
        by: null,
        action: 'update',
        field: names[0],
        from: MARK,
        to: MARK,
        origin: 'MANUAL',
        reason: MARK,
        source: MARK,
      });
    }
  }
}

const isOfAreas = (resource: string | undefined): boolean =>
  declared.some(({ entity, area }) => entity.name === resource && AREAS.includes(area));

/** Records of pages whose parameter is no id of their collection. */
const AT: Readonly<Record<string, string | number>> = {
  '/customers/education/create/:id': 100_001,
  '/customers/segment/:id': 8101,
  '/product/:id': '100001-LOAN',
};

/** Every page of these areas, at a record of the sample. */
export function hostilePages({ gateways: { store } }: Lab): string[] {
  const idOf = (path: string, resource: string): MockRecord['id'] => {
    if (path.startsWith('/customers/:id')) return 100_001;
    const owner = declared.find(({ entity }) => entity.name === resource)?.entity.of?.resource;
    const [first] = store.collection(owner ?? resource)?.all ?? [];
    return AT[path] ?? first?.id ?? 1;
  };
  const paths = routes
    .filter(({ resource, area }) => (area && AREAS.includes(area)) || isOfAreas(resource))
    .map(({ path, resource = '' }) => path.replace(/:\w+/, String(idOf(path, resource))));
  return [...new Set(paths)];
}

const heading = () => document.querySelector('main h1')?.textContent;

/** Opens a page and waits until it has all that it shows; by way of another one, so that it cannot be mistaken. */
async function opened(visit: Visit, path: string): Promise<void> {
  await visit.go('/profile');
  await waitFor(() => expect(heading()).toBe(BETWEEN));
  await visit.go(path);
  await waitFor(() => {
    if (!heading() || heading() === BETWEEN) throw new Error(`${path} is not there yet.`);
    const waiting = document.querySelectorAll('main :is([data-part=skeleton], [aria-busy=true])');
    if (waiting.length > 0) throw new Error('The page is not there yet.');
  });
}

const MADE = 'body :is(script, img[src="x"], iframe, object, embed, [onerror], [onclick])';

/** How a long text begins in a table, with the mark of what was cut. */
const CUT = `${[...MARK].slice(0, 60).join('').trimEnd()} ...`;

const times = (text: string, part: string): number => text.split(part).length - 1;

/** Everything that is wrong with the page as it is; nothing when the hostile text is text. */
function wrongs(): string[] {
  const text = document.body.textContent ?? '';
  const [begun, whole, cut] = ['<img src=x', MARK, CUT].map((part) => times(text, part));
  return [
    document.querySelector(MADE) ? 'an element was made' : '',
    'hacked' in window ? 'a script was run' : '',
    begun === whole + cut ? '' : `${begun - whole - cut} of ${begun} were changed`,
    document.querySelector('main h1') ? '' : 'the page fell over',
  ].filter(Boolean);
}

/**
 * Opens pages one after another: each shows the hostile text as it is and makes nothing of it.
 * @param bare pages on which it may stand nowhere, or in inputs alone
 */
export async function lookAtAll(
  visit: Visit,
  paths: readonly string[],
  bare: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await opened(visit, path);
    if (!bare.includes(path))
      await waitFor(() => {
        if (!document.body.textContent?.includes('<img src=x'))
          throw new Error(`${path} does not show the text.`);
      });
    // Parts that come later than the page may still be half there.
    await waitFor(() => expect([path, wrongs()]).toEqual([path, []]));
  }
}
