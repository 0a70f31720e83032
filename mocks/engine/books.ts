import { ALL_BOOKS, BOOKS } from '../../src/domain/books';
import type { AnyEntity } from '../../src/entity/entity';
import { ApiError, notFound } from './ApiError';
import { bodyOf, type Call } from './Call';
import type { Caller } from './Caller';
import type { Test } from './Collection';
import { lenderOf } from './oneLender';
import { tenants } from './samples/tenants';
import { seesAll } from './tenancy';

/** Books that no lender has: of a caller who belongs to none. */
const NOBODY = '';

/** Who asks, and for whose books. */
type Asking = Pick<Call, 'caller' | 'query' | 'body'>;

/** The lender whose books a caller may see at all; undefined = those of every lender. Figures go by `booksOf`. */
export const seenBooks = (caller: Caller): string | undefined =>
  seesAll(caller) ? undefined : (caller.tenantAlias ?? NOBODY);

/** What a call says of whose books it asks for; undefined where it says nothing. */
export function saidBooks({ query, body }: Asking): string | undefined {
  const said = query.get(BOOKS) ?? bodyOf({ body })[BOOKS];
  return said === null || said === undefined || said === '' ? undefined : String(said);
}

/**
 * The lender whose books a call asks for: the caller's own unless it says another; undefined = those of all together. The
 * one door of every figure of the ledger (docs/domain/money.md 2.4): nothing adds lenders up that nobody asked for.
 * @throws ApiError 403 for books that the caller does not see, 404 for those of a lender that is not there
 */
export function booksOf(call: Asking): string | undefined {
  const said = saidBooks(call);
  const { caller } = call;
  const own = caller.tenantAlias ?? NOBODY;
  if (said === undefined || said === own) return own;
  if (!seesAll(caller)) throw new ApiError(403, 'OTHER_BOOKS');
  if (said === ALL_BOOKS) return undefined;
  if (!tenants.some(({ alias }) => alias === said)) throw notFound();
  return said;
}

/** Whether a record stands in the books that a call asks for. @throws ApiError as `booksOf` */
export function inBooksOf(call: Asking): (record: object) => boolean {
  const books = booksOf(call);
  return (record) => books === undefined || lenderOf(record) === books;
}

/**
 * The test that keeps a list to the books that are asked for. Records that are asked for by their ids are named by another
 * record, whoever's they are.
 */
export function booksTest(
  call: Asking,
  { books }: Pick<AnyEntity, 'books'>,
  isByIds: boolean,
): Test | undefined {
  if (!books) return undefined;
  const isInBooks = inBooksOf(call);
  if (isByIds && saidBooks(call) === undefined) return undefined;
  return (record) => (record.tenant ?? null) === null || isInBooks(record);
}

/** The books of which a calculated list has its records: by their ids, whatever the caller may see. */
export const listedBooks = (call: Asking): string | undefined =>
  saidBooks(call) === undefined && call.query.has('id') ? seenBooks(call.caller) : booksOf(call);
