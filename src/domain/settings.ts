/**
 * Every number and limit of the console in one place. Tags (docs/domain/README.md 2): [S] said by the specification,
 * [R] our reading of what it leaves open, [E] evidence from outside, named.
 */

/** Time zone of everything shown and calculated. [S] docs/domain/interface.md 2.1 */
export const TIME_ZONE = 'Asia/Ulaanbaatar';

/** Interface languages, the default first. [S] docs/domain/interface.md 1.1 */
export const LANGUAGES = ['mn', 'en', 'ru'] as const;

/** Version under which the console names itself. [S] docs/domain/calls.md 1.3 */
export const WEB_VERSION = '2.1.0';

/** How the console names itself to gateways. [R] */
export const CLIENT = `urtuu-admin/${WEB_VERSION}`;

/** Lists. */
export const LIST = {
  /** [S] docs/domain/interface.md 4.1 */
  pageSizes: [2, 5, 10, 20, 25, 50, 100],
  /** [R] twenty rows fit a 1440 × 860 window */
  pageSize: 20,
  /** Widths that a column can be given, and how far an arrow key moves its edge, px. [R] */
  columnWidth: { min: 64, max: 640, step: 16 },
  /** Wait after the last key before a filter is applied, ms. [R] */
  filterDebounceMs: 150,
  /** Wait before suggestions are asked for while typing, ms. [R] */
  suggestDebounceMs: 150,
  /** Wait before a uniqueness check, ms. [R] */
  uniquenessDebounceMs: 400,
  /** First load shows skeleton rows only after this, ms. [R] */
  skeletonDelayMs: 300,
  /** Rows fetched this recently are shown without being asked for again, ms. [R] */
  freshMs: 2_000,
  /** Rows that an act is done with at the same time. [R] docs/domain/interface.md 6.5 */
  actsAtOnce: 4,
  /** Rows that can be ticked at once, over all pages: each is a call of its own. [R] docs/domain/interface.md 6.5 */
  tickedMax: 1_000,
  /** Acts that are buttons beside the count of ticked rows; the others are in its menu. [R] */
  actsShown: 3,
  /** Rows fetched ahead are not fetched ahead again within this, ms. [R] */
  prefetchedMs: 5_000,
  /** Records remembered as recent, per person. [R] */
  recentRecords: 10,
} as const;

/** Layout. */
export const LAYOUT = {
  /** Side bar closes on navigation at this width or less, px. [S] docs/domain/interface.md 3.1 */
  sideBarBreakpointPx: 1200,
  /** Side bar closes on a click into the content at this width or less, px. [S] docs/domain/interface.md 3.1 */
  contentClickBreakpointPx: 800,
  /** Scroll-to-top appears beyond this, px. [S] docs/domain/interface.md 3.2 */
  scrollTopPx: 500,
  /** The progress bar of a navigation finishes after this, ms. [S] docs/domain/interface.md 3.2 */
  progressMs: 500,
} as const;

/** Toasts; 0 = stays until dismissed. */
export const TOAST = {
  /** [R] */
  successMs: 4_000,
  /** [R] */
  infoMs: 6_000,
  /** [R] */
  dangerMs: 10_000,
  /** 401 and 409. [S] docs/domain/calls.md 4.1 */
  stickyMs: 0,
  /** Shown at once, the rest waits. [R] */
  maxShown: 4,
  /** A failure belongs to the page that is in front this long after it came, ms. [R] docs/domain/interface.md 9.2 */
  settledMs: 1_000,
} as const;

/** A new version of the console. */
export const NEW_VERSION = {
  /** How often it is asked for, beside every time that the window is entered, ms. [R] docs/domain/calls.md 6.5 */
  everyMs: 600_000,
} as const;

/** Long work (docs/domain/calls.md 3.8). */
export const JOBS = {
  /** How often its progress is asked for while something runs, and otherwise, ms. [R] */
  runningMs: 1_000,
  restingMs: 60_000,
  /** Work of the browser is shown in the top bar only if it takes longer than this, ms. [R] */
  shownAfterMs: 1_000,
} as const;

/** The end of the day (docs/domain/money.md 6). */
export const EOD = {
  /** How often a run is read again while it is under way, and while it may begin in somebody else's hands, ms. [R] */
  runningMs: 1_000,
  waitingMs: 10_000,
} as const;

