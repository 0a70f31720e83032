import { describe, expect, it } from 'vitest';
import { masked } from '../../src/entity/masked';
import { companyRegisterNumber, embedded, phone, registerNumber, text } from '../../src/fields';

const fields = {
  name: text({ private: true }),
  regnum: registerNumber(),
  phone: phone(),
  hotline: phone({ private: false }),
  companyRegnum: companyRegisterNumber(),
  owners: embedded({ name: text(), regnum: registerNumber() }),
};

describe('a record as it may be read', () => {
  it('hides register numbers and phones, in sub-records too, and nothing else', () => {
    const whole = {
      id: 1,
      name: 'Бат',
      regnum: 'УК03271614',
      phone: '99112233',
      hotline: '70112233',
      companyRegnum: '5123456',
      owners: [{ id: 7, name: 'Дорж', regnum: 'УЗ89041525' }],
    };
    expect(masked(whole, fields)).toEqual({
      id: 1,
      name: 'Бат',
      regnum: '*К***71614',
      phone: '9****233',
      hotline: '70112233',
      companyRegnum: '5123456',
      owners: [{ id: 7, name: 'Дорж', regnum: '*З***41525' }],
    });
  });

  it('leaves what is masked, empty or missing as it is', () => {
    const given = { regnum: '*К***71614', phone: null, owners: [] };
    expect(masked(given, fields)).toEqual({ ...given, hotline: undefined });
  });

  it('is the record itself where nothing is to hide', () => {
    const record = { name: 'Бат' };
    expect(masked(record, { name: text() })).toBe(record);
  });
});
