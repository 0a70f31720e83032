import type { EntityPages } from '../../../framework/loadEntity';
import { EntryExample } from './EntryExample';
import type entryModels from './entryModel.entity';

/** A model is its worked example. */
export const pages: EntityPages<typeof entryModels> = { Body: EntryExample };
