import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { EOD } from '../../../../src/domain/settings';
import { STEP_MS } from '../../../../mocks/resources/settings/eod/runs';
import { button, dialog, press, typeCode } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { openAt } from '../../../support/journeys/openAt';
import { otherSettings } from '../../../support/otherSettings';

const lab = startGateways();

// How often a page looks again is for people who watch; the tests move the clock themselves.
otherSettings(EOD, { runningMs: 100, waitingMs: 100 });

const START = 'Өдөр өндөрлөх';
const CALL = '/gateway-lab/eod/20261121';
const LIST = '/settings/eod';

const run = () => {
  const found = lab.gateways.store.collection('eod')?.get(20261121);
  if (!found) throw new Error('There is no run.');
  return found;
};

/** Nothing waits that would stop a run. */
function clearTheWay(): void {
  const entries = lab.gateways.store.collection('accounting/entries');
  for (const entry of entries?.all ?? [])
    if (entry.state === 'WAITING') entries?.change(entry, { state: 'WITHDRAWN' });
}

const pass = (steps: number) => {
  const { clock } = lab.gateways.store;
  clock.setNow(clock.now() + steps * STEP_MS);
};

async function ask(): Promise<HTMLElement> {
  await openAt(LIST);
  await press(START);
  const asked = await dialog();
  await within(asked).findByText('Урьдчилсан шалгалт');
  return asked;
}

async function start(): Promise<void> {
  const asked = await ask();
  await typeCode('1121', asked);
  await press(START, asked);
  await waitFor(() => expect(successes().join()).toContain('Өдөр өндөрлөлт эхэллээ.'));
}

const PROGRESS = { selector: '[data-part=eod-progress]' };
/** The steps go on by the clock while the page is drawn. */
const underWay = () => screen.findByText(/^12 алхмын \d+ нь дууссан$/, PROGRESS);
const done = () => screen.findByText('12 алхмын 12 нь дууссан', PROGRESS);

describe('the end of the day', () => {
  test('is asked for with its date, runs, and stands in the top bar until it is seen', async () => {
    clearTheWay();
    await start();
    expect(lab.commits()).toEqual([`POST ${CALL}/start_eod`]);
    await underWay();
    const tray = await screen.findByRole('button', { name: 'Удаан ажиллагаа: 1 явж байна' });
    pass(12);
    await done();
    await waitFor(() => expect(tray.getAttribute('aria-label')).toContain('1 дууссан'));
    fireEvent.click(tray);
    await press('Жагсаалтаас хасах');
    await waitFor(() => expect(tray.isConnected).toBe(false));
    expect(run().state).toBe('DONE');
  });

  test('another date than its own does not start it', async () => {
    clearTheWay();
    const asked = await ask();
    await typeCode('1120', asked);
    await press(START, asked);
    await waitFor(() => expect(asked.querySelector('[aria-invalid=true]')).not.toBeNull());
    expect(lab.commits()).toEqual([]);
  });

  test('stops at a step that fails; who watches sees it, and it goes on from there', async () => {
    clearTheWay();
    lab.gateways.store.faults.add({ method: 'RUN', path: '/eod/CLASSES', fault: '503' });
    await start();
    pass(12);
    await screen.findByText(/«Зээлийн ангилал» алхам дээр зогслоо/);
    expect(run()).toMatchObject({ state: 'FAILED', stepsDone: 5 });
    await press('Үргэлжлүүлэх');
    await press('Үргэлжлүүлэх', await dialog());
    await waitFor(() => expect(run().state).toBe('RUNNING'));
    pass(7);
    await done();
    expect(run()).toMatchObject({ state: 'DONE', resumes: 1 });
  });

  test('somebody who comes in the middle sees where it stands, and what would stop it before', async () => {
    const entries = lab.gateways.store.collection('accounting/entries');
    const one = entries?.all.find(({ kind }) => kind === 'LOAN_CLASS_UPGRADE');
    if (!one) throw new Error('There is no upgrade.');
    entries?.change(one, { state: 'WAITING' });
    await openAt(`${LIST}/20261121`, { permissions: ['admin:access'] });
    await screen.findByText('«Зээлийн ангилал» алхам дээр зогсоно');
    // Somebody else starts it meanwhile.
    const { store } = lab.gateways;
    const at = store.clock.iso();
    const [first, ...others] = run().steps as object[];
    store.collection('eod')?.change(run(), {
      state: 'RUNNING',
      step: 'BANK_STATEMENTS',
      startedAt: at,
      steps: [{ ...first, state: 'RUNNING', startedAt: at }, ...others],
    });
    await underWay();
    pass(12);
    await screen.findByText(/«Зээлийн ангилал» алхам дээр зогслоо/);
  });

  test('a refusal stays in the dialog: somebody else was faster', async () => {
    clearTheWay();
    const asked = await ask();
    lab.server.use(
      http.post(`*${CALL}/start_eod`, () =>
        HttpResponse.json({ message: 'Өдөр аль хэдийн эхэлсэн.' }, { status: 409 }),
      ),
    );
    await typeCode('1121', asked);
    await press(START, asked);
    await waitFor(() => expect(failures().join()).toContain('Өдөр аль хэдийн эхэлсэн.'));
    expect(asked.isConnected).toBe(true);
    expect(run().state).toBe('NOT_RUN');
  });

  test('a lost answer is looked for before it is sent again', async () => {
    clearTheWay();
    const asked = await ask();
    lab.gateways.store.faults.add({
      method: 'POST',
      path: `${CALL}/start_eod`,
      fault: 'drop-after-commit',
    });
    await typeCode('1121', asked);
    await press(START, asked);
    fireEvent.click(await button('Төлөв шалгах', asked));
    await waitFor(() => expect(asked.isConnected).toBe(false));
    expect(lab.commits()).toEqual([`POST ${CALL}/start_eod`]);
  });

  test('from the log it is asked for with its date, too', async () => {
    clearTheWay();
    await openAt(LIST);
    const row = await screen.findByRole('row', { name: /2026-11-21/ });
    fireEvent.click(within(row).getByRole('checkbox'));
    const bar = await screen.findByRole('region', { name: 'Сонгосон мөрүүд' });
    fireEvent.click(await button(`${START} (1)`, bar));
    const asked = await dialog();
    await within(asked).findByText('Урьдчилсан шалгалт');
    await within(asked).findByLabelText(/Ажлын огноо/);
    expect(lab.commits()).toEqual([]);
  });

  test('nobody sees it without its right', async () => {
    await openAt(LIST, { permissions: ['user:manage'] });
    await screen.findByText(/admin:access/);
    expect(lab.asked('/eod')).toEqual([]);
  });
});
