import Big from 'big.js';
import { segmentKindOf, segmentsOf } from '../../../../src/domain/customerLists/segments';
import { addMonths, dayOf } from '../../../../src/domain/dates';
import { Segment } from '../../../../src/domain/enums/customerLists';
import members from '../../../../src/resources/customers/segment-member/segmentMember.entity';
import type { Call } from '../../../engine/Call';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';

const STUDENT_LOANS: readonly unknown[] = ['LOAN_STUDENT', 'LOAN_TUITION'];
const SHOWN = Object.keys(members.fields);

/** Customers who study, have a student's loan, or a student's guarantee contract. */
function studentsIn({ store }: Call): ReadonlySet<unknown> {
  const borrowers = (store.collection('loans')?.all ?? []).filter(({ productType }) =>
    STUDENT_LOANS.includes(productType),
  );
  const guaranteed = store.collection('contract/student/guarantee')?.all ?? [];
  const studying = store.collection('education')?.all ?? [];
  return new Set([
    ...[...studying, ...borrowers].map(({ customerId }) => customerId),
    ...guaranteed.map(({ studentId }) => studentId),
  ]);
}

/** The segments of one customer, as the record shows them. */
export function segmentFields(call: Call, customer: MockRecord): Record<string, unknown> {
  const isStudent = studentsIn(call).has(customer.id);
  const [entitySegment, segment = null] = segmentsOf({ ...customer, isStudent });
  return { entitySegment, segment };
}

/** Every customer with the segments, and nothing of the record that the list does not show. */
export function memberRows(call: Call): MockRecord[] {
  const students = studentsIn(call);
  return collectionOf(call, 'customers').all.map((customer) => {
    const { id, tenant } = customer;
    const segments = segmentsOf({ ...customer, isStudent: students.has(id) });
    const shown = SHOWN.map((field) => [field, customer[field] ?? null] as const);
    return { ...Object.fromEntries(shown), id, tenant, segments };
  });
}

/** The six segments with their counts, over the customers that the caller sees. */
export function segmentRows(call: Call): MockRecord[] {
  const rows = memberRows(call).filter((row) => isVisible(call.caller, row));
  const since = addMonths(call.store.clock.today(), -1);
  return Segment.values.map((segment) => {
    const kind = segmentKindOf(segment);
    const own = rows.filter(({ segments }) => (segments as Segment[]).includes(segment));
    const of = kind === 'ENTITY' ? rows : rows.filter(({ type }) => type !== 'COMPANY');
    const isNew = ({ createdAt }: MockRecord) => (dayOf(createdAt as string) ?? '') >= since;
    return {
      id: segment,
      code: String(segment),
      segment,
      kind,
      members: own.length,
      share: of.length === 0 ? 0 : Number(new Big(own.length).times(100).div(of.length).toFixed(2)),
      mayLend: own.filter(({ canLend }) => canLend === 'YES').length,
      newMembers: own.filter(isNew).length,
    };
  });
}
