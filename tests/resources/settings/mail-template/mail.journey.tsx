import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, fill, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { waitingChange } from '../../../support/journeys/recordActions';

const lab = startGateways();
const EDIT = '/settings/mail-template/3/update';
const CALL = '/gateway-lab/email/templates/3';
const RIGHTS = ['mail-template:access'];

const template = () => lab.gateways.store.collection('settings/mail-template')?.get(3);
const part = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`${name} is not there yet`);
    return found;
  });

/** Chooses another text as the file input does. */
async function choose(html: string): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('the file input is not there yet');
    return found;
  });
  const file = new File([html], 'medegdel.html', { type: 'text/html' });
  fireEvent.change(input, { target: { files: [file] } });
}

test('a file takes the place of another: its variables, the mail and what is new are in sight', async () => {
  await openAt(EDIT, { permissions: RIGHTS });
  within(await part('mail-variables')).getByText('{{body}}');
  await choose('<p>{{firstName}}, шинэ мэдэгдэл ирлээ.</p><p>{{body}}</p>');
  await screen.findByText(/шинэ мэдэгдэл ирлээ/u);
  await part('mail-preview');
  await press('Хадгалах');
  await waitFor(() => expect(successes()).toHaveLength(1));
  expect(lab.commits()).toEqual([`PUT ${CALL}`]);
  // What is new is read line by line by who puts it in force.
  const waits = await waitingChange('update');
  await within(waits).findByText(/шинэ мэдэгдэл ирлээ/u);
  expect(template()?.version).toBe(4);
});

test('a variable that the type does not have is refused at its place, before anything is sent', async () => {
  await openAt(EDIT, { permissions: RIGHTS });
  await fill('Гарчиг', '{{code}}');
  await press('Хадгалах');
  await screen.findByText(/code/u, { selector: '[role=alert], [id$=error] *, p' });
  expect(lab.commits()).toEqual([]);
});

test('a refusal leaves what was typed, and a lost answer is not a second version', async () => {
  const { faults } = lab.gateways.store;
  await openAt(EDIT, { permissions: RIGHTS });
  await fill('Гарчиг', '{{lender}}: {{title}}');
  faults.add({ method: 'PUT', path: CALL, fault: '403' });
  await press('Хадгалах');
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect(document.querySelector<HTMLInputElement>('[name=subject]')?.value).toBe(
    '{{lender}}: {{title}}',
  );
  faults.add({ method: 'PUT', path: CALL, fault: 'drop-after-commit' });
  await press('Хадгалах');
  fireEvent.click(await button('Төлөв шалгах'));
  await waitFor(() => expect(successes()).toHaveLength(1));
  const waiting = (lab.gateways.store.collection('settings/changes')?.all ?? []).filter(
    ({ record }) => record === 'settings/mail-template/3',
  );
  expect([template()?.version, waiting.length]).toEqual([4, 1]);
});
