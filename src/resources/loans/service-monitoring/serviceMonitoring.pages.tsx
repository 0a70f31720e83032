import type { EntityPages } from '../../../framework/loadEntity';
import { previews } from '../loan/actions/loanActionPages';
import type serviceMonitoring from './serviceMonitoring.entity';
import { StageTiles } from './StageTiles';

/** The stages of the issue as tiles above their loans. */
export const pages: EntityPages<typeof serviceMonitoring> = { ListHead: StageTiles, previews };
