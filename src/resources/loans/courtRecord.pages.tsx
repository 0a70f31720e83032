import type { EntityPages } from '../../crud/loadEntity';
import { CourtRecordBody } from './acts/court/CourtRecordBody';
import { LettersButton } from './acts/court/LettersButton';

/** What court records have beyond the generated pages: the letters, one by one and many at once. */
export const pages: EntityPages = { Body: CourtRecordBody, ListActions: LettersButton };
