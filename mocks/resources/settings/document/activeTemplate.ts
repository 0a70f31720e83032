import type {
  DocumentCategory,
  DocumentTemplateType,
} from '../../../../src/domain/enums/credit-registry';
import { htmlOf, type StoredFile } from '../../../../src/fields/file/schema';
import type { DocumentTemplate } from '../../../../src/resources/loans/court-record/api';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

export const TEMPLATE = 'document_template';

/** What a template is one of: one version is active of each. */
export interface TemplateOf extends Readonly<Record<string, unknown>> {
  category?: unknown;
  /** Of court documents. */
  type?: unknown;
  /** Of reference letters. */
  letter?: unknown;
}

/** `LONG_LOAN_COURT`, 3 → `LONG_LOAN_COURT-3`: how people call a version. */
export const templateCode = ({ category, type, letter }: TemplateOf, version: number): string =>
  `${String(type ?? letter ?? category)}-${version}`;

const isSame = (one: TemplateOf, other: TemplateOf): boolean =>
  one.category === other.category &&
  (one.type ?? null) === (other.type ?? null) &&
  (one.letter ?? null) === (other.letter ?? null);

/** The versions of one template. */
export const versionsOf = (store: Pick<Store, 'collection'>, template: TemplateOf): MockRecord[] =>
  (store.collection(TEMPLATE)?.all ?? []).filter((one) => isSame(one, template));

const wasActive = ({ activeSince, archivedAt }: MockRecord, at: string): boolean =>
  typeof activeSince === 'string' &&
  activeSince <= at &&
  !(typeof archivedAt === 'string' && archivedAt <= at);

const shownOf = (record: MockRecord): DocumentTemplate => ({
  id: Number(record.id),
  category: record.category as DocumentCategory,
  type: (record.type as DocumentTemplateType | null | undefined) ?? null,
  name: String(record.name),
  version: Number(record.version),
  html: htmlOf(record.htmlFile as StoredFile) ?? '',
});

/** The version of a template that is in use; undefined where none is (docs/domain/content-and-messaging.md 4.2). */
export function activeTemplate(
  store: Pick<Store, 'collection'>,
  template: TemplateOf,
): DocumentTemplate | undefined {
  const found = versionsOf(store, template).find(({ state }) => state === 'ACTIVE');
  return found && shownOf(found);
}

/**
 * The version that court letters of a type are printed from at a moment; the active one for a moment before the first
 * (docs/domain/content-and-messaging.md 4.2).
 */
export function courtTemplateAt(
  store: Pick<Store, 'collection'>,
  type: unknown,
  at: string,
): DocumentTemplate {
  const template = { category: 'LOAN_COURT', type };
  const then = versionsOf(store, template).find((one) => wasActive(one, at));
  const found = then ? shownOf(then) : activeTemplate(store, template);
  if (!found) throw new Error(`no active template of ${String(type)}`);
  return found;
}

/** The version that a printed letter was made from. */
export function courtTemplate(
  store: Pick<Store, 'collection'>,
  type: unknown,
  version: number,
): DocumentTemplate | undefined {
  const found = versionsOf(store, { category: 'LOAN_COURT', type }).find(
    (one) => one.version === version,
  );
  return found && shownOf(found);
}