/** Calls to gateways. */
export const NETWORK = {
  /** [R] */
  readDeadlineMs: 15_000,
  /** [R] */
  writeDeadlineMs: 30_000,
  /** Uploads and exports. [R] */
  uploadDeadlineMs: 120_000,
  /** Chunks of the program. [S] docs/domain/calls.md 2.1 */
  chunkDeadlineMs: 120_000,
  /** A part of the frame that could not be fetched is asked for again after this, and when the browser is online again, ms. [R] */
  partAgainMs: 30_000,
  /** Further tries of a read. [R] */
  retries: 2,
  /** First wait, doubled each time, with full jitter, ms. [R] */
  retryBaseMs: 300,
  /** [R] */
  retryCapMs: 5_000,
  /** Longest Retry-After that is obeyed, ms. [R] */
  retryAfterMaxMs: 30_000,
  /** Failures of one gateway within the window that pause its reads. [R] */
  breakerFailures: 5,
  /** Window and pause of the breaker, ms. [R] */
  breakerMs: 30_000,
  /** The browser's clock is corrected when it differs from the gateway's by more than this, ms. [R] */
  clockToleranceMs: 2_000,
} as const;

/** Sign-in and privacy. */
export const SESSION = {
  /** Validity a token must have left before a call, s. [S] docs/domain/identity.md 2.4 */
  tokenMinValiditySeconds: 5,
  /** The same before uploads, exports and money calls, s. [R] */
  longCallMinValiditySeconds: 30,
  /** Idle sign-out when the configuration says nothing, minutes; 0 = off. [R] */
  idleMinutes: 15,
  /** Warning before the idle sign-out, s. [R] */
  idleWarningSeconds: 60,
  /** Drafts of forms are kept this long, minutes. [R] */
  draftMinutes: 30,
  /** A revealed masked value is hidden again after this, s. [R] */
  revealSeconds: 30,
} as const;

/** The web server in front of the console (`deploy/console`). */
export const HOSTING = {
  /** Where it listens unless said otherwise: a port that needs no rights of an administrator. [R] */
  port: 8080,
  /** Largest body of a request to a gateway, bytes: several uploads in one form, in base64. [R] */
  maxBodyBytes: 33_554_432,
} as const;

/** Confirmations. */
export const CONFIRM = {
  /** Shortest free-text reason, characters. [R] */
  reasonMin: 10,
  /** Longest reason or comment, characters. [R] */
  reasonMax: 1_000,
  /** Shortest comment of a fraud case, characters: the documents only say {char}. [R] */
  fraudCommentMin: 10,
  /** The yes button works after this, so that a double click cannot hit it, ms. [R] */
  armMs: 400,
  /** An action on more records than this has to be typed. [R] */
  untypedRecords: 20,
  /** So many last digits of a record's number are typed. [R] */
  typedDigits: 4,
  /** A mass notification can be sent again after this, s. [R] */
  massLockSeconds: 60,
  /** Reverse action offered after success, s. [R] */
  undoSeconds: 5,
} as const;

/** SMS to customers (docs/domain/content-and-messaging.md 3.2). */
export const SMS = {
  /** Places in a message of one part, and in each part of several. [R] as GSM 03.38 and 03.40 have it */
  places: { GSM: [160, 153], UNICODE: [70, 67] },
  /** Most parts of one message. [R] */
  mostSegments: 5,
  /** Price of a part, ₮. [R] */
  segmentPrice: '55.00',
  /** After this without an answer of the operator a message counts as not delivered, minutes. [R] */
  waitMinutes: 5,
  /** Messages of so many days that did not arrive are counted at their number. [R] */
  doubtDays: 30,
  /** Loans that are written to at once. [R] */
  mostLoans: 500,
} as const;

/** Evening and morning of every day in Ulaanbaatar between which nobody is written to by hand. [R] */
export const QUIET_HOURS = { from: '21:00', to: '09:00' } as const;

/** What goes to many customers at once (docs/domain/content-and-messaging.md 3.8). */
export const MASS_SEND = {
  /** Receivers that are named before it is sent. [R] */
  sample: 10,
  /** Longest title and text of a notification, characters. [R] as phones show them */
  titleMax: 65,
  bodyMax: 240,
  /** Within so many hours the same to the same people asks first. [R] a day */
  againHours: 24,
  /** How far ahead a notification may be planned, days. [R] what is further off is not known yet, and mostly a slip */
  aheadDays: 90,
} as const;

