import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { dialog, fill, input, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { closedAction, pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();
const LONG = { timeout: 90_000 };

const record = (resource: string, id: number) =>
  lab.gateways.store.collection(resource)?.get(id) as MockRecord;
const part = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`No ${name} is shown.`);
    return found;
  });
const head = async () => (await part('record-head')).textContent;

describe('a video', () => {
  test(
    'is published from its record, whose phone shows it without asking its host',
    LONG,
    async () => {
      await openAt('/video/7', { permissions: ['video:list', 'video:create'] });
      const phone = await part('phone-preview');
      expect(within(phone).getAllByText('video.pocket.example')).toHaveLength(2);
      expect(within(phone).getAllByText('2:07')).toHaveLength(2);
      await pressAction('Нийтлэх');
      await waitFor(async () => expect(await head()).toContain('Нийтлэгдсэн'));
      expect(record('video', 7).state).toBe('PUBLISHED');
      expect(lab.commits()).toEqual(['POST /gateway-lab/videos/7/publish']);
    },
  );

  test('is published once when the answer gets lost', LONG, async () => {
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/videos/*/publish',
      fault: 'drop-after-commit',
    });
    await openAt('/video/8', { permissions: ['video:list', 'video:create'] });
    await pressAction('Нийтлэх');
    await press('Төлөв шалгах');
    await waitFor(async () => expect(await head()).toContain('Нийтлэгдсэн'));
    const rows = lab.gateways.store.history.of('video', record('video', 8));
    expect(
      rows.filter(({ action, field }) => action === 'publish' && field === 'state'),
    ).toHaveLength(1);
  });

  test('is only looked at without the right to keep it', LONG, async () => {
    await openAt('/video/7', { permissions: ['video:list'] });
    await part('phone-preview');
    expect(screen.queryByRole('button', { name: 'Нийтлэх' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Засах' })).toBeNull();
  });
});

test(
  'a page of the web whose pictures are missing says why it cannot be published',
  LONG,
  async () => {
    await openAt('/web-content/11', { permissions: ['web-content:list', 'web-content:create'] });
    const { element, why } = await closedAction('Нийтлэх');
    expect(why).toBe('1 зураг дутуу тул нийтлэх боломжгүй. Эхлээд зургуудыг нэмнэ үү.');
    expect(screen.getByText('Дутуу зураг: Бүтээгдэхүүний тайлбар (компьютер).')).toBeTruthy();
    fireEvent.click(element);
    // Nothing asks, and nothing is sent.
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(lab.commits()).toEqual([]);
  },
);

test('the phone shows a banner while it is written', LONG, async () => {
  await openAt('/loan-banner/create', { permissions: ['banner-admin:access'] });
  await fill('Гарчиг', 'Намрын урамшуулал');
  const phone = await part('phone-preview');
  await waitFor(() => expect(within(phone).getAllByText('Намрын урамшуулал')).toHaveLength(2));
});

describe('a fee', () => {
  test('is worked out as customers pay it', LONG, async () => {
    await openAt('/cashoutfee', { permissions: ['admin:access'] });
    const example = await part('fee-example');
    await fill('Гүйлгээний дүн, ₮', '60 мянга', example);
    await press('Тооцох', example);
    await within(example).findByText('60,300.00');
    expect(within(example).getByText('300.00')).toBeTruthy();
    await fill('Гүйлгээний дүн, ₮', 'олон', example);
    await press('Тооцох', example);
    await waitFor(async () =>
      expect((await input('Гүйлгээний дүн, ₮', example)).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(within(example).queryByText('60,300.00')).toBeNull();
  });

  test('that would overlap another one is said before it is activated', LONG, async () => {
    await openAt('/cashoutfee/5', { permissions: ['admin:access'] });
    const ladder = await part('fee-ladder');
    await within(ladder).findByText(
      'Ийм дүнгээс эхэлсэн идэвхтэй шат байна. Эхлээд түүнийг идэвхгүй болгоно уу.',
    );
    const own = ladder.querySelector('[aria-current=true]');
    expect(own?.textContent).toContain('Банк руу: 2023 оны хөнгөлөлт');
    const { why } = await closedAction('Идэвхжүүлэх');
    expect(why).toBe('Ийм дүнгээс эхэлсэн идэвхтэй шат байна. Эхлээд түүнийг идэвхгүй болгоно уу.');
  });
});

test(
  'stickers are put in order, taken out and put back on the page of their package',
  LONG,
  async () => {
    await openAt('/sticker/package/2/stickers', { permissions: ['admin:access'] });
    const order = () =>
      (lab.gateways.store.collection('sticker')?.all ?? [])
        .filter(({ packageId, state }) => packageId === 2 && state === 'OFFERED')
        .sort((one, other) => Number(one.viewOrder) - Number(other.viewOrder))
        .map(({ tag }) => tag);
    expect(order()).toEqual(['Давхия', 'Түрүүллээ', 'Ядарлаа', 'Хүлээж байна']);
    const place = await input('Байр: Ядарлаа');
    fireEvent.change(place, { target: { value: '1' } });
    fireEvent.keyDown(place, { key: 'Enter' });
    await waitFor(() =>
      expect(order()).toEqual(['Ядарлаа', 'Давхия', 'Түрүүллээ', 'Хүлээж байна']),
    );
    fireEvent.click((await screen.findAllByRole('button', { name: 'Багцад буцаах' }))[0]);
    await waitFor(() => expect(order().at(-1)).toBe('Наадам'));
    await press('Стикер нэмэх');
    const form = await dialog();
    await fill('Таг', 'Шинэ', form);
    await press('Хадгалах', form);
    await within(form).findByText('Хоосон байж болохгүй.');
    expect(order()).toHaveLength(5);
  },
);

test(
  'a news item says once what its head says, and what is not there yet below',
  LONG,
  async () => {
    await openAt('/news/1', { permissions: ['news:list'] });
    await part('timeline');
    const shown = [...document.querySelectorAll('[data-part=record] dt')].map(
      (label) => label.textContent,
    );
    expect(shown.filter((label) => label === 'Үүсгэсэн ажилтан')).toHaveLength(1);
    expect(shown.filter((label) => label === 'Үүсгэсэн огноо')).toHaveLength(1);
    expect(shown.filter((label) => label === 'Нийтэлсэн огноо')).toHaveLength(1);
  },
);
