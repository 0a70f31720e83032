import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// What each action changes elsewhere is a table in docs/domain; here is the test that sees it there, row by row.

const ACCOUNTING = 'tests/resources/accounting';
const WALLETS = 'tests/resources/wallets';
const ENTRIES = `${ACCOUNTING}/staff-entry/staffEntries.test.ts`;
const TEMPORARY = `${ACCOUNTING}/current-account/currentAccounts.test.ts`;
const PROFITS = `${ACCOUNTING}/profit/gatewayProfits.test.ts`;
const GATEWAYS = 'tests/resources/settings/bank-gateway/gateways.test.ts';
const TAKE_BACK = 'tests/resources/settings/bank-gateway-outgoing/takeBack.test.ts';
const TRANSFERS = `${ACCOUNTING}/failed-transfer/gatewayTransfers.test.ts`;
const DOOR = 'tests/resources/settings/bank-gateway-outgoing/oneDoor.test.ts';
const FRAUDS = `${ACCOUNTING}/fraud-transfer/gatewayFrauds.test.ts`;
const OPENING = `${ACCOUNTING}/opening-balance/openingBalance.test.ts`;
const RECEIPTS = 'tests/resources/e-receipts/receipts.test.ts';
const THEMES = `${WALLETS}/envelope-theme/themes.test.ts`;
const SAVINGS = 'tests/resources/customers/saving/savings.test.ts';
const END_OF_DAY = 'tests/resources/settings/eod/runs.test.ts';
const CHARGES = 'tests/resources/accounting/staff-entry/bankCharge.test.ts';
const STATEMENTS = 'tests/resources/settings/bank-gateway-statement/statements.test.ts';
const ORGANIZATION = 'tests/resources/organization/organization.test.ts';
const EMPLOYEES = 'tests/resources/organization/employees.test.ts';
const MERCHANTS = 'tests/resources/merchants/merchants.test.ts';
const REQUESTS = 'tests/resources/loans/loan/requestGates.test.ts';

/** Words of the first cell of a row → the file and the name of the test. */
type Rows = Readonly<Record<string, readonly (readonly [file: string, name: string])[]>>;

