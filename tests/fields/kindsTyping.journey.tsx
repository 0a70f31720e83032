import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyEntity } from '../../src/entity/entity';
import type { Field } from '../../src/entity/Field';
import {
  date,
  dateTime,
  embedded,
  image,
  mapPoint,
  money,
  pdf,
  phone,
  reference,
  registerNumber,
  text,
  weeklySchedule,
} from '../../src/fields';
import { samplePng } from '../../mocks/engine/samples/sampleFile';
import { RevealContext } from '../../src/fields/shared/RevealContext';
import { kindViews } from '../../src/fields/views';
import { recordSchema } from '../../src/entity/validate';
import type { AreaI18nProvider } from '../../src/i18n/i18nProvider';
import { signInAs } from '../support/journeys/openAt';
import { FormStage, loadSparseConfig, realMessages, Stage } from './kindsStage';

let i18nProvider: AreaI18nProvider;

beforeAll(async () => {
  await loadSparseConfig();
  i18nProvider = await realMessages();
  signInAs({});
});

/** A form with one field; what was saved, and the field's input once it is there. */
async function ask(
  field: Field,
  label: RegExp | string = /Талбар/,
  record: Record<string, unknown> = {},
) {
  const { Input } = kindViews[field.kind.name];
  const saved = vi.fn();
  const entity = { name: 'customers', fields: { value: field } } as unknown as AnyEntity;
  render(
    <FormStage
      i18nProvider={i18nProvider}
      record={record}
      schema={recordSchema(entity)}
      onSubmit={(values) => void saved((values as { value: unknown }).value)}
    >
      <Input field={field} source="value" label="Талбар" resource="customers" />
    </FormStage>,
  );
  const input = (await screen.findAllByLabelText(label))[0] as HTMLInputElement;
  const save = () => fireEvent.click(screen.getByText('submit'));
  return { input, save, saved, user: userEvent.setup() };
}

