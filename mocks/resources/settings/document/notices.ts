import type { Endpoint } from '../../../../src/dataProviders/endpoint';
import type { DocumentCategory } from '../../../../src/domain/enums/credit-registry';
import type { LetterValues } from '../../../../src/domain/letters/letterValues';
import { mergeLetter } from '../../../../src/domain/letters/mergeLetter';
import type { MessageKey } from '../../../../src/i18n/Catalogue';
import type { Notices, PrintedNotice } from '../../../../src/resources/settings/document/noticeApi';
import type { Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { blockedAnswer } from '../../../engine/hindered';
import type { MockRecord } from '../../../engine/MockRecord';
import { tellOwner } from '../../../engine/ownedRecords';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import type { Store } from '../../../engine/Store';
import { sampleNotices } from '../../loans/loan/sampleNotices';
import { activeTemplate } from './activeTemplate';
import { hashOf, type Printed } from './printedCopy';

const keyOf = ({ category }: Pick<NoticeKind, 'category'>, { id }: Pick<MockRecord, 'id'>) =>
  `${category} ${id}`;

/** What is printed of the records of one list. */
export interface NoticeKind {
  category: DocumentCategory;
  /** The entity that keeps the records. */
  keeper: string;
  /** Why nothing is printed of this record now; null when something is. */
  block(record: MockRecord): MessageKey | null;
  values(call: Call, record: MockRecord): LetterValues;
  /** The customer in whose history it is written down, too. */
  customerOf(store: Store, record: MockRecord): MockRecord | undefined;
}

/** Printed copies by category and record; those of the sample are there from the start. */
const worlds = new WeakMap<SampleWorld, Map<string, Printed>>();

const copiesIn = ({ world }: Store): Map<string, Printed> => {
  const known = worlds.get(world);
  if (known) return known;
  const printed = new Map(sampleNotices(world).map((one) => [keyOf(one, one), one] as const));
  worlds.set(world, printed);
  return printed;
};

/** Everything that was printed, record by record. */
export const allCopies = (store: Store): readonly Printed[] => [...copiesIn(store).values()];

/** Copies of a category that were printed from one version of its template. */
export const copiesOf = (store: Store, category: unknown, version: unknown): number =>
  allCopies(store).flatMap((printed) =>
    printed.category === category
      ? printed.copies.filter(({ templateVersion }) => templateVersion === version)
      : [],
  ).length;

/** What the next print of a record would be, why there can be none, and what was printed. */
function noticesOf(call: Call, kind: NoticeKind, record: MockRecord): Notices {
  const copies = [...(copiesIn(call.store).get(keyOf(kind, record))?.copies ?? [])];
  const template = activeTemplate(call.store, { category: kind.category }) ?? null;
  const closed = kind.block(record);
  if (closed || !template)
    return {
      template: template && { name: template.name, version: template.version },
      letter: null,
      block: closed ?? 'printed.no_template',
      copies,
    };
  const letter = mergeLetter(template.html, kind.values(call, record));
  return {
    template: { name: template.name, version: template.version },
    letter,
    block: letter.missing > 0 ? 'printed.incomplete' : null,
    copies,
  };
}

/** Keeps a copy as it is printed now, and writes down that it was. @throws ApiError 409 */
function print(call: Call, kind: NoticeKind, record: MockRecord): PrintedNotice {
  const { store, caller } = call;
  const { template, letter, block, copies } = noticesOf(call, kind, record);
  if (block || !template || !letter)
    throw blockedAnswer({ kind: 'condition', message: block ?? 'printed.no_template' });
  const copy: PrintedNotice = {
    version: copies.length + 1,
    at: store.clock.iso(),
    by: caller.id,
    templateVersion: template.version,
    html: letter.html,
    hash: hashOf(letter.html),
  };
  copiesIn(store).set(keyOf(kind, record), {
    category: kind.category,
    keeper: kind.keeper,
    id: record.id,
    copies: [copy, ...copies],
  });
  store.history.add(kind.keeper, record, {
    at: copy.at,
    by: copy.by,
    action: 'print_notice',
    origin: 'MANUAL',
  });
  tellOwner(call, kind.customerOf(store, record), {
    action: 'print_notice',
    source: `${kind.keeper}/${record.id}`,
  });
  return copy;
}

type Path = `/${string}/:id/notices`;

/** The calls of a list whose records have notices (docs/domain/content-and-messaging.md 4.4). */
export const noticeRoutes = (
  list: string,
  calls: {
    read: Endpoint<void, Notices, 'GET', Path>;
    print: Endpoint<void, PrintedNotice, 'POST', Path>;
  },
  kind: NoticeKind,
): readonly Route[] => [
  route(calls.read, (call) => {
    need(call.caller, calls.read.access);
    return { body: noticesOf(call, kind, recordOf(call, list)) };
  }),
  route(calls.print, (call) => {
    const record = recordOf(call, list);
    const body = print(call, kind, record);
    return { body, status: 201, commit: { resource: kind.keeper, id: record.id } };
  }),
];
