import type { EntityPages } from '../../crud/loadEntity';
import { previews } from './acts/loanActPages';
import type serviceMonitoring from './serviceMonitoring';
import { StageTiles } from './StageTiles';

/** The stages of the issue as tiles above their loans. */
export const pages: EntityPages<typeof serviceMonitoring> = { ListHead: StageTiles, previews };
