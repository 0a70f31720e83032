import { useTranslate } from 'ra-core';
import { formatCount } from '../../../domain/formatCount';
import { Note } from '../../../ui/Text/Text';
import type { CriteriaGroup } from './criteria';

/** How many records each group of criteria concerns now. */
export type Affected = Readonly<Record<CriteriaGroup, number>>;

/** Whom a change of a group concerns; nothing while it is not known. */
export function AffectedNote({ group, affected }: { group: CriteriaGroup; affected?: Affected }) {
  const translate = useTranslate();
  if (!affected) return null;
  return (
    <Note>
      {translate(`loanCriteria.affected.${group}`, { count: formatCount(affected[group]) })}
    </Note>
  );
}
