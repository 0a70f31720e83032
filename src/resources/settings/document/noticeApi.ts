import { endpoint, hasField } from '../../../dataProviders/endpoint';
import type { MergedLetter } from '../../../domain/letters/mergeLetter';
import type { MessageKey } from '../../../i18n/Catalogue';

// Who prints: those who keep what the notice is about.
const RISK = ['loan:risk', 'loan-admin:list'] as const;
const WRITE_LOANS = 'zms:list';
const WRITE_OWN_LOANS = 'zms-loan:list';
const KEEP_WATCH_LIST = 'black-white:create';

/** One printed copy of a notice, never changed. Moments ISO 8601, people user ids. */
export interface PrintedNotice {
  /** Counts through one record, from 1. */
  version: number;
  at: string;
  by: string | null;
  /** The version of the template that it was printed from. */
  templateVersion: number;
  html: string;
  /** SHA-256 of `html`, hexadecimal. */
  hash: string;
}

/** The notices of a record: what the next would be, why there can be none now, and what was printed, the newest first. */
export interface Notices {
  /** The active template of the category; null where none is. */
  template: { name: string; version: number } | null;
  letter: MergedLetter | null;
  block: MessageKey | null;
  copies: PrintedNotice[];
}

const reads = { assumed: true, isShaped: hasField('copies') } as const;

/**
 * Notices by the list of the record that they are about (docs/domain/content-and-messaging.md 4.4). They are personal data
 * in clear: reading takes the right to print, too. `print` is refused with 409 while the answer of `read` names a block.
 */
export const noticeCalls = {
  loans: {
    read: endpoint<void, Notices>()('main', 'GET /loans/:id/notices', { ...reads, access: RISK }),
    print: endpoint<void, PrintedNotice>()('main', 'POST /loans/:id/notices', {
      assumed: true,
      access: RISK,
      guard: 'notes',
      on: 'loans',
    }),
  },
  'zms-writer': {
    read: endpoint<void, Notices>()('zms', 'GET /zms-writer/:id/notices', {
      ...reads,
      access: WRITE_LOANS,
    }),
    print: endpoint<void, PrintedNotice>()('zms', 'POST /zms-writer/:id/notices', {
      assumed: true,
      access: WRITE_LOANS,
      guard: 'notes',
      on: 'zms-writer',
    }),
  },
  'zms-writer-tenant-list': {
    read: endpoint<void, Notices>()('zms', 'GET /zms-writer-tenant/:id/notices', {
      ...reads,
      access: WRITE_OWN_LOANS,
    }),
    print: endpoint<void, PrintedNotice>()('zms', 'POST /zms-writer-tenant/:id/notices', {
      assumed: true,
      access: WRITE_OWN_LOANS,
      guard: 'notes',
      on: 'zms-writer-tenant-list',
    }),
  },
  'bw-list': {
    read: endpoint<void, Notices>()('main', 'GET /bw-list/:id/notices', {
      ...reads,
      access: KEEP_WATCH_LIST,
    }),
    print: endpoint<void, PrintedNotice>()('main', 'POST /bw-list/:id/notices', {
      assumed: true,
      access: KEEP_WATCH_LIST,
      on: 'bw-list',
    }),
  },
};

/** A list whose records have notices. */
export type NoticedList = keyof typeof noticeCalls;

/** `readExample`: a real record of the category, and the template filled from it; null where there is none. */
export interface TemplateExample {
  of: string;
  letter: MergedLetter;
}

/** Whether somebody may see documents of a category filled: they hold personal data in clear. */
export const SEE_EXAMPLE = {
  LOAN_RISK: RISK,
  LOAN_ZMS: WRITE_LOANS,
  LOAN_BLACK_OR_WHITE: KEEP_WATCH_LIST,
  REFERENCE: 'contract:create',
} as const;

/** A version of a template filled from a real record of its category; those of the court are filled from a chosen claim. */
export const readExample = endpoint<void, TemplateExample | null>()(
  'main',
  'GET /document-templates/:id/example',
  {
    assumed: true,
    access: 'app-manage-document:list',
    allowed: 'and the right to print documents of the category',
    expects: 'nothing',
  },
);