/** The desk and the counts of the menu (docs/domain/interface.md 3.7). */
export const DESK = {
  /** How often what waits is counted again. [R] */
  refreshMs: 60_000,
  /** How long a page has been quiet before the menu counts what waits. [R] who moves on quickly asks for none */
  menuAfterMs: 2_000,
  /** Counts that are asked for at a time. [R] */
  countsAtOnce: 2,
  /** Records that were open lately, and new notifications: more is a list to read. [R] */
  recent: 6,
  notices: 3,
} as const;

/** The palette (docs/domain/interface.md 3.6). */
export const PALETTE = {
  /** Records that it offers because they were open. [R] */
  recent: 10,
  /** Pages that it offers: more is a list to read, not a choice. [R] */
  pages: 8,
  /** Letters from which on names are looked for. [R] */
  letters: 2,
  /** Records of one kind that it offers: who sees more types more. [R] */
  records: 6,
} as const;

/** Files. */
export const FILE = {
  /** Largest upload in bytes, inclusive: 3 MB. [S] docs/domain/input.md 5.1 */
  maxBytes: 3_145_728,
  /** Allowed deviation of an image's ratio from the required one. [R] */
  ratioTolerance: 0.01,
  /** Largest width or height that is decoded in the browser, px. [R] */
  maxPixelsPerSide: 10_000,
  /** Smallest width or height of a picture, px: below it there is nothing to be seen. [R] */
  minPixelsPerSide: 8,
} as const;

/** Export and import of workbooks. */
export const EXPORT = {
  /** Rows fetched per call: more would keep the page busy for too long while they are read. [R] */
  pageSize: 500,
  /** More rows than this ask for a narrower filter. [R] */
  maxRows: 100_000,
  /** Longest text of a spreadsheet cell, characters. [E] limit of the Excel file format */
  maxCellLength: 32_767,
  /** Rows of one import. [R] */
  maxImportRows: 5_000,
  /** How long the gateway keeps the filter on personal data of an export, ms: no export takes a day. [R] */
  filterKeptMs: 86_400_000,
} as const;

/** Text fields whose length the documents leave to {length}. */
export const TEXT = {
  /** One line. [R] */
  shortMax: 255,
  /** Several lines. [R] */
  longMax: 4_000,
  /** Longest text that is searched for: it travels in the address of the call. [R] */
  searchMax: 200,
  /** Longest input of an amount that is looked at, characters. [R] */
  amountMax: 64,
  /** Most digits of an amount before or after the point. [R] */
  amountDigits: 30,
  /** Longest link. [R] */
  urlMax: 2_048,
} as const;

/** Widest date range of a filter, days: the documents only say {days}. [R] */
export const DATE_RANGE_MAX_DAYS = 366;

/** Customers, income and contracts. */
export const CUSTOMER = {
  /** Confirmed relatives before verification. [S] docs/domain/customers.md 4.2 */
  familyConfirmedMin: 2,
  /**
   * A credit-registry (ZMS) check older than this is invalid, days. [S] docs/domain/contracts.md 3.3;
   * docs/domain/registries.md 1.2
   */
  zmsValidityDays: 7,
  /** Within this time the state registry (XYP) is not read again, days. [S] docs/domain/contracts.md 3.3 */
  xypCacheDays: 30,
  /** Least age of a customer, years: the documents name the age check without it. [R] docs/domain/customers.md 2.4 */
  minAge: 18,
  /** Oldest age that a register number may give before it is doubted, years. [R] */
  maxAge: 120,
} as const;

/** Wallets (docs/domain/wallets.md 1.2). */
export const WALLET = {
  /** Highest that a wallet may be allowed to hold, tögrög. [R] */
  amountMax: '50000000.00',
  /** From this share of the daily limit on the bar warns, percent. [R] */
  dailyWarnPercent: 80,
  /** Journals that a wallet's page shows, the newest first. [R] */
  journalsShown: 50,
} as const;

