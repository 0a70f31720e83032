import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { StaffRole } from '../../src/domain/enums/common';
import type { Field } from '../../src/entity/Field';
import { administrativeUnit, bank, choices, reference, references } from '../../src/fields';
import { OptionPanel } from '../../src/fields/shared/OptionPanel';
import { kindViews } from '../../src/fields/views';
import type { AreaI18nProvider } from '../../src/i18n/i18nProvider';
import { Dialog } from '../../src/ui/Dialog/Dialog';
import { signInAs } from '../support/journeys/openAt';
import { FormStage, loadSparseConfig, realMessages, Stage } from './kindsStage';

let i18nProvider: AreaI18nProvider;

beforeAll(async () => {
  await loadSparseConfig();
  i18nProvider = await realMessages();
  signInAs({});
});

const province = administrativeUnit({ level: 'province' });
/** The person by whom a reference is recognised on its list. */
const PERSON = 'Бат-Үүрийн Өнөрбаяр';

/** A form with one field that has a list; what it sent, and what it holds when it is sent by its button. */
async function open(field: Field, value?: unknown) {
  const { Input } = kindViews[field.kind.name];
  const sent = vi.fn();
  render(
    <FormStage
      i18nProvider={i18nProvider}
      record={{ value }}
      onSubmit={(values) => void sent((values as { value?: unknown }).value)}
    >
      <Input field={field} source="value" label="Талбар" resource="customers" />
    </FormStage>,
  );
  const user = userEvent.setup();
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(input.disabled).toBe(false));
  await user.click(input);
  return { user, input, sent, submit: () => user.click(screen.getByText('submit')) };
}

const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** Also where it says that nothing fits. */
const isOpen = () => document.querySelector('.MuiAutocomplete-popper') !== null;
/** The name of what Enter would take. */
const aimed = (input: HTMLInputElement) => {
  const id = input.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

describe.each<[string, Field, string, string, unknown]>([
  ['a province', province, 'улаанб', 'Улаанбаатар', '11'],
  ['a bank', bank(), 'голомт', 'Голомт банк', 15],
  ['several of a list', choices(StaffRole), 'агент', 'Агент', ['pocket_agent']],
  ['a record', reference('customers'), 'яр 12', `${PERSON} 128****211`, 12],
  ['several records', references('customers'), 'яр 12', `${PERSON} 128****211`, [12]],
])('the list of %s', (_name, field, words, first, value) => {
  it('takes Enter: what is typed and highlighted is chosen, and the form is not sent', async () => {
    const { user, input, sent, submit } = await open(field);
    await user.keyboard(words);
    await waitFor(() => expect(offered()).toEqual([first]));
    expect(aimed(input)).toBe(first);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent).not.toHaveBeenCalled());
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(value));
  });

  it('gives Tab what was typed for', async () => {
    const { user, sent, submit } = await open(field);
    await user.keyboard(words);
    await waitFor(() => expect(offered()).toEqual([first]));
    await user.tab();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(value));
  });

  it('takes Enter also where nothing fits, and after Escape, which closes it alone', async () => {
    const { user, sent } = await open(field);
    await user.keyboard('ъъъ');
    await waitFor(() => expect(offered()).toEqual([]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(isOpen()).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    // What is typed is not chosen yet: it would be lost.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(isOpen()).toBe(true));
    expect(sent).not.toHaveBeenCalled();
  });

  it('chooses nothing by Tab where nothing was typed', async () => {
    const { user, sent, submit } = await open(field);
    await waitFor(() => expect(offered().length).toBeGreaterThan(1));
    expect(isOpen()).toBe(true);
    await user.tab();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect([undefined, null, []]).toContainEqual(sent.mock.lastCall?.[0]);
  });
});

it('an opened list without a choice begins at its first entry', async () => {
  const { user, input, sent, submit } = await open(bank());
  await user.keyboard('{Escape}{ArrowDown}');
  await waitFor(() => expect(aimed(input)).toBe('Худалдаа хөгжлийн банк'));
  await user.keyboard('{ArrowDown}{Enter}');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(5));
});

