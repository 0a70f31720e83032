import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  administrativeUnit,
  companyRegisterNumber,
  number,
  phone,
  processCode,
  registerNumber,
  year,
} from '../../src/fields';
import type { UnitLevel } from '../../src/fields/administrativeUnit/schema';
import { kindViews } from '../../src/fields/views';
import type { AreaI18nProvider } from '../../src/i18n/i18nProvider';
import { contextOf, everyKind, repeatable } from './everyKind';
import { FormStage, loadSparseConfig, realMessages, Stage } from './kindsStage';
import { sampleOf } from '../../mocks/engine/samples/sampleOf';

let i18nProvider: AreaI18nProvider;
beforeAll(async () => {
  await loadSparseConfig();
  i18nProvider = await realMessages();
});

const valueOf = (name: string) => sampleOf(everyKind[name], contextOf(3, repeatable(5)));

/** Everything lazy has arrived. */
const settled = () =>
  waitFor(() => expect(document.querySelector('[data-part=skeleton]')).toBeNull()).then(() =>
    waitFor(() => expect(screen.queryByText('…')).toBeNull()),
  );

describe.each(Object.keys(everyKind))('kind %s on the screen', (name) => {
  const field = everyKind[name];
  const view = kindViews[field.kind.name];

  it.each(['cell', 'page'] as const)('shows its value and its absence (%s)', async (place) => {
    const value = valueOf(name);
    const shared = { field, resource: 'customers', place };
    render(
      <Stage i18nProvider={i18nProvider}>
        <div data-testid="value">
          <view.Cell {...shared} value={value} record={{ id: 1, value }} />
        </div>
        <div data-testid="nothing">
          <view.Cell {...shared} value={null} record={{ id: 1, value: null }} />
        </div>
      </Stage>,
    );
    await settled();
    const shown = screen.getByTestId('value');
    expect(shown.textContent || shown.querySelector('img')?.getAttribute('alt')).toBeTruthy();
    expect(screen.getByTestId('nothing').textContent).toBe('—');
  });

  it('asks for its value under its label', async () => {
    render(
      <FormStage i18nProvider={i18nProvider} record={{ id: 1, value: valueOf(name) }}>
        <view.Input field={field} source="value" label="Шалгах талбар" resource="customers" />
      </FormStage>,
    );
    await screen.findAllByText(/Шалгах талбар/);
    await settled();
  });

  it('asks for a value that is not there yet', async () => {
    render(
      <FormStage i18nProvider={i18nProvider} record={{ id: 1 }}>
        <view.Input field={field} source="value" label="Шалгах талбар" resource="customers" />
      </FormStage>,
    );
    await screen.findAllByText(/Шалгах талбар/);
    await settled();
  });

  const { Filter } = view;
  it.runIf(Filter)('filters under its label', async () => {
    if (!Filter) return;
    render(
      <Stage i18nProvider={i18nProvider}>
        <Filter
          field={field}
          label="Шалгах шүүлт"
          resource="customers"
          value={undefined}
          onChange={() => undefined}
        />
      </Stage>,
    );
    await screen.findAllByLabelText(/Шалгах шүүлт/);
    await settled();
  });
});

it('a name that is on its way is no id: neither of a record nor of staff', async () => {
  const shared = {
    source: 'value',
    resource: 'customers',
    record: { id: 1 },
    place: 'cell',
  } as const;
  const { Cell } = kindViews.reference;
  render(
    <Stage i18nProvider={i18nProvider}>
      <div data-testid="value">
        <Cell {...shared} field={everyKind.reference} value={3} />
        <Cell {...shared} field={everyKind.userName} value="8d2f6a10-3c41-4b7e-9d05-000000000001" />
      </div>
    </Stage>,
  );
  expect(screen.getByTestId('value').textContent).toBe('');
  await settled();
  // Of who is unknown the id is all there is.
  expect(screen.getByTestId('value').textContent).toBe(
    'Бат-Үүрийн Өнөрбаяр 38d2f6a10-3c41-4b7e-9d05-000000000001',
  );
});

it('a lender is shown by name, an unknown one by its alias, and lists are filtered by the name', async () => {
  const { Cell, Filter } = kindViews.tenant;
  const shared = { field: everyKind.tenant, resource: 'customers', place: 'cell' } as const;
  render(
    <Stage i18nProvider={i18nProvider}>
      <Cell {...shared} value="altan" record={{ id: 1 }} />
      <Cell {...shared} value="khan" record={{ id: 2 }} />
      {Filter && (
        <Filter {...shared} label="Зээлдүүлэгч" value="altan" onChange={() => undefined} />
      )}
    </Stage>,
  );
  expect(await screen.findAllByText('Алтан Өргөө ББСБ')).toHaveLength(2);
  screen.getByText('khan');
  expect(screen.getByLabelText('Зээлдүүлэгч').textContent).toBe('Алтан Өргөө ББСБ');
});