/** The temporary account, until its criteria are changed (docs/domain/money.md 3.3). */
export const TEMPORARY = {
  /** A loan is repaid from it when its next row is due within so many days. [R] */
  nextPaymentMinDay: 5,
  /** So much stays on it, tögrög. [R] */
  minBalance: '5000.00',
  /** Bounds of both criteria: days, and tögrög. [R] */
  nextPaymentMaxDays: 60,
  minBalanceMax: '1000000',
} as const;

/** Numbers of bank accounts, digits. [R] docs/domain/wallets.md 2.2 */
export const BANK_ACCOUNT = { digitsMin: 8, digitsMax: 12 } as const;

/** Comparison of the bank's name of an account's owner with the customer's (docs/domain/wallets.md 2.2). */
export const OWNER_NAMES = {
  /** Words of two names belong together from this share of common sounds on. [R] */
  wordLikeness: 0.75,
} as const;

/** Themes of envelopes (docs/domain/wallets.md 4.2). */
export const ENVELOPE_THEME = {
  /** Longest title, characters. [R] */
  titleMax: 60,
  /** Highest price of a theme, tögrög; 0 is free. [R] */
  priceMax: '50000',
  /** Ratios of its three pictures: the open envelope, the card in a chat, the list. [R] */
  pictureRatio: '3:4',
  cardRatio: '16:9',
  thumbnailRatio: '1:1',
} as const;

/** Envelopes (docs/domain/wallets.md 4.1). */
export const ENVELOPE = {
  /** Hours after which what nobody took goes back to the sender. [R] */
  expiryHours: 72,
  /** Least part of an envelope that is divided at random, tögrög. [R] */
  randomMin: '100.00',
} as const;

/** Bank accounts an education institute may have. [S] docs/domain/organisation.md 3.1 */
export const INSTITUTE_ACCOUNTS_MAX = 3;

/** Box around Mongolia; a pin outside it is warned about. [R] degrees */
export const MONGOLIA_BOX = { south: 41.5, north: 52.2, west: 87.7, east: 120 } as const;

/** Guards of calls to gateways beyond `NETWORK`. */
export const CALLS = {
  /** Further tries per minute may be this share of all calls, plus a few. [R] */
  retryShare: 0.1,
  retryExtra: 3,
  retryWindowMs: 60_000,
  /** Longest message of a server that is shown, characters. [R] */
  serverMessageMax: 300,
  /** Ids asked for in one call. [R] */
  manyMax: 100,
  /** Calls that a batch of single changes has under way at once. [R] */
  batchWidth: 4,
  /** How much earlier than the sending of an action its history row may be dated, ms. [R] */
  outcomeToleranceMs: 5_000,
} as const;

/** Sign-in. */
export const SIGN_IN = {
  /** The start ends within this: console, sign-in page or a message, ms. [R] */
  startMs: 10_000,
  /** Longest wait for a sign of life of the identity provider, ms. [R] */
  probeMs: 4_000,
  /** The same once the page says that it waits: a provider that is slow to answer must not be cut short. [R] */
  patientMs: 30_000,
  /** Longest wait for the permissions, ms. [R] */
  permissionsMs: 4_000,
  /** keycloak-js looks for its session this long after a reload: the page and the first actions go first, ms. [R] */
  silentAfterMs: 3_000,
  /** Longest wait for the session that keycloak-js looks for in a hidden frame after a reload, ms. [R] */
  silentMs: 8_000,
  /** Redirects to the sign-in page without a success in between, and the time that is looked at, ms. [R] */
  maxRedirects: 2,
  redirectWindowMs: 60_000,
  /** Further tries of a token refresh that got no answer, and the first wait, doubled each time, ms. [R] */
  refreshRetries: 3,
  refreshWaitMs: 500,
  /** Longest time until somebody is told that the provider does not answer, all tries together, ms. [R] */
  refreshMaxMs: 8_000,
  /** Shortest time between two messages of activity to the other tabs, ms. [R] */
  activityShareMs: 1_000,
} as const;

/** Staff accounts. */
export const USERS = {
  /** Shortest password, characters. [R] */
  passwordMin: 8,
} as const;

/** Reports of errors of the program. */
export const REPORTS = {
  /** Most reports per window. [R] */
  perWindow: 20,
  windowMs: 60_000,
  /** Different reports of one page load; what comes after them is more of the same. [R] */
  rememberedMax: 200,
  /** Longest text in a report, characters. [R] */
  textMax: 300,
} as const;

