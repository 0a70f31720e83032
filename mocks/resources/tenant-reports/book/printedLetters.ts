import type { PrintedNotice } from '../../../../src/resources/settings/document/noticeApi';
import type { AnyEntity } from '../../../../src/entity/entity';
import type { Call } from '../../../engine/Call';
import type { MockRecord, RecId } from '../../../engine/MockRecord';
import { tenantOf } from '../../../engine/tenancy';
import { nameOf as personName } from '../../contracts/contract/contractRecord';
import { printedOf } from '../../loans/court-record/courtLetters';
import { nameOf } from '../../organization/audit-log/nameOf';
import { allCopies } from '../../settings/document/notices';

type Copy = Pick<PrintedNotice, 'version' | 'at' | 'by' | 'templateVersion'>;

/** Every printed copy as a row of the report, with whose it is and of what. */
export function letterRows({ store }: Pick<Call, 'store'>): MockRecord[] {
  const rowOf = (
    entity: AnyEntity,
    record: MockRecord,
    category: string,
    { version, at, by, templateVersion }: Copy,
  ): MockRecord => {
    const { customerId, loanId } = record;
    const isLoan = entity.name === 'loans';
    const customer =
      customerId === undefined
        ? undefined
        : store.collection('customers')?.get(customerId as RecId);
    return {
      id: `${category}-${record.id}-${version}`,
      printedAt: at,
      category,
      record: `${entity.name}/${record.id}`,
      about: nameOf(entity, record),
      customerId: customerId ?? null,
      customerName:
        record.customerName ?? record.name ?? (customer && personName(customer)) ?? null,
      loanId: isLoan ? record.id : (loanId ?? null),
      version,
      templateVersion,
      printedBy: by,
      tenant: tenantOf(store, entity, record) ?? null,
    };
  };
  const courts = store.collection('court-list');
  const claims = (courts?.all ?? []).flatMap((record) =>
    courts
      ? printedOf(store, record).map((copy) => rowOf(courts.entity, record, 'LOAN_COURT', copy))
      : [],
  );
  const notices = allCopies(store).flatMap(({ keeper, id, category, copies }) => {
    const collection = store.collection(keeper);
    const record = collection?.get(id);
    return collection && record
      ? copies.map((copy) => rowOf(collection.entity, record, category, copy))
      : [];
  });
  return [...claims, ...notices];
}
