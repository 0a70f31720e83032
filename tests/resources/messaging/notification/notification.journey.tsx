import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { allBut, only } from '../../../support/rights';
import { button, choose, dialog, fill, press, typeCode } from '../../../support/journeys/form';
import { startGateways } from '../../../support/journeys/gateways';
import { failures, successes } from '../../../support/journeys/messages';
import { main, openAt } from '../../../support/journeys/openAt';

const lab = startGateways();
const FORM = '/notification/create';
const PATH = '/gateway-lab/notification/to-topic-users';
const SEND = 'mass-notification:access';

const sent = () => lab.commits().filter((line) => line === `POST ${PATH}`);
const log = () => lab.gateways.store.collection('notification')?.all ?? [];

async function written(person = 'admin') {
  const visit = await openAt(FORM, { person });
  await choose('Төрөл', 'Мэдээ');
  await fill('Гарчиг', 'Шинэ нөхцөл');
  await fill('Агуулга', 'Зээлийн шинэ нөхцөлийг аппаас үзнэ үү.');
  return visit;
}

/** The receivers as they are counted beside the form. */
const counted = () =>
  waitFor(() => {
    const card = document.querySelector<HTMLElement>('[data-part=audience]');
    const label = [...(card?.querySelectorAll('dt') ?? [])].find(
      ({ textContent }) => textContent === 'Хүлээн авах',
    );
    if (!label) throw new Error('Nobody is counted yet.');
    return Number(label.nextElementSibling?.textContent);
  });

/** The record of what was sent is open, and everybody was reached: it is read again no more. */
async function landed(path: () => string): Promise<void> {
  await waitFor(() => expect(path()).toMatch(/^\/notification\/log\/\d+$/));
  await waitFor(() =>
    expect(document.querySelector('[data-part=record-name]')?.textContent).toContain('Илгээсэн'),
  );
  await waitFor(() => expect(document.querySelector('[data-part=phone-preview]')).not.toBeNull());
}

async function toSuspected(person?: string) {
  const visit = await written(person);
  await choose('Хүлээн авагч', 'Харагдацын харилцагчид');
  await choose('Харагдац', 'Харилцагчид: Сэжигтэй');
  return { ...visit, count: await counted() };
}

describe('a notification to an audience', () => {
  test('is counted, named and shown as the phone has it, and sent after a second look', async () => {
    const visit = await toSuspected();
    expect(visit.count).toBeGreaterThan(0);
    expect(main().getByText(/^Жишээ: /)).toBeTruthy();
    await press('Илгээх');
    const asked = await dialog('alertdialog');
    expect(asked.textContent).toContain('Харилцагчид: Сэжигтэй');
    expect(sent()).toEqual([]);
    await press(`${visit.count} хүлээн авагчид илгээх`, asked);
    await waitFor(() => expect(successes()).toHaveLength(1));
    expect(successes()[0]).toContain('Мэдэгдлийг амжилттай илгээлээ.');
    await landed(visit.path);
    expect(sent()).toHaveLength(1);
    expect(log().at(-1)).toMatchObject({
      receiver: 'AUDIENCE',
      audience: 'Харилцагчид: Сэжигтэй',
      total: visit.count,
    });
  });

  test('a lost answer is asked after by its key, and nothing goes out twice', async () => {
    const visit = await toSuspected();
    lab.gateways.store.faults.add({ method: 'POST', path: PATH, fault: 'drop-after-commit' });
    await press('Илгээх');
    const confirm = await button(
      `${visit.count} хүлээн авагчид илгээх`,
      await dialog('alertdialog'),
    );
    await waitFor(() => expect(confirm.hasAttribute('disabled')).toBe(false));
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await landed(visit.path);
    expect(sent()).toHaveLength(1);
  });

  test('a page that was loaded again after a lost answer says what became of it', async () => {
    const visit = await toSuspected();
    lab.gateways.store.faults.add({ method: 'POST', path: PATH, fault: 'drop-after-commit' });
    await press('Илгээх');
    await press(`${visit.count} хүлээн авагчид илгээх`, await dialog('alertdialog'));
    await button('Төлөв шалгах', await dialog('alertdialog'));
    cleanup();
    const again = await openAt(FORM);
    await main().findByText(/^“Шинэ нөхцөл” мэдэгдлийг өмнө нь хүлээж авсан/);
    await press('Нээх');
    await landed(again.path);
    expect(sent()).toHaveLength(1);
  });
});

test('to everybody: the number is typed, and a second one within a minute is closed with its reason', async () => {
  const person = only(SEND);
  const visit = await written(person);
  await choose('Хүлээн авагч', 'Бүх харилцагч');
  const count = await counted();
  await press('Илгээх');
  const asked = await dialog('alertdialog');
  expect(asked.textContent).toContain('Мэдэгдлийг бүх харилцагчид илгээх үү?');
  const name = `${count} хүлээн авагчид илгээх`;
  await waitFor(async () =>
    expect((await button(name, asked)).hasAttribute('disabled')).toBe(true),
  );
  await typeCode(String(count), asked);
  await press(name, asked);
  await landed(visit.path);

  cleanup();
  await written(person);
  await choose('Хүлээн авагч', 'Бүх харилцагч');
  await main().findByText(/^Бүх харилцагчид дөнгөж илгээсэн/);
  await waitFor(async () => expect((await button('Илгээх')).hasAttribute('disabled')).toBe(true));
  expect(sent()).toHaveLength(1);
});

test('what is missing is said at its field in the words of the documents, and nothing is asked', async () => {
  await openAt(FORM);
  await press('Илгээх');
  for (const words of [
    'Мэдэгдлийн төрөл сонгоно уу.',
    'Гарчиг оруулна уу.',
    'Мэдэгдлийн агуулгыг оруулна уу.',
    'Хүлээн авагч сонгоно уу.',
  ])
    await main().findByText(words);
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
  expect(sent()).toEqual([]);
});

test('one by mail alone is said in the words of mails', async () => {
  const visit = await written();
  fireEvent.click(await main().findByLabelText('Аппаар'));
  fireEvent.click(await main().findByLabelText('И-мэйлээр'));
  await choose('Хүлээн авагч', 'Харагдацын харилцагчид');
  await choose('Харагдац', 'Харилцагчид: Сэжигтэй');
  const count = await counted();
  await press('Илгээх');
  await press(`${count} хүлээн авагчид илгээх`, await dialog('alertdialog'));
  await waitFor(() => expect(successes().join()).toContain('И-мэйл амжилттай илгээлээ.'));
  await landed(visit.path);
  expect(lab.commits()).toContain('POST /gateway-lab/notification/send-mail');
  expect(failures()).toEqual([]);
});

test('nobody without the right sees the form, whatever else they may', async () => {
  await openAt(FORM, { person: allBut(SEND) });
  await main().findByText('Хандах эрхгүй');
  expect(sent()).toEqual([]);
});
