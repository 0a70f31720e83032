import { readFileBytes } from '../../../src/fields/file/api';
import { askersOf, readersOf } from '../../../src/entity/rights';
import { notFound } from '../../engine/ApiError';
import type { Answer, Call, Route } from '../../engine/Call';
import { may } from '../../engine/Caller';
import type { KeptFile } from '../../engine/FileStore';
import { route } from '../../engine/route';
import { sees } from '../../engine/tenancy';

const bytesOf = ({ type, bytes }: KeptFile): Answer<never> => ({
  bytes,
  headers: {
    'Content-Type': type,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, max-age=3600',
  },
});

/** Whether somebody sees a record that has the file: by a right that shows it, and of a lender who sees it. */
function seesFile(call: Pick<Call, 'store' | 'caller'>, id: string): boolean {
  const { store, caller } = call;
  const isHeld = store.files.heldBy(id).some((holder) => {
    const collection = store.collection(holder.resource);
    const record = collection?.get(holder.id);
    return (
      collection !== undefined &&
      record !== undefined &&
      may(caller, readersOf(collection.entity)) &&
      sees(call, collection.entity, record)
    );
  });
  if (isHeld) return true;
  for (const [entity, collection] of store.shown()) {
    if (!may(caller, [...readersOf(entity), ...askersOf(entity, true)])) continue;
    const { entity: owner, all } = collection;
    if (all.some((one) => store.files.isIn(owner, one, id) && sees(call, owner, one))) return true;
  }
  return false;
}

/**
 * Files behind records (docs/domain/calls.md 1.7): what customers see in the app stands under `public` and needs no token, all
 * others are for who sees a record that has them. For anybody else they do not exist.
 */
export const routes: readonly Route[] = [
  {
    gateway: 'main',
    method: 'GET',
    path: '/public/files/:id',
    open: true,
    run: ({ store, params }) => {
      const file = store.files.get(params.id);
      if (!file?.isPublished) throw notFound();
      return bytesOf(file);
    },
  },
  route(readFileBytes, (call) => {
    const file = call.store.files.get(call.params.id);
    if (!file || !seesFile(call, call.params.id)) throw notFound();
    return bytesOf(file);
  }),
];
