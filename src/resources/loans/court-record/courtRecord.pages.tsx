import type { EntityPages } from '../../../framework/loadEntity';
import { CourtRecordBody } from './CourtRecordBody';
import { LettersButton } from './LettersButton';
import type courtRecord from './courtRecord.entity';

/** What court records have beyond the generated pages: the letters, one by one and many at once. */
export const pages: EntityPages<typeof courtRecord> = {
  Body: CourtRecordBody,
  ListActions: LettersButton,
};
