import { addDays } from '../../../../src/domain/dates';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { sampleEntries } from '../../accounting/staff-entry/sampleEntries';
import { minutesAgo } from '../../loans/pending/pendingRequestsCustomers';
import { samples as receipts } from '../receipt/samples';
import { paidSampleFees } from '../receipt/sampleFees';

const REASONS = [
  'Татварын систем хариу өгөөгүй тул маргааш дахин илгээнэ.',
  'Харилцагч байгууллагын регистрээ баталгаажуулаагүй байна.',
  'Баримтыг цаасаар олгосон.',
];

/** How long before now the reason of today was given, minutes. */
const JUST_NOW = 5;

/** For every day of the sample on which a fee lacks its receipt, somebody has said why: the next morning, today just now. */
export const samples: SampleMaker = {
  resource: 'ebarimt/reasons',
  make: (world) => {
    const sent = new Set(
      receipts
        .make(world)
        .filter(({ sentAt }) => sentAt !== null)
        .flatMap(({ lines }) => (lines as { journalId: string }[]).map((line) => line.journalId)),
    );
    const lacking = paidSampleFees(world).filter(({ journalId }) => !sent.has(journalId));
    // The fees of what staff paid out have no receipts in the sample.
    const ofStaff = sampleEntries(world).flatMap(({ record, feeLegs }) =>
      feeLegs.length > 0
        ? [{ wantedDay: String(record.bookingDay), tenant: String(record.tenant) }]
        : [],
    );
    const days = new Map(
      [...lacking, ...ofStaff].map(({ wantedDay, tenant }) => [
        `${wantedDay} ${tenant}`,
        { wantedDay, tenant },
      ]),
    );
    const givenBy = (tenant: string): string | null =>
      world.people.find(({ username, tenantAlias }) =>
        tenant === MAIN_TENANT ? username === 'accountant' : tenantAlias === tenant,
      )?.id ?? null;
    return [...days.values()].map(({ wantedDay: feeDate, tenant }, place): MockRecord => {
      const at =
        feeDate === world.today
          ? minutesAgo(world, JUST_NOW)
          : `${addDays(feeDate, 1)}T02:00:00.000Z`;
      return {
        id: place + 1,
        feeDate,
        reason: REASONS[place % REASONS.length],
        tenant,
        createdAt: at,
        createdBy: givenBy(tenant),
        updatedAt: at,
      };
    });
  },
};
