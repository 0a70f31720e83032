import { describe, expect, it } from 'vitest';
import { subjectFields } from '../../src/framework/record/ActSubject';
import courtRecord from '../../src/resources/loans/court-record/courtRecord.entity';
import customers from '../../src/resources/customers/customer/customer.entity';
import loans from '../../src/resources/loans/loan/loan.entity';
import news from '../../src/resources/content/news/news.entity';

describe('what the dialog of an act says of its record', () => {
  it('is whose it is and about how much', () => {
    const record = { id: 1, loanCode: 'LN-2026-000001', customerName: 'Бат Болд', total: '5.00' };
    expect(subjectFields(courtRecord, { ...record, customerId: 7 })).toEqual([
      'customerName',
      'total',
    ]);
    expect(subjectFields(courtRecord, { id: 1, customerId: 7, total: '5.00' })).toEqual([
      'customerId',
      'total',
    ]);
  });

  it('is what tells it from others of its name, where that is declared', () => {
    expect(
      subjectFields(loans, {
        id: 1,
        customerName: 'Бат Болд',
        state: 'LOAN_ONGOING',
        balance: '5.00',
        tenant: 'altan',
      }),
    ).toEqual(['customerName', 'balance', 'tenant']);
    expect(subjectFields(customers, { id: 1, regnum: 'УЗ*******5', phone: '9***2233' })).toEqual([
      'regnum',
      'phone',
    ]);
  });

  it('is nothing where the name says all', () => {
    expect(subjectFields(news, { id: 1, title: 'Гарчиг' })).toEqual([]);
  });
});
