import { addDays, daysBetween } from '../../../../src/domain/dates';
import { MerchantRole } from '../../../../src/domain/enums/merchants';
import { phone } from '../../../../src/fields';
import type { MockRecord } from '../../../engine/MockRecord';
import { FEMALE_NAMES, LAST_NAMES, MALE_NAMES } from '../../../engine/samples/names';
import { between, pick, seededRandom } from '../../../engine/samples/random';
import { sampleContext, type SampleMaker } from '../../../engine/samples/SampleWorld';
import { MAIN_TENANT } from '../../../engine/samples/tenants';
import { merchantsOf } from '../../accounting/staff-entry/sampleEntries';
import { customerName } from '../../loans/loan/loanProfile';
import { sampleOf } from '../../../engine/samples/sampleOf';

/** Every merchant has its owner, and some more; each last one has left. */
const MOST = 5;

/** People who take payments for the merchants of the sample. */
export const samples: SampleMaker = {
  resource: 'merchant-employee',
  make(world) {
    const random = seededRandom(8_311);
    const rows: MockRecord[] = [];
    merchantsOf(world).forEach((merchant, place) => {
      const count = 2 + (place % (MOST - 1));
      for (let turn = 0; turn < count; turn += 1) {
        const hasLeft = turn === count - 1 && count > 2;
        const idle = hasLeft ? 60 + place : (place * 7 + turn * 11) % 45;
        const neverSeen = turn === 1 && place % 3 === 2;
        const since = addDays(world.today, -(80 + place * 9 + turn * 5));
        const seen = addDays(world.today, -idle);
        rows.push({
          id: rows.length + 1,
          merchantId: merchant.id,
          merchantName: customerName(merchant),
          lastName: pick(random, LAST_NAMES),
          firstName: pick(random, turn % 2 === 0 ? FEMALE_NAMES : MALE_NAMES),
          phone: sampleOf(phone(), sampleContext(world, 400 + rows.length, random)),
          role: MerchantRole.values[Math.min(turn, MerchantRole.values.length - 1)],
          state: hasLeft ? 'LEFT' : 'ACTIVE',
          since,
          lastSeenAt: neverSeen ? null : `${seen}T0${between(random, 1, 9)}:25:00.000Z`,
          idleDays: neverSeen ? null : daysBetween(seen, world.today),
          tenant: merchant.tenant ?? MAIN_TENANT,
          createdAt: `${since}T02:30:00.000Z`,
          createdBy: null,
        });
      }
    });
    return rows;
  },
};
