/** Search boxes and text filters of the lists of these areas, by list; `q` is the search box. */
export const AREA_SEARCHES: Readonly<Record<string, readonly string[]>> = {
  'customers/zms': ['q'],
  'zms-line-close-request': ['q', 'contractNumber'],
  zms: ['q'],
  'zms-writer': ['q', 'loanCode', 'error'],
  'zms-writer-tenant-list': ['q', 'loanCode', 'error'],
  'bank-statement-verification': ['q'],
  'contract-signature': ['q', 'contractNumber'],
  customers: ['q'],
  'customers/delete/request': ['q'],
  feedback: ['q', 'device'],
  'customers/income/approved': ['q'],
  'customers/income/loan-list': ['q', 'code'],
  'customers/income/requests': ['q'],
  'customers/income/score-list': ['q'],
  'customers/income/sent': ['q'],
  'customers/level-queue': ['q'],
  'login-attempts-list': ['q', 'ipAddress', 'device', 'appVersion'],
  'customers/search/management-history': ['q'],
  products: ['q'],
  qr_card: ['sequenceNumber'],
  'customers/segment-members': ['q'],
  signatures: ['q'],
  'customers/statement': ['q', 'accountNumber'],
  'statement-history-list': ['q', 'accountNumber'],
  'bw-list': ['q'],
  politicians: ['q', 'occupation', 'organization', 'relation'],
};

interface SearchCall {
  gateway: 'main' | 'customer' | 'identity' | 'zms';
  method: 'GET' | 'POST';
  path: string;
  /** Name of what is searched for. */
  by: string;
}

/** Searches of own pages, by page and what they look for. */
export const OWN_SEARCHES: Readonly<Record<string, SearchCall>> = {
  'customer look-up: regnum': {
    gateway: 'customer',
    method: 'GET',
    path: '/customers/id-by-regnum-or-phone',
    by: 'regnum',
  },
  'customer look-up: phone': {
    gateway: 'customer',
    method: 'GET',
    path: '/customers/id-by-regnum-or-phone',
    by: 'phone',
  },
  'sign-in account search: login': {
    gateway: 'identity',
    method: 'POST',
    path: '/keycloak/customers/search',
    by: 'login',
  },
  'black and grey list search: name': {
    gateway: 'main',
    method: 'POST',
    path: '/bw-list/lookup',
    by: 'name',
  },
  'suspect search: name': { gateway: 'main', method: 'POST', path: '/suspects/search', by: 'name' },
  'registry search: regnum': { gateway: 'zms', method: 'POST', path: '/zms/search', by: 'regnum' },
  'registry search: code': { gateway: 'zms', method: 'POST', path: '/zms/search', by: 'code' },
  'court documents: code': {
    gateway: 'main',
    method: 'POST',
    path: '/court-list/lookup',
    by: 'code',
  },
  'OTP requests: phone': {
    gateway: 'main',
    method: 'POST',
    path: '/otp-requests/search',
    by: 'phone',
  },
  'connect QR: number': {
    gateway: 'customer',
    method: 'GET',
    path: '/qr-cards',
    by: 'sequenceNumber',
  },
};
