import type { EntityPages } from '../../../framework/loadEntity';
import type glTransactions from './glTransaction.entity';
import { JournalBody } from './JournalBody';
import { JournalFiguresHead } from './JournalFiguresHead';

/** R6 above the journals; a journal is its two legs. */
export const pages: EntityPages<typeof glTransactions> = {
  ListHead: JournalFiguresHead,
  Body: JournalBody,
};
