import merchantStudent from '../../../../src/resources/merchants/student/merchantStudent.entity';
import type { Call, Route } from '../../../engine/Call';
import { derivedRoutes } from '../../../engine/derivedList';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { instituteOf } from '../education/students';
import { nameOfCustomer, tenantOfCustomer } from '../moves';

/** Everybody who studies, by what the education of customers says; shown with an institute that is registered. */
const studentRows = (call: Call): MockRecord[] =>
  collectionOf(call, 'education').all.map((one) => {
    const institute = instituteOf(call.store, one);
    return {
      ...one,
      studentName: nameOfCustomer(call.store, one.customerId),
      instituteId: institute?.id ?? null,
      isShown: institute?.state === 'REGISTERED',
      tenant: tenantOfCustomer(call.store, one.customerId),
    };
  });

export const routes: readonly Route[] = derivedRoutes(merchantStudent, studentRows);