describe('money', () => {
  it('is raw while it has the focus, grouped with two decimals otherwise', async () => {
    const { input, save, saved, user } = await ask(money());
    await user.type(input, '1234567.5');
    await waitFor(() => expect(input.value).toBe('1234567.5'));
    expect(screen.getByText('Дүн: 1,234,567.50')).toBeTruthy();
    await user.tab();
    await waitFor(() => expect(input.value).toBe('1,234,567.50'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('1234567.5'));
  });

  it.each([
    ['1234,5', 'Бутархайг цэгээр тусгаарлана уу. Жишээ нь 1234.50.'],
    ['1e5', 'Дүнг зэргийн тэмдэглэгээгүй, тоогоор бичнэ үү.'],
    ['-100', 'Хасах тэмдэгтэй дүн оруулах боломжгүй.'],
    ['12abc', 'Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.'],
  ])('refuses %s with its reason', async (typed, reason) => {
    const { input, save, saved, user } = await ask(money());
    await user.type(input, typed);
    await waitFor(() => expect(screen.getByText(reason)).toBeTruthy());
    await user.tab();
    await waitFor(() => expect(input.value).toBe(typed));
    save();
    await screen.findByText(reason);
    expect(saved).not.toHaveBeenCalled();
  });

  it('is replaced by what is typed after Tab or a press, and reads words for zeros', async () => {
    const { input, save, saved, user } = await ask(money(), undefined, { value: '2100000' });
    expect(input.value).toBe('2,100,000.00');
    await user.tab();
    await user.keyboard('3');
    await waitFor(() => expect(input.value).toBe('3'));
    await user.tab();
    await user.click(input);
    await user.keyboard('2 сая');
    await screen.findByText('Дүн: 2,000,000.00');
    await user.tab();
    await waitFor(() => expect(input.value).toBe('2,000,000.00'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2000000'));
  });

  it('takes what is copied from a list, and nothing for nothing', async () => {
    const { input, save, saved, user } = await ask(money(), undefined, { value: '5' });
    await user.clear(input);
    await user.paste('₮ 1,234.50');
    await user.tab();
    await waitFor(() => expect(input.value).toBe('1,234.50'));
    await user.clear(input);
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith(null));
  });

  it('tells the bounds when it is saved', async () => {
    const { input, save, user } = await ask(money({ required: true, min: 500, max: '10000000' }));
    save();
    await screen.findByText('Хоосон байж болохгүй.');
    await user.type(input, '499');
    save();
    await screen.findByText('Утга 500 – 10,000,000 хооронд байх ёстой.');
  });
});

describe('identifiers', () => {
  it('repairs look-alike letters of a register number in sight and tells what the digits say', async () => {
    const { input, save, saved, user } = await ask(registerNumber({ required: true }));
    await user.type(input, 'yб90010119');
    await waitFor(() => expect(input.value).toBe('УБ90010119'));
    expect(screen.getByRole('status').textContent).toContain('Кирилл үсгээр сольсон: y → У');
    expect(screen.getByRole('status').textContent).toContain('Төрсөн огноо: 1990-01-01');
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('УБ90010119'));
  });

  it('takes separators and the country code from a phone number', async () => {
    const { input, save, saved, user } = await ask(phone());
    await user.click(input);
    await user.paste('+976 9911-2233');
    await waitFor(() => expect(input.value).toBe('99112233'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('99112233'));
  });
});

describe('dates', () => {
  it('reads a typed day, in the usual spellings', async () => {
    const { input, save, saved, user } = await ask(date({ required: true }));
    await user.type(input, '2026.3.5');
    await waitFor(() => expect(input.value).toBe('2026.3.5'));
    await user.tab();
    await waitFor(() => expect(input.value).toBe('2026-03-05'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2026-03-05'));
  });

  it('sends what is shown: a day that is taken back in part is refused, not kept', async () => {
    const { input, save, saved, user } = await ask(date(), undefined, { value: '2026-01-15' });
    await user.click(input);
    await user.keyboard('{End}{Backspace}{Backspace}');
    await waitFor(() => expect(input.value).toBe('2026-01-'));
    save();
    await screen.findByText('Огноо буруу байна.');
    expect(input.value).toBe('2026-01-');
    expect(saved).not.toHaveBeenCalled();
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}');
    await user.paste('20260116');
    save();
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith('2026-01-16'));
    await user.clear(input);
    save();
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(null));
  });

  it('takes a day from the calendar', async () => {
    const { input, save, saved, user } = await ask(date(), undefined, { value: '2026-01-15' });
    await user.click(screen.getByRole('button', { name: 'Талбар: Огноо сонгох' }));
    await screen.findByText('2026 оны 1-р сар');
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    await waitFor(() => expect(input.value).toBe('2026-01-20'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2026-01-20'));
  });

  it('shows and saves a moment in Ulaanbaatar, whatever the zone of the computer', async () => {
    const { input, save, saved, user } = await ask(dateTime(), undefined, {
      value: '2026-11-20T20:00:00.000Z',
    });
    expect(input.value).toBe('2026-11-21 04:00:00');
    await user.clear(input);
    await user.type(input, '2026-11-21 09:00');
    await user.tab();
    await waitFor(() => expect(input.value).toBe('2026-11-21 09:00:00'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith('2026-11-21T01:00:00.000Z'));
  });

  it('filters from the start of the first day to the end of the last', async () => {
    const field = dateTime();
    const { Filter } = kindViews.date;
    const onChange = vi.fn();
    const user = userEvent.setup();
    if (!Filter) throw new Error('No filter.');
    render(
      <Stage i18nProvider={i18nProvider}>
        <Filter
          field={field}
          label="Огноо"
          resource="customers"
          value={undefined}
          onChange={onChange}
        />
      </Stage>,
    );
    await user.type(await screen.findByLabelText('Огноо'), '2026.11.01{Enter}');
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-31T16:00:00.000Z' }),
    );
    await user.type(screen.getByLabelText('Огноо: Дуусах'), '20261102{Enter}');
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith({
        from: '2026-10-31T16:00:00.000Z',
        to: '2026-11-02T15:59:59.999Z',
      }),
    );
    await user.clear(screen.getByLabelText('Огноо: Дуусах'));
    await user.type(screen.getByLabelText('Огноо: Дуусах'), '2028-01-01{Enter}');
    await screen.findByText('Хугацааны интервал 366 хоногоос хэтрэх ёсгүй.');
  });
});

describe('files', () => {
  const fileOf = (base64: string, name: string, type: string) =>
    new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type });

  it('decides by content and keeps the form when a file is refused', async () => {
    const { input, save, saved, user } = await ask(pdf({ required: true }));
    await user.upload(
      input,
      new File(['<svg onload=alert(1)>'], 'barimt.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText(
      'Файл буруу байна. Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: pdf.',
    );
    await user.upload(
      input,
      new File(['%PDF-1.4 %%EOF'], 'barimt.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText('barimt.pdf');
    save();
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'application/pdf', size: 14 }),
      ),
    );
  });

  it('measures a picture by its pixels', async () => {
    const { input, save, saved, user } = await ask(image({ ratios: ['16:9'] }));
    await user.upload(input, fileOf(samplePng(64, 36, '#006879'), 'banner.png', 'image/png'));
    await screen.findByText('Зургийн хэмжээ: 64 × 36 цэг');
    save();
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        expect.objectContaining({ width: 64, height: 36, type: 'image/png' }),
      ),
    );
  });
});

