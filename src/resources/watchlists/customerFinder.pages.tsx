import type { EntityPages } from '../../crud/loadEntity';
import type customerFinder from './customerFinder';
import { FinderAwaited } from './search/FinderAwaited';

/** The finder’s requests: answers come by themselves. */
export const pages: EntityPages<typeof customerFinder> = { ListHead: FinderAwaited };
