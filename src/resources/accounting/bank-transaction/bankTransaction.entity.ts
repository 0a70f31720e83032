import { ProfitState } from '../../../domain/enums/accounting';
import { entity } from '../../../entity/entity';
import {
  bank,
  choice,
  date,
  dateTime,
  money,
  personName,
  reference,
  tenant,
  text,
} from '../../../fields';
import { BANK_INCOME } from '../rights';

const shown = { readOnly: true } as const;
const personal = { ...shown, private: true } as const;

/** What the bank credited to our accounts, line by line as its gateway says it (docs/domain/money.md 4.1). */
export default entity('accounting/bank-cg-transactions', {
  gateway: 'accounting',
  endpoint: '/bank-cg/bank-transactions',
  at: { list: '/bank-cg/bank-transactions/income' },
  menu: 'accounting',
  order: 3,
  icon: 'transfer',
  represent: 'reference',
  titles: { list: 'menu.accounting.bank_cg_transactions' },
  paths: { show: null },
  failures: { list: 'error.transactions_fetch' },
  access: { list: BANK_INCOME, show: BANK_INCOME },
  books: 'records',
  fields: {
    reference: text(shown),
    date: date(shown),
    bookedAt: dateTime(shown),
    bankCode: bank(personal),
    /** Ours, that was credited. */
    accountNumber: text(personal),
    amount: money(shown),
    payerName: personName({ asOf: 'date' }),
    payerBank: bank(personal),
    payerAccount: text(personal),
    text: text(personal),
    profitId: reference('accounting/profits', shown),
    state: choice(ProfitState, shown),
    tenant: tenant(),
  },
  list: {
    columns: ['date', 'reference', 'bankCode', 'amount', 'payerName', 'text', 'profitId', 'state'],
    optional: ['accountNumber', 'payerBank', 'payerAccount', 'bookedAt', 'tenant'],
    filters: ['date', 'bankCode', 'state', 'amount', 'reference', 'accountNumber'],
    search: 'private',
    sort: { field: 'bookedAt', order: 'DESC' },
  },
});
