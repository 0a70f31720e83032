import type { EntityPages } from '../../crud/loadEntity';
import { FinderAwaited } from './search/FinderAwaited';

/** The finder’s requests: answers come by themselves. */
export const pages: EntityPages = { ListHead: FinderAwaited };
