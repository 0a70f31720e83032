import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { dialog, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const page = () => document.querySelector('main')?.textContent ?? '';
const shows = (...texts: readonly string[]) =>
  waitFor(() => {
    const missing = texts.filter((text) => !page().includes(text));
    if (missing.length > 0) throw new Error(`Not there: ${missing.join(' | ')}`);
  });

describe('who is bound by a loan', () => {
  test('stands on its page with the own liability, masked, and leads to the own calls', async () => {
    await openAt(`/loans/${known.requestByEconomist}/detail`);
    await shows(
      'Зээлд хариуцлага хүлээсэн хүмүүс',
      'Үндсэн зээлдэгч',
      'Батлан даагч',
      'Хүрэлцэж байна',
    );
    const rows = [...document.querySelectorAll('tr[data-role=GUARANTOR]')];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(
        [...row.querySelectorAll('[data-part=mask]')].every(({ textContent }) =>
          textContent?.includes('*'),
        ),
      ).toBe(true);
      expect(row.querySelector('a[href*="/call-log/"]')).not.toBeNull();
    }
  });
});

describe('a wrong receipt', () => {
  test('is moved from the repayments tab, with all later receipts before and after', async () => {
    await openAt(`/loans/${known.ongoing}/refund`);
    await shows('119,181.05');
    const [first] = [
      ...document.querySelectorAll<HTMLElement>('button[aria-label^="Буруу төлөлт"]'),
    ].slice(-1);
    fireEvent.click(first);
    const form = await dialog();
    await waitFor(() =>
      expect(form.textContent).toContain('Дараагийн төлөлтүүдийг дахин хуваарилна: 3.'),
    );
    await fill('Сэтгэгдэл', 'Өөр зээлийн төлөлтийг буруу бүртгэсэн.', form);
    await press('Буруу төлөлт шилжүүлэх', form);
    await waitFor(() => expect(successes()).toEqual(['Амжилттай залрууллаа. LN-2026-000002']));
    expect(failures()).toEqual([]);
    await shows('Эргэн төлөлт (2)');
    expect(lab.commits()).toEqual([`POST /gateway-lab/loans/${known.ongoing}/move_receipt`]);
  });
});

describe('a new contract', () => {
  test('is read as a whole before it is confirmed', async () => {
    await openAt('/contract/create?customerId=100001&type=LEND_MARKET_PLACE');
    const path = '/gateway-lab/contracts/preview';
    const maker = () => screen.findByText('Гэрээ байгуулах', { selector: 'button[type=submit]' });
    await waitFor(async () => expect((await maker()).hasAttribute('disabled')).toBe(false));
    fireEvent.click(await maker());
    const asked = await dialog('alertdialog');
    await within(asked).findByText('Гэрээний текст');
    await waitFor(() =>
      expect(lab.gateways.store.journal.entries.some((entry) => entry.path === path)).toBe(true),
    );
    expect(lab.commits()).toEqual([]);
  });
});