describe('parts of a record', () => {
  it('adds, orders and checks sub-records', async () => {
    const field = embedded({ name: text({ required: true }) }, { max: 2, labels: 'customers' });
    const { save, saved, user } = await ask(field, /Талбар|Нэр/, { value: [{ name: 'Нэг' }] });
    await user.click(screen.getByText('Нэмэх'));
    save();
    await screen.findByText('Хоосон байж болохгүй.');
    const names = screen.getAllByRole('textbox');
    await user.type(names[1], 'Хоёр');
    await waitFor(() =>
      expect((screen.getByText('Нэмэх') as HTMLButtonElement).disabled).toBe(true),
    );
    await user.click(screen.getByLabelText('Мөр 2: Дээш зөөх'));
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith([{ name: 'Хоёр' }, { name: 'Нэг' }]));
  });

  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('finds a record by typing, again after a choice, and tells it from its namesakes', async () => {
    const { input, save, saved, user } = await ask(reference('customers', { required: true }));
    await user.type(input, 'Өнөрбаяр 12');
    // The answer to what was typed, not the suggestions before it; masked as in lists.
    await waitFor(() => expect(offered()).toEqual(['Бат-Үүрийн Өнөрбаяр 128****211']));
    await user.click(screen.getByRole('option'));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(screen.getByText('8****211')).toBeTruthy();
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}Өнөрбаяр 7');
    await waitFor(() => expect(offered()).toEqual(['Бат-Үүрийн Өнөрбаяр 78****206']));
    await user.keyboard('{ArrowDown}{Enter}');
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith(7));
  });

  it('offers what another field narrows it to, and forgets what does not fit', async () => {
    const field = reference('customers', { filterBy: { group: 'segment' } });
    const { input, save, saved, user } = await ask(field, undefined, { segment: 'even', value: 3 });
    // The third is odd.
    await waitFor(() => expect(input.value).toBe(''));
    save();
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(null));
    await user.type(input, 'Өнөрбаяр 1');
    await waitFor(() => expect(offered()).toHaveLength(5));
    expect(offered()[0]).toContain('Өнөрбаяр 10');
  });

  it('waits for the field that narrows it', async () => {
    const field = reference('customers', { filterBy: { group: 'segment' } });
    const { input } = await ask(field);
    expect(input.disabled).toBe(true);
    expect(screen.getByText(/^Эхлээд бөглөнө үү: /)).toBeTruthy();
  });

  it('pins a pasted place and nudges it by keys', async () => {
    const { save, saved, user } = await ask(mapPoint({ required: true }), 'Өргөрөг');
    await user.click(screen.getByLabelText('Өргөрөг'));
    await user.paste('47.9, 106.9');
    screen.getByRole('application').focus();
    await user.keyboard('{ArrowUp}');
    save();
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ lat: 47.9001, lng: 106.9 }));
  });

  it('copies Monday to the working days and wants an end after the start', async () => {
    const { input, save, saved, user } = await ask(
      weeklySchedule({ required: true }),
      'Даваа: Нээлттэй',
    );
    await user.click(input);
    fireEvent.change(screen.getByLabelText('Даваа: Хаах цаг'), { target: { value: '08:00' } });
    save();
    await screen.findByText('Хаах цаг нээх цагаас хойш байх ёстой.');
    fireEvent.change(screen.getByLabelText('Даваа: Хаах цаг'), { target: { value: '17:00' } });
    await user.click(screen.getByText('Даваа гарагийн цагийг ажлын өдрүүдэд хуулах'));
    save();
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0][4]).toEqual({
        weekday: 5,
        open: true,
        start: '09:00',
        end: '17:00',
      }),
    );
  });
});

describe('masked values', () => {
  it('are revealed by a call for their field', async () => {
    const reveal = vi.fn(() => Promise.resolve('УК03271614'));
    const field = registerNumber();
    const { Cell } = kindViews.registerNumber;
    render(
      <Stage i18nProvider={i18nProvider}>
        <RevealContext.Provider value={{ of: { resource: 'customers', id: 1 }, reveal }}>
          <Cell
            field={field}
            source="regnum"
            value="*К***71614"
            record={{ id: 1, regnum: '*К***71614' }}
            resource="customers"
            place="page"
          />
        </RevealContext.Provider>
      </Stage>,
    );
    expect(screen.getByText('*К***71614')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button'));
    await screen.findByText('УК03271614');
    expect(reveal).toHaveBeenCalledWith('regnum');
  });
});
