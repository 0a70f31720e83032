import type { EntityPages } from '../../crud/loadEntity';
import type levelHistory from './levelHistory';
import { LevelLadder } from './people/LevelLadder';

/** The ladder stands above the changes. */
export const pages: EntityPages<typeof levelHistory> = { ListHead: LevelLadder };
