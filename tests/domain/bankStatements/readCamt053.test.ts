import { describe, expect, test } from 'vitest';
import { readCamt053 } from '../../../src/domain/bankStatements/readCamt053';
import { faultsOf } from './support';

const balance = (code: string, amount: string, day: string, side = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="MNT">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const CREDIT = `<Ntry><Amt Ccy="MNT">250000.5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>TR900001</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Бат Болд</Nm></Dbtr><DbtrAcct><Id><IBAN>MN210005005040112233</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>LN-2026-000123</Ustrd><Ustrd>зээлийн төлбөр</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** Two pay-outs that the bank booked as one, as version 8 writes parties and states. */
const BATCH = (
  second = '30000.00',
) => `<Ntry><Amt Ccy="MNT">80000.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><DtTm>2026-11-20T11:00:00+08:00</DtTm></BookgDt><AcctSvcrRef>B7</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>TR900002</AcctSvcrRef></Refs><Amt Ccy="MNT">50000.00</Amt>
<RltdPties><Cdtr><Pty><Nm>Дорж</Nm></Pty></Cdtr><CdtrAcct><Id><Othr><Id>5040998877</Id></Othr></Id></CdtrAcct></RltdPties></TxDtls>
<TxDtls><AmtDtls><TxAmt><Amt Ccy="MNT">${second}</Amt></TxAmt></AmtDtls><AddtlTxInf>Буцаалт</AddtlTxInf></TxDtls></NtryDtls></Ntry>`;

const PENDING = `<Ntry><Amt Ccy="MNT">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>`;

const document = (
  entries: string,
  {
    version = '02',
    balances = balance('OPBD', '1000000.00', '2026-11-20') +
      balance('CLBD', '1170000.50', '2026-11-20'),
    account = '<IBAN>MN510005005001120060</IBAN>',
  } = {},
) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id>${account}</Id><Ccy>MNT</Ccy></Acct>${balances}${entries}</Stmt></BkToCstmrStmt></Document>`;

describe('camt.053', () => {
  test('is read with its parties, texts and parts; what is not booked is left out', () => {
    expect(readCamt053(document(CREDIT + PENDING + BATCH()))).toEqual([
      {
        account: 'MN510005005001120060',
        currency: 'MNT',
        from: '2026-11-20',
        to: '2026-11-20',
        opening: '1000000.00',
        closing: '1170000.50',
        pending: 1,
        lines: [
          {
            row: 1,
            date: '2026-11-20',
            side: 'IN',
            amount: '250000.50',
            reference: 'TR900001',
            counterName: 'Бат Болд',
            counterAccount: 'MN210005005040112233',
            text: 'LN-2026-000123 зээлийн төлбөр',
            balance: null,
          },
          {
            row: 3,
            date: '2026-11-20',
            side: 'OUT',
            amount: '50000.00',
            reference: 'TR900002',
            counterName: 'Дорж',
            counterAccount: '5040998877',
            text: '',
            balance: null,
          },
          {
            row: 3,
            date: '2026-11-20',
            side: 'OUT',
            amount: '30000.00',
            reference: 'B7/2',
            counterName: '',
            counterAccount: '',
            text: 'Буцаалт',
            balance: null,
          },
        ],
      },
    ]);
  });

  test.each(['02', '04', '08'])('version 001.%s is read, prefixed or not', (version) => {
    const text = document(CREDIT, { version });
    expect(readCamt053(text)[0].lines).toHaveLength(1);
    const prefixed = text
      .replaceAll(/<(\/?)([A-Za-z])/g, '<$1n:$2')
      .replace('<n:Document xmlns=', '<n:Document xmlns:n=');
    expect(readCamt053(prefixed)[0].lines).toHaveLength(1);
  });

  test('a debit balance is below zero, and the closing of the day before is the opening', () => {
    const balances =
      balance('PRCD', '5000.00', '2026-11-19', 'DBIT') + balance('CLBD', '0.00', '2026-11-20');
    expect(readCamt053(document('', { balances }))[0]).toMatchObject({
      opening: '-5000.00',
      closing: '0.00',
      from: '2026-11-20',
      to: '2026-11-20',
    });
  });

  test.each([
    ['a cut file', document(CREDIT).slice(0, 900), [{ code: 'cut' }]],
    ['another message', document(CREDIT).replace('camt.053', 'camt.054'), [{ code: 'format' }]],
    ['no XML', '<html><p>Хуулга</html>', [{ code: 'cut' }]],
    ['no statement', document('').replace(/<Stmt>[\s\S]*<\/Stmt>/, ''), [{ code: 'no_statement' }]],
    [
      'no closing',
      document('', { balances: balance('OPBD', '1.00', '2026-11-20') }),
      [{ code: 'no_balance' }],
    ],
    ['no account', document('', { account: '' }), [{ code: 'no_account' }]],
    [
      'an entry in dollars',
      document(CREDIT.replace('Ccy="MNT"', 'Ccy="USD"')),
      [{ code: 'currency', row: 1, values: { currency: 'USD' } }],
    ],
    [
      'an amount with a comma',
      document(CREDIT.replace('250000.5', '250000,5')),
      [{ code: 'amount', row: 1, values: { text: '250000,5' } }],
    ],
    [
      'a batch that is not its parts',
      document(BATCH('30000.01')),
      [{ code: 'batch', row: 1, values: { given: '80000.00', expected: '80000.01' } }],
    ],
    [
      'no booking day',
      document(CREDIT.replaceAll('2026-11-20', '2026-02-30')),
      [{ code: 'date', row: 1, values: { text: '2026-02-30' } }],
    ],
  ])('refuses %s', (_, text, faults) => {
    expect(faultsOf(() => readCamt053(text))).toEqual(faults);
  });
});
