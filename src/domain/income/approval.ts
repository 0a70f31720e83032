import type { ActionBlockKey } from '../../i18n/Catalogue';
import type { IncomeMedium } from '../enums/customers';
import type { ConditionBlock } from '../../entity/lifecycle';
import { INCOME } from '../settings';

/** What the conditions of an income's actions are calculated from; the gateway makes it from its files and months. */
export interface IncomeFacts {
  medium: IncomeMedium;
  /** Months registered. */
  months: number;
  /** Fewest months that make an income. */
  monthsMin?: number;
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

const blockedAnswer = (
  key: ActionBlockKey,
  values?: Readonly<Record<string, number>>,
): ConditionBlock => ({
  kind: 'condition',
  message: `actionBlocks.${key}`,
  values,
});

/**
 * What blocks sending an income for approval: too few months, or nothing that proves them
 * (docs/domain/income.md 4.1).
 */
export function sendBlock({
  months,
  monthsMin = INCOME.monthsMin,
  files,
}: IncomeFacts): ConditionBlock | null {
  if (months < monthsMin)
    return blockedAnswer('income_few_months', { count: months, min: monthsMin });
  return files === 0 ? blockedAnswer('income_no_files') : null;
}

/**
 * What blocks the approval of an income (docs/domain/income.md 4.1): every page seen, every file confirmed, no
 * month that was confirmed meanwhile. Scans of paper need a second person: the approver must not be the only one
 * who ever had them in hand. That nobody approves what he made himself is the life cycle's business
 * (docs/domain/interface.md 6.3).
 * @param person user id
 */
export function approvalBlock(
  facts: IncomeFacts,
  person: string | undefined,
): ConditionBlock | null {
  const { files, filesConfirmed, totalPages, viewedPages, monthsTaken, medium, hands } = facts;
  if (files === 0) return blockedAnswer('income_no_files');
  if (viewedPages < totalPages)
    return blockedAnswer('income_pages_unseen', { seen: viewedPages, total: totalPages });
  if (filesConfirmed < files)
    return blockedAnswer('income_files_unconfirmed', { count: files - filesConfirmed });
  if (monthsTaken > 0) return blockedAnswer('income_months_taken', { count: monthsTaken });
  const others = hands.filter((hand) => hand !== person);
  return medium === 'PAPER' && others.length === 0
    ? { ...blockedAnswer('income_second_person'), own: true }
    : null;
}

/** A file is confirmed by who has seen all of it. */
export function fileBlock(file: {
  totalPages: number;
  viewedPages: number;
}): ConditionBlock | null {
  const { totalPages, viewedPages } = file;
  return viewedPages < totalPages
    ? blockedAnswer('income_pages_unseen', { seen: viewedPages, total: totalPages })
    : null;
}
