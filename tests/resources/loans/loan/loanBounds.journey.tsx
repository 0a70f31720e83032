import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS as known } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import { choose, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { openAction } from '../../../support/journeys/loanActions';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

const says = (place: HTMLElement, ...texts: readonly string[]) =>
  waitFor(() => {
    const missing = texts.filter((text) => !place.textContent?.includes(text));
    if (missing.length > 0) throw new Error(`Not said: ${missing.join(' | ')}`);
  });

describe('what may be typed at most is said before it is typed', () => {
  test.each([
    [
      'an extension',
      known.overdue29,
      'Хугацаа сунгах',
      undefined,
      [
        'Нэг удаагийн сунгалтын дээд хугацаа12 сар буюу 365 хоног',
        'Шимтгэлийн дээд хэмжээ,\u00a0₮25,000.00',
      ],
    ],
    [
      'a renewal',
      known.dpd180,
      'Хэтэрсэн хуваарь шинэчлэх',
      undefined,
      [
        'Эхний төлөлтийн хамгийн сүүлийн огноо2027-02-21',
        'Шимтгэлийн дээд хэмжээ,\u00a0₮25,000.00',
      ],
    ],
    [
      'a claim',
      known.npl,
      'Шүүхэд шилжүүлэх',
      undefined,
      [
        'Нэхэмжлэлийн боломжит огноо2026-10-11 – 2026-11-21',
        'Хураамж, зардал тус бүрийн дээд хэмжээ,\u00a0₮250,000.00',
        'Хариуцагч байж болох хүмүүсГанбаатар Энхжаргал',
      ],
    ],
    [
      'a correction of a failed stage',
      known.failedTransfer,
      'Залруулах',
      ['Шийдвэр', 'Олгосон болгох'],
      ['Олгосон дүнгийн дээд хэмжээ,\u00a0₮600,000.00', 'Шимтгэлийн дээд хэмжээ,\u00a0₮60,000.00'],
    ],
    [
      'a correction of fees',
      known.ongoing,
      'Хүү, шимтгэл залруулах',
      ['Залруулах хэсэг', 'Шимтгэл'],
      ['Хасах дээд дүн,\u00a0₮0.00', 'Нэмэх дээд дүн,\u00a0₮240,000.00'],
    ],
  ])('%s', async (_, id, action, chosen, texts) => {
    await openAt(`/loans/${id}`);
    const form = await openAction(action);
    if (chosen) await choose(chosen[0], chosen[1], form);
    await says(form, ...texts);
    expect(lab.commits()).toEqual([]);
  });

  test('the temporary account as a source: what is there, what stays, and that it is too little', async () => {
    await openAt(`/loans/${known.overdue29}`);
    const form = await openAction('Төлөх');
    await choose('Мөнгөний эх үүсвэр', 'Түр данс', form);
    await fill('Дүн', '259000', form);
    await says(
      form,
      'Түр дансны үлдэгдэл,\u00a0₮260,000.00',
      'Түр дансанд үлдэх дүн,\u00a0₮1,000.00',
      'Түр дансанд үлдэх ёстой доод дүн: 5,000.00.',
    );
    await fill('Дүн', '300000', form);
    await says(form, 'Түр дансны үлдэгдэл хүрэлцэхгүй: 260,000.00.');
    await fill('Дүн', '255000', form);
    await says(form, 'Түр дансанд үлдэх дүн,\u00a0₮5,000.00');
    expect(form.textContent).not.toContain('хүрэлцэхгүй');
    expect(lab.commits()).toEqual([]);
  });
});

test('a renewal by typed rows: they are judged while they are typed, and become the plan', async () => {
  await openAt(`/loans/${known.dpd180}`);
  const words = 'Хэтэрсэн хуваарь шинэчлэх';
  const form = await openAction(words);
  await choose('Хуваарийн төрөл', 'Тэнцүү бус хувааж', form);
  await press('Нэмэх', form);
  await fill('Төлөх огноо', '2027-02-15', form);
  await fill('Үндсэн төлбөр', '499999', form);
  await says(form, 'Шинэ хуваарь буруу байна.');
  await fill('Үндсэн төлбөр', '500000', form);
  await says(form, 'Хугацаандаа дараалан төлөх ёстой мөр: 3.', '2027-02-15');
  await press(words, form);
  await waitFor(() =>
    expect(successes()).toEqual([`Амжилттай шинэчиллээ. ${words}: LN-2026-000022`]),
  );
  expect(failures()).toEqual([]);
  expect(lab.gateways.store.collection('loans')?.get(known.dpd180)?.chartType).toBe('06');
});

describe('a new request', () => {
  const side = () => screen.findByRole('complementary', { name: 'Хуваарь ба олголт' });

  test('says of equal payments that they cannot be equal', async () => {
    await openAt('/loans/create');
    await fill('Зээлийн дүн', '300000');
    await fill('Хүүгийн хувь', '24');
    await fill('Хугацаа', '360');
    await choose('Хугацааны нэгж', 'Сар');
    await choose('Төлөх хэлбэр', 'Шууд төлөх');
    await choose('Хуваарийн төрөл', 'Тэнцүү хувааж');
    const unequal = 'Эхний үеийн хүү тэнцүү төлбөрөөс их тул төлөлтүүд тэнцүү гарахгүй.';
    await says(await side(), unequal);
    await fill('Хугацаа', '12');
    await waitFor(async () => expect((await side()).textContent).not.toContain(unequal));
    await says(await side(), '2026-12-21');
  });

  test('chooses the interest of the whole term in advance, or of the first installment', async () => {
    await openAt('/loans/create');
    await fill('Зээлийн дүн', '300000');
    await fill('Хүүгийн хувь', '36');
    await fill('Хугацаа', '6');
    await choose('Хугацааны нэгж', 'Сар');
    await choose('Төлөх хэлбэр', 'Урьдчилан төлөх');
    await choose('Урьдчилан суутгах хүү', 'Бүх төлөлтийн хүү');
    await says(
      await side(),
      'Урьдчилж суутгах хүү,\u00a0₮−31,315.07',
      'Гарт олгох дүн,\u00a0₮268,684.93',
    );
    await choose('Урьдчилан суутгах хүү', 'Эхний төлөлтийн хүү');
    await says(
      await side(),
      'Урьдчилж суутгах хүү,\u00a0₮−8,876.71',
      'Гарт олгох дүн,\u00a0₮291,123.29',
    );
  });
});
