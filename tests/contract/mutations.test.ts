import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

// A slip of the pen in a declaration or in an own page must not compile. Each line is one: the file, what is written
// there, what is written instead, and the compiler's error with the name in it.

const root = resolve(import.meta.dirname, '../..');

interface Mutation {
  file: string;
  written: string;
  instead: string;
  /** Number of the compiler's error. */
  code: number;
  /** What its message names. */
  names: string;
}

const NEWS = 'src/resources/content/news/news.entity.ts';
const BANK_ACCOUNT = 'src/resources/customers/bank-account/bankAccount.entity.ts';
const CUSTOMERS = 'src/resources/customers/customer/customer.entity.ts';
const LOANS = 'src/resources/loans';
const QUEUE = `${LOANS}/aggregation/aggregation.pages.tsx`;
const WAITING = `${LOANS}/aggregation/aggregation.entity.ts`;
const SUBTITLE = `${LOANS}/loan/LoanSubtitle.tsx`;

const mutations: Readonly<Record<string, Mutation>> = {
  'a wrong column': {
    file: NEWS,
    written: `columns: ['title',`,
    instead: `columns: ['titl',`,
    code: 2820,
    names: `"titl"`,
  },
  'a missing label in Russian': {
    file: 'src/resources/content/news/words.ts',
    written: `text: { mn: 'Агуулга', en: 'Text', ru: 'Текст' }`,
    instead: `text: { mn: 'Агуулга', en: 'Text' }`,
    code: 2322,
    names: `'ru'`,
  },
  'a sum as the state of a record': {
    file: `${LOANS}/loan/loan.entity.ts`,
    written: `status: 'state'`,
    instead: `status: 'balance'`,
    code: 2322,
    names: `"balance"`,
  },
  'a wrong filter': {
    file: NEWS,
    written: `filters: ['category',`,
    instead: `filters: ['categry',`,
    code: 2820,
    names: `"categry"`,
  },
  'a wrong field of a form': {
    file: NEWS,
    written: `['shortDescription', 'content']`,
    instead: `['shortDescription', 'contnt']`,
    code: 2322,
    names: `"contnt"`,
  },
  'a wrong permission': {
    file: NEWS,
    written: `list: 'news:list'`,
    instead: `list: 'news:lst'`,
    code: 2820,
    names: `"news:lst"`,
  },
  'a wrong permission of an action': {
    file: BANK_ACCOUNT,
    written: `access: 'wallet:list',
        notByMaker`,
    instead: `access: 'wallet:lst',
        notByMaker`,
    code: 2820,
    names: `"wallet:lst"`,
  },
  'a wrong permission in a route': {
    file: 'src/resources/users/user/routes.ts',
    written: `'user:manage'`,
    instead: `'users:manage'`,
    code: 2820,
    names: `"users:manage"`,
  },
  'a wrong permission in a page': {
    file: 'src/resources/desk/home/HomePage.tsx',
    written: `may('customer:list')`,
    instead: `may('customers:list')`,
    code: 2345,
    names: `"customers:list"`,
  },
  'a wrong reference': {
    file: 'src/resources/customers/education/education.entity.ts',
    written: `reference('customers',`,
    instead: `reference('custmers',`,
    code: 2345,
    names: `"custmers"`,
  },
  'a wrong resource in a page': {
    file: SUBTITLE,
    written: `recordPath('customers',`,
    instead: `recordPath('customer',`,
    code: 2345,
    names: `"customer"`,
  },
  'a wrong key of a filter in a view': {
    file: CUSTOMERS,
    written: `filter: { listType: 'MERCHANT' }`,
    instead: `filter: { listTyp: 'MERCHANT' }`,
    code: 2561,
    names: `'listTyp'`,
  },
  'a wrong value of a filter in a view': {
    file: CUSTOMERS,
    written: `filter: { listType: 'MERCHANT' }`,
    instead: `filter: { listType: 'MERCHANTS' }`,
    code: 2820,
    names: `"MERCHANTS"`,
  },
  'a wrong key of a view': {
    file: CUSTOMERS,
    written: `key: 'MERCHANT'`,
    instead: `key: 'MERCHANTS'`,
    code: 2820,
    names: `"MERCHANTS"`,
  },
  'a wrong field that a section depends on': {
    file: CUSTOMERS,
    written: `{ field: 'type', is: ['COMPANY'] }`,
    instead: `{ field: 'typ', is: ['COMPANY'] }`,
    code: 2322,
    names: `"typ"`,
  },
  'a wrong value that a section depends on': {
    file: CUSTOMERS,
    written: `{ field: 'type', is: ['COMPANY'] }`,
    instead: `{ field: 'type', is: ['COMPANYY'] }`,
    code: 2322,
    names: `"COMPANYY"`,
  },
  'a wrong key of a section': {
    file: NEWS,
    written: `section('general',`,
    instead: `section('generl',`,
    code: 2322,
    names: `"generl"`,
  },
  'a section of a resource without labels of sections': {
    file: 'src/resources/customers/customer-point/customerPoint.entity.ts',
    written: `  represent: ['type', 'source'],`,
    instead: `  represent: ['type', 'source'],\n  show: [{ key: 'general', fields: ['type'] }],`,
    code: 2322,
    names: 'resources.customers/point.sections',
  },
  'a wrong key of a title': {
    file: NEWS,
    written: `'menu.content.news_create'`,
    instead: `'menu.content.news_creat'`,
    code: 2820,
    names: `"menu.content.news_creat"`,
  },
  'a wrong group of the menu': {
    file: NEWS,
    written: `menu: 'content'`,
    instead: `menu: 'contents'`,
    code: 2820,
    names: `"contents"`,
  },
  'a rule that reads a wrong field': {
    file: CUSTOMERS,
    written: `shareholders: owners`,
    instead: `shareholdres: owners`,
    code: 2339,
    names: `'shareholdres'`,
  },
  'a rule that compares with a wrong value': {
    file: CUSTOMERS,
    written: `type === 'COMPANY' ? shareholderIssues`,
    instead: `type === 'COMPANYY' ? shareholderIssues`,
    code: 2367,
    names: `"COMPANYY"`,
  },
  'a message that there is not': {
    file: 'src/resources/customers/education/education.entity.ts',
    written: `'people.education.year_ahead'`,
    instead: `'people.education.years_ahead'`,
    code: 2820,
    names: `"people.education.years_ahead"`,
  },
  'a state that there is not': {
    file: BANK_ACCOUNT,
    written: `from: ['OTHER']`,
    instead: `from: ['OTHR']`,
    code: 2820,
    names: `"OTHR"`,
  },
  'a reverse that is no action': {
    file: 'src/resources/customers/family-relation/familyRelation.entity.ts',
    written: `reverse: 'confirm'`,
    instead: `reverse: 'confrm'`,
    code: 2820,
    names: `"confrm"`,
  },
  'a wrong state in the table of a life cycle': {
    file: `${LOANS}/invoice/lifecycle.ts`,
    written: `to: 'cancelled',`,
    instead: `to: 'canceled',`,
    code: 2820,
    names: `"canceled"`,
  },
  'a wrong filter of a list over the records of another entity': {
    file: `${LOANS}/overdue-renew/overdueRenew.entity.ts`,
    written: `filter: { state: 'LOAN_ONGOING' }`,
    instead: `filter: { state: 'LOAN_ONGOIN' }`,
    code: 2820,
    names: `"LOAN_ONGOIN"`,
  },
  'a wrong input in the rules of an action': {
    file: `${LOANS}/loan/lifecycle.ts`,
    written: `({ targetLoan }, { id })`,
    instead: `({ targetLon: targetLoan }, { id })`,
    code: 2339,
    names: `'targetLon'`,
  },
  'a wrong input that another one depends on': {
    file: 'src/resources/accounting/current-account/lifecycle.ts',
    written: `{ field: 'target', is: ['CUSTOMER'] }`,
    instead: `{ field: 'targt', is: ['CUSTOMER'] }`,
    code: 2820,
    names: `"targt"`,
  },
  'a wrong field in an own page': {
    file: SUBTITLE,
    written: `field="regnum"`,
    instead: `field="regnm"`,
    code: 2820,
    names: `"regnm"`,
  },
  'a wrong field of a record in an own page': {
    file: SUBTITLE,
    written: `loan.product ??`,
    instead: `loan.prodct ??`,
    code: 2551,
    names: `'prodct'`,
  },
  'a wrong label in an own page': {
    file: SUBTITLE,
    written: `label('accountNumber')}`,
    instead: `label('acountNumber')}`,
    code: 2345,
    names: `"acountNumber"`,
  },
  'a wrong column of a table in an own page': {
    file: 'src/resources/customers/customer/tabs/CustomerBankAccountsTab.tsx',
    written: `'ownerName',`,
    instead: `'ownrName',`,
    code: 2322,
    names: `"ownrName"`,
  },
  'a wrong action in an own page': {
    file: 'src/resources/customers/customer/tabs/CustomerBankAccountsTab.tsx',
    written: `action="set_prime"`,
    instead: `action="set_prim"`,
    code: 2322,
    names: `"set_prim"`,
  },
  'a wrong moment of a queue': {
    file: WAITING,
    written: `since: 'requestedAt'`,
    instead: `since: 'requestdAt'`,
    code: 2820,
    names: `"requestdAt"`,
  },
  'a wrong fact of a queue': {
    file: QUEUE,
    written: `facts: ['customerId',`,
    instead: `facts: ['custmerId',`,
    code: 2820,
    names: `"custmerId"`,
  },
  'a wrong action of a queue': {
    file: QUEUE,
    written: `approve: 'accept'`,
    instead: `approve: 'acept'`,
    code: 2820,
    names: `"acept"`,
  },
  'a wrong state of a queue': {
    file: WAITING,
    written: `filter: { state: ['PENDING',`,
    instead: `filter: { state: ['PENDNG',`,
    code: 2820,
    names: `"PENDNG"`,
  },
  'a preview of an action that there is not': {
    file: QUEUE,
    written: `previews: { accept:`,
    instead: `previews: { acept:`,
    code: 2561,
    names: `'acept'`,
  },
  'a tab without a label': {
    file: `${LOANS}/loan/loan.entity.ts`,
    written: `{ key: 'assessment' }`,
    instead: `{ key: 'assesment' }`,
    code: 2820,
    names: `"assesment"`,
  },
  'a tab without a page': {
    file: `${LOANS}/loan/loan.pages.tsx`,
    written: `assessment: LoanAssessmentTab,`,
    instead: ``,
    code: 2741,
    names: `'assessment'`,
  },
  'a page below the record without a label': {
    file: 'src/resources/customers/customer/customer.entity.ts',
    written: `'income/all',`,
    instead: `'income/al',`,
    code: 2820,
    names: `"income/al"`,
  },
  'a field of some records taken for one of all': {
    file: 'src/resources/customers/customer/CustomerSubtitle.tsx',
    written: `if (!customer) return null;`,
    instead: `if (!customer) return null;\n  const name: string = customer.companyRegnum;\n  void name;`,
    code: 2322,
    names: `'string | null | undefined'`,
  },
};

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);

