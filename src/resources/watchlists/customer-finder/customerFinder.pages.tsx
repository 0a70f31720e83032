import type { EntityPages } from '../../../framework/loadEntity';
import type customerFinder from './customerFinder.entity';
import { FinderAwaited } from './FinderAwaited';

/** The finder’s requests: answers come by themselves. */
export const pages: EntityPages<typeof customerFinder> = { ListHead: FinderAwaited };
