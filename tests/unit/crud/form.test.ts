import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../../src/crud/form/defaults';
import { formErrors } from '../../../src/crud/form/formErrors';
import { askedFields, validateRecord } from '../../../src/entity/validate';
import customers from '../../../src/resources/customers/customers';
import news from '../../../src/resources/content/news';
import users from '../../../src/resources/users/users';

const people = customers;
const articles = news;

const CITIZEN = {
  type: 'CITIZEN',
  lastName: 'Бат-Очир',
  firstName: 'Сарангэрэл',
  regnum: 'УЗ99112233',
  phone: '99887766',
};
const ARTICLE = {
  title: 'Гарчиг',
  category: 'LOAN',
  type: 'pocket_app',
  shortDescription: 'Товч',
  content: '<p>Бүтэн</p>',
};

const pathsOf = (values: Record<string, unknown>, entity = people) =>
  validateRecord(entity, values)
    .map(({ path, key }) => `${path} ${key}`)
    .sort();

describe('validateRecord', () => {
  it('accepts a whole citizen', () => {
    expect(pathsOf(CITIZEN)).toEqual([]);
  });

  it('asks a citizen for nothing of a company', () => {
    expect(pathsOf({ type: 'CITIZEN' })).toEqual([
      'firstName validation.required',
      'lastName validation.required',
      'phone validation.required',
      'regnum validation.required',
    ]);
  });

  it('asks a company for its director and for an address, a citizen not', () => {
    expect(pathsOf({ type: 'COMPANY' })).toEqual([
      'certificateNumber validation.required',
      'companyRegnum validation.required',
      'directorEmail validation.required',
      'directorName validation.required',
      'directorPhone validation.required',
      'directorRegnum validation.required',
      'email validation.required',
      'name validation.required',
      'phone validation.required',
    ]);
  });

  it('asks a politician where the money comes from', () => {
    expect(pathsOf({ ...CITIZEN, isPolitician: true })).toEqual([
      'sourceOfCapital validation.required',
    ]);
    expect(pathsOf({ ...CITIZEN, isPolitician: true, sourceOfCapital: 'Цалин' })).toEqual([]);
  });

  it('takes blanks around nothing for nothing', () => {
    expect(pathsOf({ ...CITIZEN, firstName: '   ' })).toEqual(['firstName validation.required']);
  });

  it('tells one message per place in embedded lists', () => {
    const company = {
      type: 'COMPANY',
      name: 'Өргөн',
      companyRegnum: '5012345',
      certificateNumber: '9011012345',
      directorName: 'Бат',
      directorRegnum: 'УЗ99112233',
      directorPhone: '99887766',
      directorEmail: 'bat@pocketmn.example',
      email: 'info@pocketmn.example',
      phone: '77112244',
    };
    expect(pathsOf(company)).toEqual([]);
    expect(
      validateRecord(people, { ...company, shareholders: [{ name: 'Бат', percent: 101 }] })
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['shareholders.0.percent', 'shareholders.0.regnum']);
  });

  it('does not judge what nobody can type', () => {
    expect(askedFields(people, CITIZEN)).not.toContain('createdAt');
    expect(pathsOf({ ...CITIZEN, createdAt: 'nonsense', canLend: 17 })).toEqual([]);
  });
});

describe('formErrors', () => {
  it('nests messages like the values', () => {
    expect(formErrors(articles, { ...ARTICLE, title: '' })).toEqual({
      title: { message: 'validation.required', args: {} },
    });
    expect(
      formErrors(people, { ...CITIZEN, type: 'COMPANY', shareholders: [{ percent: 10 }] }),
    ).toMatchObject({
      shareholders: {
        0: {
          name: { message: 'validation.required' },
          regnum: { message: 'validation.required' },
        },
      },
    });
  });

  it('gives the limit with the message', () => {
    expect(formErrors(articles, { ...ARTICLE, title: 'а'.repeat(201) })).toEqual({
      title: { message: 'validation.max_length', args: { length: 200 } },
    });
  });

  it('says nothing of a good record', () => {
    expect(formErrors(articles, ARTICLE)).toEqual({});
  });
});

describe('defaultsOf', () => {
  it('switches off, and the first value of what decides', () => {
    expect(defaultsOf(people)).toEqual({ type: 'CITIZEN', isPolitician: false });
    expect(defaultsOf(users)).toEqual({ enabled: false });
    expect(defaultsOf(articles)).toEqual({});
  });
});