export {
  ASSESSMENT,
  CAR_LOAN,
  CONTRACT,
  CRITERIA_BOUNDS,
  INVOICE,
  LENDING,
  LOAN,
  LOAN_STAGES,
  QUEUE,
} from './loanSettings.ts';
export * from './contentSettings.ts';
export * from './customerSettings.ts';
export * from './qrSettings.ts';
export * from './receiptSettings.ts';
export * from './systemBounds.ts';

/** Proposals for unrecognised money (docs/domain/money.md 4.9). */
export const MATCHING = {
  /** What each sign is worth; a proposal's score is their sum, 100 at most. [R] */
  weights: {
    loanCode: 60,
    contract: 50,
    registerNumber: 50,
    phone: 35,
    account: 30,
    fullName: 35,
    firstName: 10,
    dueAmount: 20,
    payoffAmount: 20,
  },
  /** Highest score. [R] */
  top: 100,
  /** From here on a proposal is sure, until it is set; a single sure one is booked by the gateway itself. [R] */
  sure: 80,
  /** From here on it is likely, until it is set. [R] */
  likely: 45,
  /** So far above every other likely one a sure proposal has to be. [R] */
  apart: 20,
  /** Proposals that are shown: one for each of the keys 1–9. [R] */
  shown: 9,
  /** Least length of a first name that counts by itself, letters. [R] */
  nameMin: 4,
  /** Loans over which one receipt may be split. [R] */
  partsMax: 20,
} as const;

/** Transfers that went wrong (docs/domain/money.md 4.2). */
export const FAILED_TRANSFER = {
  /** Transfers to the same account or of the same amount within this time count as the same again, until it is set, hours. [S] docs/domain/money.md 4.2 */
  similarHours: 24,
} as const;

/** Forwarding of logs (docs/domain/content-and-messaging.md 5.3). */
export const LOG_FORWARDING = {
  /** What has come is forwarded every so many minutes. [R] */
  everyMinutes: 5,
} as const;

/** The banks' gateways (docs/domain/money.md 4.10). */
export const BANK_GATEWAY = {
  /** A transfer that the bank has not answered is tried again after this time, minutes. [R] */
  retryMinutes: 15,
} as const;

/** Who may decide (docs/domain/authority.md). */
export const AUTHORITY = {
  /**
   * What one person may move a day, in a room, with nothing but the right of a list, tögrög; beyond it a lead does. [R]
   */
  aloneADay: '50000000.00',
  /** Days of the last month, of which a change of a setting says what would have gone otherwise. [R] */
  lastMonthDays: 30,
} as const;

/** What staff book by hand (docs/domain/money.md 4.5). */
export const STAFF_ENTRY = {
  /**
   * From this amount on another person has to approve an entry, tögrög; '0' is every one, which an upgrade of a class
   * always is. [R]
   */
  secondPersonFrom: {
    DEPOSIT_TO_WALLET: '5000000',
    DEPOSIT_FROM_WALLET: '5000000',
    MERCHANT_TO_WALLET: '5000000',
    DEPOSIT_TO_LOAN: '5000000',
    INTERNAL_TRANSFER: '100000000',
    WALLET_CASH_IN: '3000000',
    WALLET_CASH_OUT: '3000000',
    BANK_CHARGE: '1000000',
    INTEREST_FEE_CORRECTION: '500000',
    LOAN_CLASS_UPGRADE: '0',
  },
  /** Shortest and longest ground of an entry, characters. [R] */
  commentMin: 10,
  commentMax: 300,
  /** Longest reference of a line of the bank's statement, characters. [R] */
  referenceMax: 40,
} as const;

/** Cash-outs of merchants (docs/domain/organisation.md 2.3). */
export const MERCHANT_CASH_OUT = {
  /** From this amount on somebody else has to look at it before it is paid, tögrög. [R] */
  secondPersonFrom: '1000000.00',
} as const;

/** Education institutes (docs/domain/organisation.md 3.1). */
export const INSTITUTE = {
  /** [S] */
  bankAccounts: 3,
  /** Longest name, and longest grade or class, characters. [R] */
  nameMax: 120,
  gradeMax: 60,
  /** Shortest and longest number of an account at a bank, digits. [R] */
  accountMin: 6,
  accountMax: 20,
} as const;
