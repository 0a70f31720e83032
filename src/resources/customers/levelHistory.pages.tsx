import type { EntityPages } from '../../crud/loadEntity';
import { LevelLadder } from './people/LevelLadder';

/** The ladder stands above the changes. */
export const pages: EntityPages = { ListHead: LevelLadder };