/** What adds to types by being there: virtual modules. */
const ambient = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => join(root, 'src', file));

/** The file beside the original that holds the mutation; its imports stay as they are. */
const pathOf = ({ file }: Mutation, index: number) =>
  join(root, file.replace(/\.(tsx?)$/, `.mutation${index}.$1`));

function mutated({ file, written, instead }: Mutation): string {
  const text = readFileSync(join(root, file), 'utf8');
  if (!text.includes(written)) throw new Error(`${file} does not say ${written}`);
  return text.replace(written, () => instead);
}

/** The errors of all mutations, which one program has beside the project's own files. */
function errorsOf(all: readonly Mutation[]): Map<Mutation, (readonly [number, string])[]> {
  const texts = new Map(all.map((one, index) => [pathOf(one, index), mutated(one)]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || existsSync(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...texts.keys(), ...ambient], options, host);
  return new Map(
    all.map((one, index) => [
      one,
      program
        .getSemanticDiagnostics(program.getSourceFile(pathOf(one, index)))
        .map(
          ({ code, messageText }) =>
            [code, ts.flattenDiagnosticMessageText(messageText, ' ')] as const,
        ),
    ]),
  );
}

describe('does not compile', () => {
  let errors: ReturnType<typeof errorsOf>;
  beforeAll(() => {
    errors = errorsOf(Object.values(mutations));
  });

  it.each(Object.entries(mutations))('%s', (_, mutation) => {
    expect(errors.get(mutation)).toContainEqual([
      mutation.code,
      expect.stringContaining(mutation.names),
    ]);
  });
});
