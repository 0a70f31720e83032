import type { EntityPages } from '../../../framework/loadEntity';
import type levelHistory from './levelHistory.entity';
import { LevelLadder } from './LevelLadder';

/** The ladder is above the changes. */
export const pages: EntityPages<typeof levelHistory> = { ListHead: LevelLadder };
