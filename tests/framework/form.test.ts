import { describe, expect, it } from 'vitest';
import { mixed } from 'yup';
import { defaultsOf } from '../../src/framework/form/defaults';
import { resolverOf } from '../../src/framework/form/useSchemaForm';
import type { AnyEntity } from '../../src/entity/entity';
import { text } from '../../src/fields';
import { recordSchema, validateRecord } from '../../src/entity/validate';
import { writableFields } from '../../src/entity/writable';
import customers from '../../src/resources/customers/customer/customer.entity';
import loans from '../../src/resources/loans/loan/loan.entity';
import news from '../../src/resources/content/news/news.entity';
import users from '../../src/resources/users/user/user.entity';
import { refused } from './refused';

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

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

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
    expect(writableFields(people, CITIZEN)).not.toContain('createdAt');
    expect(pathsOf({ ...CITIZEN, createdAt: 'nonsense', canLend: 17 })).toEqual([]);
  });
});

describe('the form of an entity', () => {
  const ofArticle = recordSchema(articles);
  const ofPerson = recordSchema(people);

  it('nests messages like the values', async () => {
    expect(await refused(ofArticle, { ...ARTICLE, title: '' })).toEqual({
      title: 'validation.required',
    });
    expect(
      await refused(ofPerson, { ...CITIZEN, type: 'COMPANY', shareholders: [{ percent: 10 }] }),
    ).toMatchObject({
      shareholders: { 0: { name: 'validation.required', regnum: 'validation.required' } },
    });
  });

  it('gives the limit with the message', async () => {
    expect(await refused(ofArticle, { ...ARTICLE, title: 'а'.repeat(201) })).toEqual({
      title: { key: 'validation.max_length', values: { length: 200 } },
    });
  });

  it('says nothing of a good record', async () => {
    expect(await refused(ofArticle, ARTICLE)).toEqual({});
  });

  it('sends what was typed, not what yup makes of it', async () => {
    const typed = { ...ARTICLE, title: '  Гарчиг ' };
    const { values } = await resolverOf(ofArticle)(typed, {}, OPTIONS);
    expect(values).toEqual(typed);
  });

  it('does not judge a masked value that the gateway gave, and judges any other', async () => {
    const given = { ...CITIZEN, regnum: 'УЗ***33', phone: '9****766' };
    expect(await refused(ofPerson, given, given)).toEqual({});
    expect(await refused(ofPerson, { ...given, phone: '9****767' }, given)).toEqual({
      phone: 'validation.phone',
    });
    expect(Object.keys(await refused(ofPerson, given))).toEqual(['regnum', 'phone']);
  });

  it('asks only for what the form has, and for what it has besides', async () => {
    const schema = recordSchema(articles, {
      omit: ['title'],
      extra: { code: mixed().test('code', 'wrong', (value) => value === '7') },
    });
    expect(await refused(schema, { ...ARTICLE, title: '' })).toEqual({ code: 'wrong' });
    expect(await refused(schema, { ...ARTICLE, title: '', code: '7' })).toEqual({});
  });

  it('applies cross-field rules to what was typed, but not to a field that is wrong by itself', async () => {
    const seen: unknown[] = [];
    const schema = recordSchema(articles, {
      rules: (values) => {
        seen.push(values.title);
        return [
          { field: 'title', message: 'validation.invalid_value' },
          { field: 'content', message: 'validation.max_length', values: { at: 7 } },
        ];
      },
    });
    expect(await refused(schema, { ...ARTICLE, title: ' ' })).toEqual({
      title: 'validation.required',
      content: { key: 'validation.max_length', values: { at: 7 } },
    });
    expect(await refused(schema, { ...ARTICLE, title: ' Гарчиг' })).toMatchObject({
      title: { key: 'validation.invalid_value' },
    });
    expect(seen).toEqual([' ', ' Гарчиг']);
  });
});

describe('validateRecord lists', () => {
  it('errors in the order of the form, whatever the names have in common, then those of rules', () => {
    const entity = {
      name: 'x',
      fields: {
        document: text({ required: true }),
        documentImage: text({ required: true }),
        image: text(),
      },
      rules: () => [{ field: 'image', message: 'rule' }],
      form: [{ key: 'general', fields: ['image', 'document', 'documentImage'] }],
    } as unknown as AnyEntity;
    expect(validateRecord(entity, {}).map(({ path, key }) => `${path} ${key}`)).toEqual([
      'document validation.required',
      'documentImage validation.required',
      'image rule',
    ]);
  });
});

describe('defaultsOf', () => {
  it('switches off, and the first kind; no product is chosen for anybody', () => {
    expect(defaultsOf(loans)).not.toHaveProperty('productType');
    expect(defaultsOf(people)).toEqual({ type: 'CITIZEN', isPolitician: false });
    expect(defaultsOf(users)).toEqual({ enabled: false });
    expect(defaultsOf(articles)).toEqual({});
  });
});
