import Big from 'big.js';
import { agreementOf, totalsOf } from '../../../../src/domain/customerLists/statement';
import { addDays, addMonths, daysBetween } from '../../../../src/domain/dates';
import { plus, rounded } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { samples as bankAccounts } from '../bank-account/samples';
import { firstCustomers } from '../customer/firstCustomers';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';
import { between, seededRandom } from '../../../engine/samples/random';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { statementRows } from './statementRows';

const COUNT = 84;
/** A bank's file may lack a movement, or end with another balance: one each is among the samples. */
const LACKS_A_ROW = 17;
const ENDS_OTHERWISE = 29;
const DAYS_OF_MONTH = 30.4;

/** `ST-2026-000012` */
export const statementCode = (day: string, id: number): string =>
  `ST-${day.slice(0, 4)}-${String(id).padStart(6, '0')}`;

/** Statements of prime bank accounts over one to six months; nearly all of them agree with themselves. */
export const samples: SampleMaker = {
  resource: 'customers/statement',
  make: cachedByWorld((world) => {
    const customers = new Map(firstCustomers(world).map((one) => [one.id, one]));
    const accounts = bankAccounts.make(world).flatMap(({ customerId, bankCode, number, role }) => {
      const customer = customers.get(customerId as number);
      return role === 'PRIME' && customer ? [{ customer, bankCode, number }] : [];
    });
    return Array.from({ length: COUNT }, (_, index): MockRecord => {
      const random = seededRandom(8_101 + index);
      const { customer, bankCode, number } = accounts[(index * 5) % accounts.length];
      const id = index + 1;
      const periodTo = addDays(world.today, -1 - index * 2);
      const periodFrom = addMonths(addDays(periodTo, 1), -(1 + (index % 6)));
      const opening = `${between(random, 40, 900)}000.00`;
      // The last one is of an account that nobody used.
      const rows =
        index === COUNT - 1
          ? []
          : statementRows(opening, periodFrom, periodTo, between(random, 6, 30) * 50_000, random);
      const stated = totalsOf(opening, rows);
      const kept = index === LACKS_A_ROW ? rows.filter((__, turn) => turn !== 2) : rows;
      const totals =
        index === ENDS_OTHERWISE
          ? { ...stated, closingBalance: plus(stated.closingBalance, '1500.00') }
          : stated;
      const months = Math.max(1, (daysBetween(periodFrom, periodTo) ?? 0) / DAYS_OF_MONTH);
      return {
        id,
        code: statementCode(periodTo, id),
        customerId: customer.id,
        customerName: nameOf(customer),
        regnum: customer.regnum ?? customer.companyRegnum ?? null,
        bankCode,
        accountNumber: number,
        periodFrom,
        periodTo,
        ...totals,
        monthlyIncome: rounded(new Big(totals.income).div(Math.round(months))),
        rowCount: kept.length,
        agreement: agreementOf(totals, kept),
        fetchedAt: `${addDays(periodTo, 1)}T01:${10 + (index % 50)}:00.000Z`,
        rows: kept,
        tenant: customer.tenant,
        createdAt: `${addDays(periodTo, 1)}T01:${10 + (index % 50)}:00.000Z`,
        createdBy: null,
      };
    });
  }),
};
