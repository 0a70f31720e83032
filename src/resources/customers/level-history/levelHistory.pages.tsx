import type { EntityPages } from '../../../framework/loadEntity';
import type levelHistory from './levelHistory.entity';
import { LevelHead } from './LevelHead';

/** The ladder and the way up are above the changes. */
export const pages: EntityPages<typeof levelHistory> = { ListHead: LevelHead };
