import { createHash } from 'node:crypto';
import type { DocumentCategory } from '../../../../src/domain/enums/credit-registry';
import type { PrintedNotice } from '../../../../src/resources/settings/document/noticeApi';
import type { RecId } from '../../../engine/MockRecord';

/** What was printed of one record. */
export interface Printed {
  category: DocumentCategory;
  /** The entity that keeps the record. */
  keeper: string;
  id: RecId;
  /** The newest first. */
  copies: readonly PrintedNotice[];
}

/** SHA-256 of a copy, hexadecimal. */
export const hashOf = (html: string): string => createHash('sha256').update(html).digest('hex');
