import type { settings as mn } from '../../mn/areas/settings';
import type { Same } from '../../Same';

export const settings = {
  resources: {
    'settings/phone-number/list': { fields: { operator: 'Mobile operator' } },
    app_version: {
      name: 'App version |||| App versions',
      fields: { version: 'Version', app: 'App' },
    },
    system_setting: { name: 'System setting |||| System settings', fields: {} },
    'settings/document': { fields: { templateType: 'Template type' } },
    loan_criteria: { name: 'Loan criterion |||| Loan criteria', fields: {} },
    eod: { name: 'End-of-day run |||| End-of-day run', fields: { runDate: 'Business date' } },
    bank_gateway: { name: 'Bank gateway |||| Bank gateways', fields: {} },
    export_column: { name: 'Export column |||| Export columns', fields: {} },
    'settings/bank-gateway/statements': {
      fields: {
        transactionDate: 'Transaction date',
        transactionDescription: 'Transaction description',
        income: 'Income',
        expense: 'Expense',
        counterpartAccount: 'Counterparty account',
      },
    },
    'settings/bank-gateway/outgoing-log': {
      fields: {
        journalNo: 'Journal number',
        sender: 'Sender',
        receiver: 'Receiver',
        transferredAt: 'Transferred at',
      },
    },
  },
  enums: {
    PageSize: { '2': '2', '5': '5', '10': '10', '20': '20', '25': '25', '50': '50', '100': '100' },
    AuthState: { UNAUTHENTICATED: 'Signed out', AUTHENTICATED: 'Signed in' },
    SideBarState: { OPEN: 'Open', CLOSED: 'Closed' },
    UploadKind: {
      IMAGE: 'Image',
      DOCUMENT: 'Document',
      STICKER: 'Sticker',
      HTML_TEMPLATE: 'HTML template',
    },
    Gateway: {
      accounting: 'Accounting',
      customer: 'Customer',
      identity_admin: 'Identity administration',
      merchant_web: 'Merchant web',
      organisation: 'Organisation',
      credit_information: 'Credit-information service',
      customer_finder: 'Customer finder',
    },
    ErrorSituation: {
      NO_RESPONSE: 'No response',
      SERVER_ERROR: 'Server error',
      FORBIDDEN: 'No permission',
      UNAUTHORIZED: 'Session expired',
      CONFLICT: 'Already exists',
      OTHER: 'Other error',
    },
    ToastTone: { danger: 'Error', warning: 'Warning', success: 'Success' },
    DateFormat: { YYYY_MM_DD: 'Date', YYYY_MM_DD_HH_mm_ss: 'Date and time' },
    CurrencyRounding: { UP: 'Rounded up', ROUND: 'Rounded', INTEGER: 'Integer' },
    PhoneNumberState: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
    AppKind: { pocket: 'Customer app', merchant: 'Merchant app' },
    BankGatewayState: { WORKING: 'Working', STOPPED: 'Stopped' },
  },
} satisfies Same<typeof mn>;
