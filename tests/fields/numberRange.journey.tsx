import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { money } from '../../src/fields';
import { kindViews } from '../../src/fields/views';
import { realMessages, Stage } from './kindsStage';

const REVERSED = 'Эхлэх утга дуусах утгаас их байж болохгүй.';

it('a range of amounts asks nothing while it is none, and says so beside it', async () => {
  const i18nProvider = await realMessages();
  const asked = vi.fn();
  const user = userEvent.setup();
  const { Filter } = kindViews.money;
  if (!Filter) throw new Error('No filter.');
  function Filtered({ as: Shown }: { as: NonNullable<typeof Filter> }) {
    const [value, setValue] = useState<unknown>();
    return (
      <Shown
        field={money()}
        label="Дүн"
        resource="customers"
        value={value}
        onChange={(next) => {
          asked(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <Stage i18nProvider={i18nProvider}>
      <Filtered as={Filter} />
    </Stage>,
  );
  const from = await screen.findByLabelText('Дүн');
  const to = screen.getByLabelText('Дүн: Дуусах');
  await user.type(from, '2 сая{Enter}');
  await waitFor(() => expect(asked.mock.calls).toEqual([[{ from: '2000000' }]]));
  await user.type(to, '500{Enter}');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(REVERSED));
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toHaveBeenCalledTimes(1);
  // Either end can be corrected: what the other one has counts.
  await user.clear(from);
  await user.type(from, '100{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(asked).toHaveBeenLastCalledWith({ from: '100', to: '500' });
  await user.type(to, 'х{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Дүнг ойлгосонгүй. Тоогоор, эсвэл «2 сая», «500 мянга» гэж бичнэ үү.',
    ),
  );
  expect(asked).toHaveBeenLastCalledWith({ from: '100', to: '500' });
});
