import { BOOKS } from '../../src/domain/books';
import type { AnyEntity } from '../../src/entity/entity';
import { askersOf } from '../../src/entity/rights';
import { invalid } from './ApiError';
import type { Call } from './Call';
import { need } from './Caller';
import { readListQuery, type ListQuery } from './listQuery';

/**
 * What a list is asked for, by somebody who may. Records by their ids are also for those who may see one of them.
 * @throws ApiError 403; 400 for a list of parts without the record whose parts they are (`askedBy`)
 */
export function askedQuery(
  { caller }: Pick<Call, 'caller'>,
  { access, list, books }: AnyEntity,
  source: Parameters<typeof readListQuery>[0],
): ListQuery {
  const query = withoutBooks(readListQuery(source), books);
  need(caller, askersOf({ access }, query.filters.has('id')));
  const { askedBy = [] } = list;
  const isAsked = askedBy.some((name) => query.filters.get(name)?.some(Boolean));
  if (askedBy.length > 0 && !isAsked) throw invalid({ [askedBy[0]]: 'validation.required' });
  return query;
}

/** Whose books are asked for is no field of a record: `booksOf` reads it. */
const withoutBooks = (query: ListQuery, books: AnyEntity['books']): ListQuery =>
  books
    ? { ...query, filters: new Map([...query.filters].filter(([name]) => name !== BOOKS)) }
    : query;
