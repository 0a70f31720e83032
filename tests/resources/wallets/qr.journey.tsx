import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { expectBesides } from '../../support/journeys/besides';
import { choose, fill, input, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { heading, windowText } from '../../support/journeys/messages';
import { openAt } from '../../support/journeys/openAt';

const lab = startGateways();
const kept = (resource: string): readonly MockRecord[] =>
  lab.gateways.store.collection(resource)?.all ?? [];

describe('a new code', () => {
  const RIGHTS = ['wa-qr-alias:create', 'wa-qr-alias:list', 'customer:list', 'customer:view'];

  test('is made once, though the answer is lost, and shows its picture', async () => {
    const before = kept('qr').length;
    const visit = await openAt('/qr/create', { permissions: RIGHTS });
    await choose('Харилцагч', 'Өлзийбаяр Түвшинбаяр');
    await fill('Хүлээн авагчийн нэр', 'Түвшинбаяр');
    await fill('Дүн', '25000');
    await screen.findByText('BA0000100001');
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/qr-aliases',
      fault: 'drop-after-commit',
    });
    await press('Хадгалах');
    await press('Дахин илгээх');
    await waitFor(() => expect(visit.path()).toMatch(/^\/qr\/detail\/200000\d\d$/));
    expect(kept('qr').length).toBe(before + 1);
    const number = String(kept('qr').at(-1)?.sequenceNumber);
    await screen.findByRole('img', { name: `QR код: ${number}` });
    await screen.findByText('Энэ кодыг уншуулаагүй байна');
  });

  test('with wrong values is refused at their fields, and nothing is written', async () => {
    await openAt('/qr/create', { permissions: RIGHTS });
    await fill('Хүлээн авагчийн нэр', 'Би');
    await fill('Дүн', '99');
    await fill('Дуусах өдөр', '2026-11-20');
    await press('Хадгалах');
    await expectBesides(document.body, {
      Харилцагч: 'Хоосон байж болохгүй.',
      'Хүлээн авагчийн нэр': 'Доод тал нь 3 тэмдэгт оруулна уу.',
      Дүн: 'Утга 100 – 5,000,000 хооронд байх ёстой.',
      'Дуусах өдөр': 'Дуусах өдөр өнөөдрөөс өмнө байж болохгүй.',
    });
    expect(lab.commits()).toEqual([]);
  });

  test('is not made without the right', async () => {
    await openAt('/qr/create', { permissions: ['wa-qr-alias:list'] });
    await heading('Хандах эрхгүй');
  });
});

describe('decoding', () => {
  const RIGHTS = ['wa-qr:decode', 'wa-qr-alias:list'];

  test('shows fields and checksum, then what the gateway knows', async () => {
    const code = kept('qr').find(({ tenant }) => tenant === 'pocketmn') as MockRecord;
    await openAt('/qr/decode', { permissions: RIGHTS });
    await fill('QR утга', String(code.qr));
    await press('Тайлах');
    await screen.findByText(/^Шалгах нийлбэр зөв: [0-9A-F]{4}$/);
    await screen.findByText('mn.urtuu.wallet');
    const link = await screen.findByText('Дэлгэрэнгүй', { selector: 'a' });
    expect(link.getAttribute('href')).toBe(`/qr/detail/${code.id}`);
  });

  test('a damaged code is told and not asked about; an empty text is said at its field', async () => {
    const code = kept('qr')[0];
    await openAt('/qr/decode', { permissions: RIGHTS });
    await fill('QR утга', `${String(code.qr).slice(0, -4)}0000`);
    await press('Тайлах');
    await screen.findByText(/^Шалгах нийлбэр буруу: 0000\./);
    await screen.findByText('Кодын утга эвдэрсэн тул системээс лавлахгүй.');
    expect(lab.asked('/qr/decode')).toEqual([]);
    await fill('QR утга', '');
    await press('Тайлах');
    await expectBesides(document.body, { 'QR утга': 'Утга хоосон байж болохгүй.' });
  });

  test('without a camera says so', async () => {
    await openAt('/qr/decode', { permissions: RIGHTS });
    await press('QR код уншуулах');
    await waitFor(() => expect(windowText()).toContain('Төхөөрөмж камергүй байна.'));
  });

  test('a file that is no picture is refused at the field', async () => {
    await openAt('/qr/decode', { permissions: RIGHTS });
    const chooser = (await input('Зураг сонгох эсвэл чирэх')) as HTMLInputElement;
    const file = new File(['plain text'], 'code.png', { type: 'image/png' });
    fireEvent.change(chooser, { target: { files: [file] } });
    await waitFor(() => expect(windowText()).toContain('png, bmp, jpeg, jpg, gif'));
  });
});
