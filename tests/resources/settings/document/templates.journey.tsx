import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, dialog, press } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { closedAction } from '../../../support/journeys/recordActions';

const lab = startGateways();
const PAGE = '/settings/document/4';
const ACTIVATE = 'Идэвхжүүлэх';
const CALL = '/gateway-lab/document-templates/4/activate';
const state = (id: number) => lab.gateways.store.collection('document_template')?.get(id)?.state;

test('a draft is compared with the active version and takes its place; a lost answer is looked for', async () => {
  const { faults } = lab.gateways.store;
  await openAt(PAGE, { permissions: ['app-manage-document:list'] });
  const text = await screen.findByText(/3-р хувилбартай харьцуулахад нэмэгдсэн мөр/);
  expect(text).toBeTruthy();
  await press(ACTIVATE);
  const asked = await dialog();
  expect(within(asked).getByText(/өмнөх хувилбар архивлагдана/)).toBeTruthy();
  faults.add({ method: 'POST', path: CALL, fault: '403' });
  fireEvent.click(await button(ACTIVATE, asked));
  await waitFor(() => expect(failures().length).toBeGreaterThan(0));
  expect([state(3), state(4)]).toEqual(['ACTIVE', 'DRAFT']);
  faults.add({ method: 'POST', path: CALL, fault: 'drop-after-commit' });
  fireEvent.click(await button(ACTIVATE, asked));
  fireEvent.click(await button('Төлөв шалгах', asked));
  await waitFor(() => expect(asked.isConnected).toBe(false));
  expect(lab.commits()).toEqual([`POST ${CALL}`]);
  expect([state(3), state(4)]).toEqual(['ARCHIVED', 'ACTIVE']);
});

test('its author waits for a second person', async () => {
  await openAt(PAGE, { person: 'operator' });
  const { why } = await closedAction(ACTIVATE);
  expect(why).toBe('Бүртгэсэн, зассан, хүсэлт гаргасан хүн өөрөө шийдвэрлэх боломжгүй.');
  expect(successes()).toEqual([]);
});

test('an example is filled from a real claim, in the words of letters', async () => {
  await openAt('/settings/document/5/example', {
    permissions: ['app-manage-document:list', 'loan-court-doc:list', 'loan-court-doc:access'],
  });
  await screen.findByText(/Бүх хувьсагч бөглөгдсөн|Дутуу хувьсагчтай/);
  expect(document.body.textContent).not.toMatch(/courtRecord\./);
});
