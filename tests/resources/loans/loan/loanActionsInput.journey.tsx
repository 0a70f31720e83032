import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, choose, dialog, fill, input } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { LOAN_ACTIONS, openAction, submitAction } from '../../../support/journeys/loanActions';
import { openAt } from '../../../support/journeys/openAt';

const lab = startGateways();

/** The message beside a field of the open dialog. */
async function messageAt(label: string, root: HTMLElement): Promise<string> {
  const field = await input(label, root);
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

const caseOf = (action: string) => {
  const found = LOAN_ACTIONS.find((one) => one.action === action);
  if (!found) throw new Error(`There is no ${action}.`);
  return found;
};

test('moving to court asks for customer, template, fee, cost and date, each in its own words', async () => {
  const one = caseOf('move_to_court');
  await openAt(`/loans/${one.id}`);
  const form = await openAction(one.words);
  const clear = within(form).queryAllByRole('button', { name: /Арилгах|Цэвэрлэх|Clear/ });
  clear.forEach((found) => fireEvent.click(found));
  await fill('Шүүхэд шилжүүлэх огноо', '', form);
  await submitAction(one);
  await waitFor(async () => {
    await waitFor(async () =>
      expect(await messageAt('Улсын тэмдэгтийн хураамж', form)).toContain(
        'Улсын тэмдэгтийн хураамжийг оруулна уу.',
      ),
    );
  });
  await waitFor(async () =>
    expect(await messageAt('Шүүхийн зардал', form)).toContain('Зардлыг оруулна уу.'),
  );
  expect(form.textContent).toContain('Шүүхийн огноог сонгоно уу.');
  expect(lab.commits()).toEqual([]);
});

test('a write-off waits for the last digits of its code', async () => {
  const one = caseOf('close_from_risk_fund');
  await openAt(`/loans/${one.id}`);
  const form = await openAction(one.words);
  await within(form).findByText('Үргэлжлүүлэхийн тулд бичнэ үү: 0002');
  await fill('Зээлийн код: сүүлийн 4 орон', '0003', form);
  await submitAction(one);
  await within(form).findByText('Маягт алдаатай байна. Тэмдэглэсэн талбаруудыг шалгана уу.');
  expect(await button(one.words, await dialog())).toBeTruthy();
  expect(lab.commits()).toEqual([]);
});

test('an upgrade to no better class is refused beside its field', async () => {
  const one = caseOf('upgrade_class');
  await openAt(`/loans/${one.id}`);
  const form = await openAction(one.words);
  await choose('Активын ангилал', 'Муу', form);
  await waitFor(() =>
    expect(form.textContent).toContain('Одоогийн ангиллаас сайн ангилал сонгоно уу.'),
  );
  await fill('Шалтгаан', 'Баримт шалгаж шийдвэрлэлээ', form);
  await submitAction(one);
  await waitFor(async () => {
    expect(form.querySelector('[aria-invalid=true]')).not.toBeNull();
  });
  expect(lab.commits()).toEqual([]);
});

test('what the rules refuse stands in the place of the preview, in words', async () => {
  await openAt('/loans/300007');
  const form = await openAction('Хугацаа сунгах');
  await fill('Шимтгэл', '-1', form);
  await within(form).findByText('Энэ үйлдлийг хийх боломжгүй:');
  expect(form.textContent).toContain('Дүн буруу байна.');
});