const TABLES: readonly (readonly [document: string, heading: string, rows: Rows])[] = [
  [
    'money.md',
    '### 4.8',
    {
      'any action on a loan that books (2.2)': [
        ['tests/ledger/sample.test.ts', 'follow a loan at once when its file changes'],
      ],
      'run the end of a day (6)': [
        [END_OF_DAY, 'books the interest of the day on every loan, and the books have as much'],
        [END_OF_DAY, 'gives the classes of the day, and says how many went from where to where'],
        [END_OF_DAY, 'closes the lending of who became late today'],
        [
          END_OF_DAY,
          'a row due today is repaid from the temporary account, as far as the criteria allow',
        ],
        [END_OF_DAY, 'what was valid until today has expired'],
        [END_OF_DAY, 'reports of changed classes wait for the registry'],
        [END_OF_DAY, 'borrowers whose row is due tomorrow are reminded, in their own history'],
      ],
      'stop the end of a day, go on with it': [
        [END_OF_DAY, 'stops it before the next step, and the run says who did'],
        [
          END_OF_DAY,
          'stops the run there; it goes on at this step, and the earlier ones are not done again',
        ],
      ],
      'book an opening balance': [
        [
          OPENING,
          'books nothing while it is a draft, and both accounts when a second person books it',
        ],
        [OPENING, 'is set once: of two drafts the second is refused, whatever its year'],
      ],
      'take an opening balance back': [
        [
          OPENING,
          'is taken back by the opposite journal, not by who prepared it, and may be set anew',
        ],
      ],
      'discard an opening balance': [[OPENING, 'is dropped with a reason, for good']],
      'return from a temporary account to the bank': [
        [
          TEMPORARY,
          'takes the money off the account and off the bank’s, and both histories say so',
        ],
      ],
      'move to the wallet': [
        [TEMPORARY, 'the owner’s wallet may spend what left the temporary account'],
      ],
      'move to another temporary account': [
        [TEMPORARY, 'another customer’s account has it, and both owners’ histories say so'],
      ],
      'change the criteria': [
        [TEMPORARY, 'hold from the next repayment on, with before and after in the history'],
        [TEMPORARY, 'refuse to leave less than the new least balance'],
      ],
      'make a receipt': [
        [RECEIPTS, 'is sent with its tax, is told to the customer, and takes its fee'],
      ],
      'send a receipt again': [
        [RECEIPTS, 'leaves payment and ledger as they are, and can be sent again'],
      ],
      'correct a refused receipt': [
        [
          RECEIPTS,
          'is corrected by a new one over the same fees; it stays as it was, and each names the other',
        ],
      ],
      'return a receipt': [
        [
          RECEIPTS,
          'is final, frees the fees, is named beside what the closed day said, and leaves the payment',
        ],
      ],
      'give a reason for fees without a receipt': [
        [
          RECEIPTS,
          'R21: a fee without a receipt is a difference until a person says why, or sends it',
        ],
      ],
      'show a lottery code': [
        [RECEIPTS, 'is shown on a sent receipt of a person, and only the look is written down'],
      ],
      'approve a request for a loan (T2)': [
        [REQUESTS, 'must be known and the borrower’s own before the money leaves'],
        [
          REQUESTS,
          'wait for savings that are worth them, block them, and let go of them when closed',
        ],
      ],
      'set a window or fee of lending (lending.md 17.1)': [
        [
          'tests/resources/settings/loan-criteria/criteria.test.ts',
          'a criterion that was raised refuses the next request, and no longer when it is taken back',
        ],
        [
          'tests/resources/loans/loan/lendingSettings.test.ts',
          'an action that is written down is not judged anew when a receipt comes late',
        ],
      ],
      'recognise, assign a bank line to a loan': [
        [PROFITS, 'a line on a loan is its receipt at the value date, out of the unrecognised'],
        [PROFITS, 'the gateway books a sure line by itself and leaves the others to people'],
      ],
      'assign a bank line to a temporary account': [
        [PROFITS, 'a line is divided over a loan and a temporary account, and taken back whole'],
      ],
      'take an assignment back': [
        [PROFITS, 'a line is divided over a loan and a temporary account, and taken back whole'],
      ],
      "look into the bank's log": [
        [
          TRANSFERS,
          'nothing is decided before the bank’s log was looked at; that is noted with who looked',
        ],
      ],
      'tell a failed transfer apart from a similar one': [
        [TRANSFERS, 'told apart from the other payment by one person, it is decided by another'],
      ],
      'correct a failed transfer': [
        [
          TRANSFERS,
          'returned to the wallet: the sum of wallet, bank and waiting stays, and it is final',
        ],
        [TRANSFERS, 'sent again: the money leaves the bank once, and the log has it'],
      ],
      'agree to sending a failed transfer again': [
        [
          DOOR,
          'by a merchant’s cash-out counts for a transfer that is sent again, and another looks at it',
        ],
      ],
      'close a failed transfer as an error': [
        [TRANSFERS, 'our own mistake takes the journal back that took the money'],
      ],
      'release, return a held sum': [
        [FRAUDS, 'returned it is available again, released it has left the bank; both are final'],
      ],
      'report a held sum as fraud': [
        [
          FRAUDS,
          'reported as fraud it opens a case, closes the accesses, and is not released meanwhile',
        ],
      ],
      'settle a fraud case': [
        [
          FRAUDS,
          'the last settled case opens the accesses by the system, with its rows of history',
        ],
        [
          `${ACCOUNTING}/deletionChecks.test.ts`,
          'an open fraud case stands in its way until it is settled',
        ],
      ],
      'send a fraud case to court': [
        [FRAUDS, 'goes to court with a court record, which moves with it'],
      ],
      'book an entry of the staff': [
        [ENTRIES, 'books both legs as its preview says, and every reconciliation stays at zero'],
        [ENTRIES, 'is written into the history of whose money it moves'],
        [ENTRIES, 'answer a day by kind, one’s own and everybody’s, as the ledger has it'],
      ],
      'entry from savings to a loan': [
        [
          ENTRIES,
          'a deposit to a loan: a receipt over the temporary account, which stays as it was',
        ],
      ],
      'entry that corrects a loan': [
        [
          ENTRIES,
          'a correction: the loan’s fees and its journal; taken back by the opposite correction',
        ],
      ],
      'entry that upgrades a class': [
        [
          ENTRIES,
          'an upgrade: waits, then class, registry and history; taken back while nothing has classified since',
        ],
      ],
      'approve, refuse, withdraw an entry': [
        [ENTRIES, 'approves what is above the limit, and is not its author'],
        [ENTRIES, 'refuses with a reason; the author withdraws, nobody else'],
      ],
      'take a statement from a file': [
        [
          STATEMENTS,
          'puts income onto its account and among the unrecognised, and is the day’s statement',
        ],
        [STATEMENTS, 'of an account for income goes the way of the gateway’s lines'],
        [STATEMENTS, 'brings what waits for a stopped gateway, and the start brings nothing twice'],
        [STATEMENTS, 'that is taken a second time brings nothing, and says so'],
      ],
      'book a charge of a bank': [
        [
          CHARGES,
          'is nobody’s until it is booked as a charge, and the books agree before and after',
        ],
        [CHARGES, 'is sent to nobody'],
      ],
      "stop a bank's gateway": [
        [GATEWAYS, 'keeps transfers back, and lets them out when it starts'],
        [GATEWAYS, 'makes the statement of today late, of its own account alone'],
      ],
      "start a bank's gateway": [
        [GATEWAYS, 'keeps transfers back, and lets them out when it starts'],
        [TAKE_BACK, 'is not taken back: the bank has paid it out'],
      ],
      'take an entry back': [
        [ENTRIES, 'is taken back by the opposite journal, once'],
        [
          ENTRIES,
          'a cash-out: available, used today and the journal of the wallet; taken back, it is not used',
        ],
        [ENTRIES, 'of a reference of the bank that was booked already, until that is taken back'],
      ],
    },
  ],
  [
    'wallets.md',
    '### 6.6',
    {
      'a code is made': [
        [
          `${WALLETS}/qr.test.ts`,
          'gets the next number, its text says it, and the customer’s history has it',
        ],
        [`${WALLETS}/qr.test.ts`, 'is known to decoding at once'],
      ],
      'a day passes': [
        [`${WALLETS}/qr.test.ts`, 'ends with its last day'],
        [`${WALLETS}/qpay.test.ts`, 'settled on the next day'],
      ],
      'an invoice is made, paid, cancelled, expired': [
        [`${WALLETS}/qpay.test.ts`, 'paid: lines, clearing, wallet and loan, all balanced'],
        [`${WALLETS}/qpay.test.ts`, 'cancelled'],
      ],
    },
  ],
  [
    'wallets.md',
    '### 7.1',
    {
      'change limits': [
        [
          `${WALLETS}/wallet/wallets.test.ts`,
          'a lead does, with a reason; the histories of the wallet and of its owner say so',
        ],
      ],
      'make default': [[THEMES, 'gives way to the new one, which the history of both says']],
      'the time of an envelope ends': [
        [
          `${WALLETS}/envelope/expiry.test.ts`,
          '%s is %s, and what is left goes back to who sent it',
        ],
        [`${WALLETS}/envelope/expiry.test.ts`, 'lets go of its theme'],
      ],
      'move a theme': [[THEMES, 'a theme is moved between others, which move up or down by one']],
      'delete a theme': [[THEMES, 'closes the gap in the order, and is final']],
      'deletion of a customer': [
        [
          `${WALLETS}/wallet/wallets.test.ts`,
          'a wallet is closed with its customer’s deletion, and nobody changes its limits any more',
        ],
      ],
    },
  ],
  [
    'customers.md',
    '### 9.5',
    {
      'a day passes': [[SAVINGS, 'every day of the plan adds interest, and maturity ends it']],
      'approve a cash-out, approve a cancellation': [
        [SAVINGS, 'a cancellation takes interest back and pays out to the wallet'],
        [SAVINGS, 'a cash-out of matured savings pays what the plan says, on the wallet'],
      ],
      block: [[SAVINGS, 'blocking sets the whole sum aside, unblocking lets go of it']],
      'unblock, refuse a cancellation': [
        [SAVINGS, 'blocking sets the whole sum aside, unblocking lets go of it'],
        [
          SAVINGS,
          'a refused cancellation lets the savings run on, and the customer’s history says so',
        ],
      ],
      'staff move a part from them or to them': [
        [SAVINGS, 'is on what lies there, from that day on'],
      ],
      'a loan backed by savings is paid out, repaid, closed': [
        [SAVINGS, 'savings behind a loan are blocked up to what it owes, in every sample'],
        [
          REQUESTS,
          'wait for savings that are worth them, block them, and let go of them when closed',
        ],
      ],
    },
  ],
  [
    'organisation.md',
    '### 2.5',
    {
      'look at a cash-out': [[MERCHANTS, 'is looked at by one person and paid by another']],
      'pay a cash-out': [
        [
          MERCHANTS,
          'books balanced journals: the merchant’s account, the bank, and the commission',
        ],
        [MERCHANTS, 'is in both histories, which still agree with the ledger'],
        [MERCHANTS, 'agree in the sample and after a payment'],
      ],
      'mark a cash-out as failed': [
        [MERCHANTS, 'a cash-out that fails gives back what was held, and is told with its reason'],
      ],
      'cancel an institute': [
        [
          MERCHANTS,
          'that is cancelled hides its students, and shows them when it is registered again',
        ],
      ],
      'register an institute again': [
        [
          MERCHANTS,
          'that is cancelled hides its students, and shows them when it is registered again',
        ],
      ],
    },
  ],
  [
    'organisation.md',
    '### 1.5',
    {
      'register an employee, change the unit': [
        [EMPLOYEES, 'is in unit and branch, in the log and masked'],
      ],
      'employee leaves (1.6)': [
        [EMPLOYEES, 'has no position and no role by it any more, and no account without any'],
        [EMPLOYEES, 'with an employee stays; it goes when the employee has left'],
      ],
      'employee is taken back': [[EMPLOYEES, 'is given no position, and comes back without one']],
      'change the role of a position': [
        [
          ORGANIZATION,
          'gives its people other permissions: what was refused is answered, and the other way round',
        ],
        [ORGANIZATION, 'is in the audit log, for the position and for each of its people'],
      ],
      'rename a position': [[ORGANIZATION, 'of another name is so for everybody who has it']],
      'give somebody a position': [
        [ORGANIZATION, 'offers its role and gives none by itself'],
        [ORGANIZATION, 'moves the figures of position, branch and unit'],
      ],
      'give, withdraw the role of a position': [
        [ORGANIZATION, 'gives it where that is said, takes it back, and ends with it'],
      ],
      'end a position': [
        [ORGANIZATION, 'gives it where that is said, takes it back, and ends with it'],
      ],
      'move a unit': [[ORGANIZATION, 'moves with what is under it, and the others close up']],
      'take a unit out, put it back': [
        [
          ORGANIZATION,
          'with others under it, branches or people stays; an empty one goes and comes back',
        ],
      ],
    },
  ],
];

/** First cells of the table below a heading. */
function rowsBelow(document: string, heading: string): string[] {
  const text = readFileSync(`docs/domain/${document}`, 'utf8');
  const from = text.indexOf(`\n${heading} `);
  const section = text.slice(from + 1).split(/\n#{2,3} /)[0];
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.split('|')[1].trim());
}

describe.each(TABLES)('%s %s', (document, heading, rows) => {
  test('has a test for every row, and for no other', () => {
    const written = rowsBelow(document, heading);
    expect(written.length).toBeGreaterThan(2);
    expect(Object.keys(rows)).toEqual(written);
  });

  test.each(Object.entries(rows))('%s: its tests are there', (_row, tests) => {
    expect(tests.length).toBeGreaterThan(0);
    const lost = tests.filter(
      ([file, name]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${name}'`),
    );
    expect(lost).toEqual([]);
  });
});
