import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HOSTILE } from '../../../support/hostileText';
import { expectBesides } from '../../../support/journeys/besides';
import { fill, input, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

/** Nothing on the page came to life. */
const expectStill = () => {
  expect(document.querySelectorAll('script, img[src=x], [onerror]')).toHaveLength(0);
  expect('hacked' in window).toBe(false);
};

/** The value beside a label of the record, as it is there. */
const valueAt = (label: string): string | null | undefined =>
  [...document.querySelectorAll('main dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling?.textContent;

const TYPED = {
  'Эцэг/эхийн нэр': HOSTILE.script,
  Нэр: HOSTILE.rightToLeft,
  'Ургийн овог': HOSTILE.lookAlikes,
  'Төрсөн газар': HOSTILE.hyperlink,
  Иргэншил: HOSTILE.plus,
  'Албан ёсны хаяг': HOSTILE.placeholders,
  Мэргэжил: HOSTILE.at,
  'Ажлын газар': HOSTILE.emoji,
  'Албан тушаал': HOSTILE.minus,
} as const;

test('a customer whose every text is hostile is registered, shown and changed', async () => {
  const visit = await openAt('/customers/create');
  await screen.findByText('Хадгалах', { selector: 'button' });
  await input('Албан тушаал');
  for (const [label, text] of Object.entries(TYPED)) await fill(label, text);
  await fill('Хөрөнгийн эх үүсвэр', HOSTILE.long);
  await fill('Регистрийн дугаар', 'УЗ99112233');
  await fill('Утас', '99887766');
  await fill('И-мэйл', 'bat@example.mn');
  await press('Хадгалах');
  await expectBesides(screen.getByRole('main'), {
    'Хөрөнгийн эх үүсвэр': 'Бичвэр 200 тэмдэгтээс богино байх ёстой.',
  });
  expect(lab.commits()).toEqual([]);
  await fill('Хөрөнгийн эх үүсвэр', HOSTILE.script);
  await press('Хадгалах');
  await waitFor(() => expect(visit.path()).toMatch(/^\/customers\/\d+/));
  await screen.findByRole('heading', {
    level: 1,
    name: `${HOSTILE.script} ${HOSTILE.rightToLeft}`,
  });
  await waitFor(() => expect(valueAt('Нэр')).toBe(HOSTILE.rightToLeft));
  for (const [label, text] of Object.entries(TYPED))
    expect([label, valueAt(label)]).toEqual([label, text]);
  expect(lab.commits()).toEqual(['POST /gateway-customer/customers']);
  expectStill();

  await visit.go(`${visit.path()}/update`);
  await waitFor(async () =>
    expect(((await input('Ургийн овог')) as HTMLInputElement).value).toBe(HOSTILE.lookAlikes),
  );
  await fill('Ургийн овог', HOSTILE.placeholders);
  await press('Хадгалах');
  const changed = `Ургийн овог: ${HOSTILE.lookAlikes} → ${HOSTILE.placeholders}`;
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-part=timeline] p')].map(
        ({ textContent }) => textContent,
      ),
    ).toContain(changed),
  );
  expectStill();
});

test('an access is closed with a hostile reason, which its history tells', async () => {
  await openAt('/customers/100001/settings');
  await screen.findByText('Шилжүүлэг хийх эрх');
  const row = document.querySelector<HTMLElement>('[data-access=canTransfer]');
  if (!row) throw new Error('There is no access.');
  await press('Эрх хаах', row);
  const question = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=alertdialog]');
    if (!found) throw new Error('Nothing is asked.');
    return found;
  });
  await fill('Шалтгаан', HOSTILE.script, question);
  await press('Эрх хаах', question);
  await waitFor(() => expect(row.textContent).toContain(HOSTILE.script));
  expectStill();
});
