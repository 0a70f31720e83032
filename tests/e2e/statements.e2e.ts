import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { expectClean, openConsole } from './support/console';
import { gateway } from './support/gateway';
import { input } from './support/inputs';
import { press, typeInto } from './support/keys';
import { succeeded } from './support/messages';
import { tabTo } from './support/tabTo';

beforeEach(() => gateway.reset());

const PAGE = '/settings/bank-gateway/statements';
/** The main lender's reserve account: 800 000 000.00 on it, and nothing has moved. */
const RESERVE = '1105003406';

const camt = (opening: string, closing: string, account = RESERVE) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>MNT</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="MNT">${opening}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-21</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="MNT">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-21</Dt></Dt></Bal>
<Ntry><Amt Ccy="MNT">1250000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-21</Dt></BookgDt><AcctSvcrRef>INT261121</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Голомт банк</Nm></Dbtr></RltdPties><RmtInf><Ustrd>Хүүгийн орлого</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

const xml = (name: string, text: string) => ({
  name,
  mimeType: 'application/xml',
  buffer: Buffer.from(text, 'utf8'),
});

/** The same day once more as the bank's sheet, with a fee that came since; a sheet may leave out whose it is. */
function workbook(isNamed = true) {
  const sheet = utils.aoa_to_sheet([
    ['Дансны хуулга'],
    isNamed ? [`Дансны дугаар: ${RESERVE}`] : [],
    ['Хугацаа: 2026-11-21 - 2026-11-21'],
    [],
    [
      'Гүйлгээний огноо',
      'Салбар',
      'Эхний үлдэгдэл',
      'Дебит гүйлгээ',
      'Кредит гүйлгээ',
      'Эцсийн үлдэгдэл',
      'Гүйлгээний утга',
      'Лавлах дугаар',
    ],
    [
      '2026-11-21',
      '105',
      '800 000 000,00',
      '',
      '1 250 000,00',
      '801 250 000,00',
      'Хүүгийн орлого',
      'INT261121',
    ],
    [
      '2026-11-21',
      '105',
      '801 250 000,00',
      '1 500,00',
      '',
      '801 248 500,00',
      'Шилжүүлгийн шимтгэл',
      'FEE261121',
    ],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Хуулга');
  return {
    name: 'huulga.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  };
}

/** Goes to the field by the keyboard and chooses a file, in the dialog that is open. */
async function choose(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const field = page.locator('input[type=file]');
  await tabTo(page, field);
  // The window for files is the system's own.
  await field.setInputFiles(file);
  await page.getByRole('dialog').getByText(file.name).waitFor();
}

async function openDialog(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Хуулга файлаас оруулах', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Банкны хуулга файлаас оруулах').waitFor();
}

it('an accountant brings statements of the bank by the keyboard: what is wrong is said and taken by nobody, what is new is taken once', async () => {
  const opened = await openConsole({ person: 'accountant', path: PAGE });
  const { page } = opened;
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  const take = dialog.getByRole('button', { name: 'Хуулга бүртгэх' });

  // A stranger's account, then a day that does not follow the one before.
  await choose(page, xml('stranger.xml', camt('1.00', '1250001.00', '9999999999')));
  await dialog.getByText('Манай банкны данс биш байна: 9999999999.').waitFor();
  await choose(page, xml('gap.xml', camt('799999000.00', '801249000.00')));
  await dialog
    .getByText(
      'Хуулга өмнөхтэйгөө залгахгүй байна. 2026-11-20 өдрийн эцсийн үлдэгдэл 800,000,000.00, энэ хуулгын эхний үлдэгдэл 799,999,000.00, зөрүү −1,000.00, ₮.',
    )
    .waitFor();
  await expect.poll(() => take.isDisabled()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => gateway.commits()).toEqual([]);

  await choose(page, xml('reserve.xml', camt('800000000.00', '801250000.00')));
  await dialog.getByText('Шинэ: 1, бүртгэлтэй: 0').waitFor();
  await page.keyboard.press('Control+Enter');
  await succeeded(page, 'Хуулга бүртгэгдлээ. Шинэ гүйлгээ: 1.');

  await openDialog(page);
  await choose(page, xml('again.xml', camt('800000000.00', '801250000.00')));
  await dialog.getByText('Файлын бүх мөр бүртгэлтэй байна. Шинэ зүйл алга.').waitFor();
  await choose(page, workbook());
  await dialog.getByText('Шинэ: 1, бүртгэлтэй: 1').waitFor();
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await gateway.commits()).map(({ path }) => path))
    .toEqual([
      '/gateway-accounting/bank-cg/statement-files',
      '/gateway-accounting/bank-cg/statement-files',
    ]);

  const day = page
    .locator('tbody tr')
    .filter({ hasText: RESERVE })
    .filter({ hasText: '2026-11-21' });
  await day.getByText('Файл').waitFor();
  await day.getByRole('link').first().click();
  const table = page.getByRole('table', { name: 'Хуулгын мөрүүд' });
  await table.getByText('Шилжүүлгийн шимтгэл').waitFor();
  const rows = await table.locator('tbody tr, tfoot tr').allInnerTexts();
  expect(rows[0]).toContain('Эхний үлдэгдэл');
  expect(rows[0]).toContain('800,000,000.00');
  expect(rows.at(-1)).toContain('801,248,500.00');
  await page.getByText('huulga.xlsx').first().waitFor();
  expectClean(opened);
});