describe('an administrative unit goes as deep as its field', () => {
  const label = 'Байршил';
  const levels = { district: 'Сум, дүүрэг', subdistrict: 'Баг, хороо' };
  const { Cell, Filter, Input } = kindViews.administrativeUnit;

  /** Draws the input and waits for what its selections show. */
  const shows = async (level: UnitLevel, value: string, names: string[]) => {
    const field = administrativeUnit({ level });
    render(
      <FormStage i18nProvider={i18nProvider} record={{ id: 1, value }}>
        <Input field={field} source="value" label={label} resource="customers" />
      </FormStage>,
    );
    await settled();
    const shown = () =>
      screen
        .getAllByRole<HTMLInputElement>('combobox')
        .map((select) => select.value || select.textContent);
    await waitFor(() => expect(shown()).toEqual(names));
  };

  it('a province is one selection under the label of the field, which stands there once', async () => {
    await shows('province', '44', ['Дорноговь']);
    expect(screen.getAllByText(label, { selector: 'label, legend' })).toHaveLength(1);
    screen.getByRole('combobox', { name: label });
    expect(screen.queryByText('Аймаг, нийслэл')).toBeNull();
    expect(document.querySelectorAll('legend.k-label')).toHaveLength(0);
  });

  it('a district is chosen in its province', async () => {
    await shows('district', '44-10', ['Дорноговь', 'Даланжаргалан']);
    screen.getByRole('group', { name: label });
    screen.getByRole('combobox', { name: levels.district });
    expect(screen.queryByRole('combobox', { name: levels.subdistrict })).toBeNull();
  });

  it('a sub-district in its district', async () => {
    await shows('subdistrict', '44-10-059', ['Дорноговь', 'Даланжаргалан', '5-р баг, Олон-Овоо']);
    screen.getByRole('combobox', { name: levels.subdistrict });
  });

  it.each<[UnitLevel, string, string, string[]]>([
    ['province', '44', 'Дорноговь', [label]],
    ['district', '44-10', 'Дорноговь, Даланжаргалан', [label, `${label}: ${levels.district}`]],
  ])('a %s is filtered by what its cell shows', async (level, value, words, selects) => {
    const field = administrativeUnit({ level });
    const chosen = vi.fn();
    render(
      <Stage i18nProvider={i18nProvider}>
        <p data-testid="cell">
          <Cell field={field} resource="customers" place="cell" value={value} record={{ id: 1 }} />
        </p>
        {Filter && (
          <Filter
            field={field}
            resource="customers"
            label={label}
            value={value}
            onChange={chosen}
          />
        )}
      </Stage>,
    );
    await waitFor(() => expect(screen.getByTestId('cell').textContent).toBe(words));
    const said = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    await waitFor(() => expect(said().join(', ')).toBe(words));
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(
      selects.map((name, at) => `${name}: ${String(said()[at])}`),
    );
    fireEvent.click(screen.getAllByRole('button')[0]);
    fireEvent.click(await screen.findByRole('radio', { name: 'Улаанбаатар' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('11'));
    // Another press of the mouse closes it; the first row asks for all again.
    fireEvent.click(screen.getByText('Бүгд'), { detail: 1 });
    await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(undefined));
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  });
});

it.each([
  ['a count', number(), 2021, '2,021'],
  ['a year', year(), 2021, '2021'],
  ['a code of registration', processCode(), 805, '805 Хэтэвчийн гэрээ'],
  ['a code in no range', processCode(), 145, '145'],
])('%s is written as what it is', (_, field, value, words) => {
  const { Cell } = kindViews.number;
  render(
    <Stage i18nProvider={i18nProvider}>
      <p data-testid="cell">
        <Cell field={field} resource="customers" place="cell" value={value} record={{ id: 1 }} />
      </p>
    </Stage>,
  );
  expect(screen.getByTestId('cell').textContent).toBe(words);
});

it('a masked number is shown as the gateway gave it, and nothing is hidden twice', () => {
  render(
    <Stage i18nProvider={i18nProvider}>
      {[phone(), registerNumber(), companyRegisterNumber()].map((field, at) => {
        const { Cell } = kindViews[field.kind.name];
        const value = ['9****233', '*К***71614', '5123456'][at];
        return (
          <p key={value} data-testid="masked">
            <Cell
              field={field}
              resource="customers"
              place="cell"
              value={value}
              record={{ id: 1 }}
            />
          </p>
        );
      })}
    </Stage>,
  );
  expect(screen.getAllByTestId('masked').map(({ textContent }) => textContent)).toEqual([
    '9****233',
    '*К***71614',
    '5123456',
  ]);
});

it('the number of a company is shown whole, in a list where that of a person would stand', () => {
  const { Cell } = kindViews.registerNumber;
  const shared = { field: everyKind.registerNumber, resource: 'customers' };
  const company = { id: 1, regnum: null, companyRegnum: '5123456' };
  render(
    <Stage i18nProvider={i18nProvider}>
      <p data-testid="list">
        <Cell {...shared} place="cell" value={null} record={company} />
      </p>
      <p data-testid="page">
        <Cell {...shared} place="page" value={null} record={company} />
      </p>
      <p data-testid="own">
        <Cell {...shared} place="page" value="5123456" record={{ id: 1 }} />
      </p>
    </Stage>,
  );
  const shown = ['list', 'page', 'own'].map((part) => screen.getByTestId(part).textContent);
  expect(shown).toEqual(['5123456', '—', '5123456']);
});
