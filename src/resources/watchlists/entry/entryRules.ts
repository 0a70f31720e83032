import type { ValidationIssue } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { CONFIRM } from '../../../domain/settings';

type Asked = 'regnum' | 'companyRegnum' | 'reason';

/**
 * An entry is about one person or one company, which its number says, and has a reason that says something
 * (docs/domain/watchlists.md 1.1; docs/domain/interface.md 6.2). Numbers are asked for only while the entry is made.
 */
export function bwListRules({
  id,
  regnum,
  companyRegnum,
  reason,
}: Partial<Record<Asked | 'id', unknown>>): ValidationIssue<Asked>[] {
  const issues: ValidationIssue<Asked>[] = [];
  if (isBlank(id)) {
    if (isBlank(regnum) && isBlank(companyRegnum))
      issues.push({ field: 'regnum', message: 'watch.one_number' });
    if (!isBlank(regnum) && !isBlank(companyRegnum))
      issues.push({ field: 'companyRegnum', message: 'watch.one_number_only' });
  }
  const length = typeof reason === 'string' ? [...reason.trim()].length : 0;
  if (length > 0 && length < CONFIRM.reasonMin)
    issues.push({
      field: 'reason',
      message: 'validation.min_length',
      values: { length: CONFIRM.reasonMin },
    });
  return issues;
}