it.each<[string, Field, unknown, string]>([
  ['a bank', bank(), 15, 'Голомт банк'],
  ['a record that is on the list', reference('customers'), 2, `${PERSON} 28****201`],
])('the opened list of %s keeps its choice at Enter and Tab', async (_name, field, held, name) => {
  const { user, input, sent, submit } = await open(field, held);
  await waitFor(() => expect(aimed(input)).toBe(name));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).not.toHaveBeenCalled());
  await user.keyboard('{ArrowDown}');
  await user.tab();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(held));
});

it('the opened list keeps a choice that is not on it', async () => {
  // The suggestions are the first of a long list; this record is none of them.
  const field = reference('customers', { filter: { group: 'even' } });
  const { user, input, sent, submit } = await open(field, 3);
  await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  expect(aimed(input)).toBeNull();
  await user.keyboard('{Enter}');
  await user.tab();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(3));
});

it('an answer that is still on its way is not chosen from, and not sent past', async () => {
  const { user, input, sent, submit } = await open(reference('customers'));
  await waitFor(() => expect(offered().length).toBeGreaterThan(1));
  // In one go: the list is still that of nothing typed.
  await user.keyboard('яр 12{Enter}');
  await waitFor(() => expect([input.value, sent.mock.calls]).toEqual(['яр 12', []]));
  await waitFor(() => expect(offered()).toEqual([`${PERSON} 128****211`]));
  await user.keyboard('{Enter}');
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(12));
});

it('Enter sends the form again when the list is closed and its text is a choice', async () => {
  const { user, sent } = await open(province);
  await user.keyboard('Улаанбаатар{Enter}{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith('11'));
});

it('of what fits, what begins with the words comes first', async () => {
  const { user } = await open(province);
  await user.keyboard('дорно');
  await waitFor(() => expect(offered()).toEqual(['Дорноговь', 'Дорнод']));
  await user.clear(await screen.findByRole('combobox'));
  await user.keyboard('х');
  await waitFor(() =>
    expect(offered().slice(0, 4)).toEqual(['Ховд', 'Хөвсгөл', 'Хэнтий', 'Архангай']),
  );
});

it('in a dialog Escape closes the list alone, and Ctrl+Enter answers when it is closed', async () => {
  const sent = vi.fn();
  const closed = vi.fn();
  const { Input } = kindViews.bank;
  render(
    <Dialog onClose={closed}>
      <FormStage
        i18nProvider={i18nProvider}
        record={{}}
        onSubmit={(values) => void sent((values as { value?: unknown }).value)}
      >
        <Input field={bank()} source="value" label="Банк" resource="customers" />
      </FormStage>
    </Dialog>,
  );
  const user = userEvent.setup();
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  await user.click(input);
  await user.keyboard('голомт{Escape}');
  await waitFor(() => expect([isOpen(), closed.mock.calls]).toEqual([false, []]));
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect([isOpen(), input.value, sent.mock.calls]).toEqual([false, 'Голомт банк', []]),
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(15));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

/** The panel of a filter with what it has chosen. */
function Filter({ several, told }: { several: boolean; told: (chosen: unknown) => void }) {
  const [chosen, setChosen] = useState<readonly (string | number)[]>([]);
  const options = 'абвгдежзик'.split('').map((value) => ({ value, label: `${value}${value}н` }));
  return (
    <OptionPanel
      label="Шүүлт"
      {...{ options, chosen, several }}
      onChange={(next) => {
        setChosen(next);
        told(next);
      }}
    />
  );
}

it.each([
  [false, [['в']], 0],
  [true, [['в'], ['в', 'г']], 1],
])('the panel of a filter (several: %s) takes Enter too', async (several, chosen, panels) => {
  const told = vi.fn();
  render(
    <Stage i18nProvider={i18nProvider}>
      <Filter several={several} told={told} />
    </Stage>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Шүүлт/ }));
  await screen.findByRole('searchbox');
  await user.keyboard('ввн{Enter}');
  if (several) await user.keyboard('ъъ{Enter}{Backspace}{Backspace}ггн{Enter}');
  expect(told.mock.calls.map(([next]) => next as unknown)).toEqual(chosen);
  await waitFor(() => expect(screen.queryAllByRole('searchbox')).toHaveLength(panels));
});
