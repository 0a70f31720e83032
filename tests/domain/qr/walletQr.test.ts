import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmv } from '../../../src/domain/qr/emv';
import { qpaySums } from '../../../src/domain/qr/qpayCharge';
import { readWalletQr, walletQrText } from '../../../src/domain/qr/walletQr';

describe('the code of a wallet', () => {
  it('says who is paid, how much and for what', () => {
    expect(
      walletQrText({
        sequenceNumber: '20000001',
        name: 'Bat-Erdene',
        amount: '25000.00',
        purpose: 'Coffee',
      }),
    ).toBe(
      '00020101021226310015mn.urtuu.wallet010820000001520465405303496540825000.005802MN5910Bat-Erdene6011ULAANBAATAR62220508200000010806Coffee630429AF',
    );
  });

  it('keeps a Cyrillic name in the template for another language', () => {
    const text = walletQrText({ sequenceNumber: '20000002', name: 'Өөдөөгийн Үүлэн' });
    expect(text).toContain('5912URTUU WALLET');
    expect(readWalletQr(readEmv(text).objects)).toEqual({
      sequenceNumber: '20000002',
      name: 'Өөдөөгийн Үүлэн',
      amount: null,
      purpose: null,
    });
  });

  it('of somebody else is not taken for ours', () => {
    const text =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(readWalletQr(readEmv(text).objects)).toBeUndefined();
  });

  it('says what was put in, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000_001, max: 29_999_999 }).map(String),
        fc.array(fc.constantFrom(...'ӨҮЁөүёАЯая -ABZaz09'), { minLength: 3, maxLength: 25 }),
        fc.option(fc.integer({ min: 100, max: 5_000_000 })),
        (sequenceNumber, letters, sum) => {
          const name = letters.join('');
          const amount = sum === null ? null : `${sum}.00`;
          const { objects, problems } = readEmv(walletQrText({ sequenceNumber, name, amount }));
          expect(problems).toEqual([]);
          expect(readWalletQr(objects)).toEqual({ sequenceNumber, name, amount, purpose: null });
        },
      ),
    );
  });
});

describe('the charge of a payment', () => {
  it.each([
    ['10000.00', false, { paid: '10000.00', charge: '100.00', settled: '9900.00' }],
    ['10000.00', true, { paid: '10100.00', charge: '100.00', settled: '10000.00' }],
    ['500.00', false, { paid: '500.00', charge: '100.00', settled: '400.00' }],
    ['900000.00', false, { paid: '900000.00', charge: '5000.00', settled: '895000.00' }],
    ['12345.67', true, { paid: '12469.13', charge: '123.46', settled: '12345.67' }],
    ['233139.73', false, { paid: '233139.73', charge: '2331.40', settled: '230808.33' }],
  ])('of %s, borne by the payer: %s', (amount, isPaidByCustomer, sums) => {
    expect(qpaySums(amount, isPaidByCustomer)).toEqual(sums);
  });
});