it('a sheet without its account is of the one that is chosen, and what the bank took for itself is booked from its line', async () => {
  const opened = await openConsole({ person: 'accountant', path: PAGE });
  const { page } = opened;
  await openDialog(page);
  const dialog = page.getByRole('dialog');
  await choose(page, workbook(false));
  await dialog.getByText('Хуулгад дансны дугаар алга. Дансыг нь сонгоно уу.').waitFor();
  const account = dialog.getByLabel('Аль дансны хуулга вэ');
  // What the file contradicts by its balances is refused, too.
  await account.selectOption('5001120045');
  await dialog.getByText('Хуулга өмнөхтэйгөө залгахгүй байна.').waitFor();
  await account.selectOption(RESERVE);
  await dialog.locator('[type=submit]:enabled').waitFor();
  await page.keyboard.press('Control+Enter');
  await succeeded(page, 'Хуулга бүртгэгдлээ. Шинэ гүйлгээ: 2.');

  const day = page
    .locator('tbody tr')
    .filter({ hasText: RESERVE })
    .filter({ hasText: '2026-11-21' });
  await press(page, day.getByRole('link').first(), 'Shift+Tab');
  const fee = page.getByRole('row', { name: /Шилжүүлгийн шимтгэл/ });
  await press(page, fee.getByRole('link', { name: 'Банкны шимтгэлээр бичих' }));
  await page.waitForURL(/\/accounting\/bank-charge\?/);
  await expect.poll(() => input(page, 'bankReference').inputValue()).toBe('FEE261121');
  await expect.poll(() => input(page, 'amount').inputValue()).toBe('1,500.00');
  await typeInto(page, input(page, 'comment'), 'Банкны авсан шимтгэлийг бичив.');
  const effect = page.getByRole('table', { name: 'Бичилтийн хоёр тал' });
  await effect.getByText('Банкны шимтгэлийн зардал').waitFor();
  await press(page, page.getByRole('button', { name: 'Бичих', exact: true }));
  await page.waitForURL(/\/accounting\/entries\/\d+$/);
  await page.locator('[data-part=record-name]').getByText('Бичсэн', { exact: true }).waitFor();

  await page.goBack();
  await page.goBack();
  await fee.getByRole('link', { name: 'Бичсэн' }).waitFor();
  expectClean(opened);
});
