import { claimFields, claimOn } from '../book/courtCase';
import { fileOf } from '../book/fileOf';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';

/** The fields of a claim that is not filed yet as they are today (docs/domain/lending.md 11.2); none of one that is. */
export function claimToday(store: Store, record: MockRecord): Record<string, unknown> {
  if (record.state !== 'drafted' && record.state !== 'printed') return {};
  const loan = store.collection('loans')?.get(record.loanId as number);
  const file = loan && fileOf(loan);
  return file?.court ? claimFields(claimOn(file, file.court, store.clock.today())) : {};
}
