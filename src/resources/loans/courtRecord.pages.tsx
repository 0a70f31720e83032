import type { EntityPages } from '../../crud/loadEntity';
import { CourtRecordBody } from './acts/court/CourtRecordBody';
import { LettersButton } from './acts/court/LettersButton';
import type courtRecord from './courtRecord';

/** What court records have beyond the generated pages: the letters, one by one and many at once. */
export const pages: EntityPages<typeof courtRecord> = {
  Body: CourtRecordBody,
  ListActions: LettersButton,
};
