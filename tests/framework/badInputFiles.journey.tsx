import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { besides } from '../support/journeys/besides';
import { dialog, fill, input, press } from '../support/journeys/form';
import { startGateways } from '../support/journeys/gateways';
import { failures } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';
import { pressAction } from '../support/journeys/recordActions';

const lab = startGateways();
const PDF_ONLY = 'Файл буруу байна. Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: pdf.';
const PICTURES_ONLY =
  'Зураг оруулахад алдаа гарлаа. Файлын төрөл тохирохгүй байна. Зөвшөөрөгдөх төрөл: png, bmp, jpeg, jpg, gif.';
const TOO_LARGE = 'Файлын хэмжээ хэтэрсэн байна. Дээд хэмжээ: 3 МБ.';
const MAX_BYTES = 3_145_728;

/** A script that calls itself a document, and a document that is a byte too large. */
const disguised = new File(['<svg onload=hacked=1>'], '<img src=x onerror=hacked=1>.pdf', {
  type: 'application/pdf',
});
const large = new File([new Uint8Array(MAX_BYTES + 1)], 'tom.pdf', { type: 'application/pdf' });

async function offer(label: string, file: File, root: HTMLElement): Promise<void> {
  const chooser = await input(`${label}: Файл сонгох`, root);
  await act(async () => void fireEvent.change(chooser, { target: { files: [file] } }));
}

/** Offers both to an input: each is refused in its words, beside the input, and nothing is kept of it. */
async function expectRefused(label: string, types: string, root: HTMLElement): Promise<void> {
  for (const [file, told] of [
    [disguised, types],
    [large, `${types.split('. ')[0]}. ${TOO_LARGE}`],
  ] as const) {
    await offer(label, file, root);
    await waitFor(() => expect([label, besides(root)[label]]).toEqual([label, told]));
    expect(root.textContent).not.toContain(file.name);
  }
}

test('the document of a list entry', async () => {
  await openAt('/bw-list/create');
  await screen.findByText('Хадгалах', { selector: 'button' });
  await expectRefused('Нотлох баримт', PDF_ONLY, screen.getByRole('main'));
  expect(lab.commits()).toEqual([]);
});

test('the documents of another name', async () => {
  await openAt('/customers/100001');
  await screen.findByRole('heading', { level: 1 });
  await pressAction('Нэр өөрчлөх');
  const form = await dialog();
  await input('Шалтгаан', form);
  await expectRefused('Үндэслэл баримт (PDF)', PDF_ONLY, form);
  await expectRefused('Үндэслэл баримтын зураг', PICTURES_ONLY, form);
  expect(lab.commits()).toEqual([]);
});

test('the paper of a contract', async () => {
  const record = lab.gateways.store
    .collection('contract-signature')
    ?.all.find(({ requestState }) => requestState === 'PENDING');
  await openAt(`/contract-signature?id=${String(record?.id)}`);
  await press('Цаасаар баталсныг бүртгэх');
  const form = await dialog();
  await input('Шалтгаан', form);
  await expectRefused('Цаасан гэрээний скан', PDF_ONLY, form);
  await expectRefused('Цаасан гэрээний зураг', PICTURES_ONLY, form);
  expect(lab.commits()).toEqual([]);
});

test('what is registered already is told in the words of the documents, and nothing is written', async () => {
  await openAt('/customers/create');
  await screen.findByText('Хадгалах', { selector: 'button' });
  await fill('Эцэг/эхийн нэр', 'Бат');
  await fill('Нэр', 'Сараа');
  await fill('Регистрийн дугаар', 'УК03271614');
  await fill('Утас', '99887766');
  await fill('И-мэйл', 'saraa@example.mn');
  await press('Хадгалах');
  await waitFor(() =>
    expect(failures()).toEqual([
      'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу. Ижил утгатай бүртгэл байна.',
      'Маягт алдаатай байна. Тэмдэглэсэн талбаруудыг шалгана уу.',
    ]),
  );
  expect(lab.commits()).toEqual([]);
});
