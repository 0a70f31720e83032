import type { HindranceKey } from '../../i18n/Catalogue';
import type { IncomeMedium } from '../enums/customers';
import type { ConditionHindrance } from '../../entity/lifecycle';
import { INCOME } from '../settings';

/** What the acts on an income are judged by, reckoned by the gateway from its files and months. */
export interface IncomeFacts {
  medium: IncomeMedium;
  /** Months registered. */
  months: number;
  /** How many of them another approved income has meanwhile. */
  monthsTaken: number;
  /** Files that count: those replaced by better ones do not. */
  files: number;
  filesConfirmed: number;
  filesRejected: number;
  totalPages: number;
  viewedPages: number;
  /** Staff who registered the income or decided on one of its files, by user id. */
  hands: readonly string[];
}

const hindered = (
  key: HindranceKey,
  values?: Readonly<Record<string, number>>,
): ConditionHindrance => ({
  kind: 'condition',
  message: `hindrances.${key}`,
  values,
});

/**
 * What stands against sending an income for approval: months, and something that proves them (domain 4.12).
 */
export function sendHindrance({ months, files }: IncomeFacts): ConditionHindrance | null {
  const { monthsMin } = INCOME;
  if (months < monthsMin) return hindered('income_few_months', { count: months, min: monthsMin });
  return files === 0 ? hindered('income_no_files') : null;
}

/**
 * What stands against the approval of an income (domain 4.12): every page seen, every file confirmed, no month that
 * was confirmed meanwhile. Scans of paper need a second person: whoever approves must not be the only one who ever
 * had them in hand. That nobody approves what he made himself is the life cycle's business (X8).
 * @param person user id
 */
export function approvalHindrance(
  facts: IncomeFacts,
  person: string | undefined,
): ConditionHindrance | null {
  const { files, filesConfirmed, totalPages, viewedPages, monthsTaken, medium, hands } = facts;
  if (files === 0) return hindered('income_no_files');
  if (viewedPages < totalPages)
    return hindered('income_pages_unseen', { seen: viewedPages, total: totalPages });
  if (filesConfirmed < files)
    return hindered('income_files_unconfirmed', { count: files - filesConfirmed });
  if (monthsTaken > 0) return hindered('income_months_taken', { count: monthsTaken });
  const others = hands.filter((hand) => hand !== person);
  return medium === 'PAPER' && others.length === 0 ? hindered('income_second_person') : null;
}

/** A file is confirmed by who has seen all of it. */
export function fileHindrance(file: {
  totalPages: number;
  viewedPages: number;
}): ConditionHindrance | null {
  const { totalPages, viewedPages } = file;
  return viewedPages < totalPages
    ? hindered('income_pages_unseen', { seen: viewedPages, total: totalPages })
    : null;
}
