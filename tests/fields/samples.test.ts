import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../src/entity/validate';
import { complaintsOf, contextOf, everyKind, repeatable } from './everyKind';
import { sampleOf } from '../../mocks/engine/samples/sampleOf';

const translate = (key: string) => key;

/** Factories that make fields of a kind with another name. */
const KIND_OF: Readonly<Record<string, string>> = {
  longText: 'text',
  email: 'text',
  url: 'text',
  version: 'text',
  percent: 'number',
  year: 'number',
  duration: 'number',
  processCode: 'number',
  dateTime: 'date',
  htmlFile: 'file',
  image: 'file',
  sticker: 'file',
  pdf: 'file',
  choices: 'choice',
  references: 'reference',
  userName: 'reference',
  anyRecord: 'reference',
  companyRegisterNumber: 'digits',
  certificateNumber: 'digits',
  civilId: 'digits',
  phone: 'digits',
};

describe.each(Object.entries(everyKind))('%s', (factory, field) => {
  const random = repeatable(7);
  const samples = Array.from({ length: 50 }, (_, index) =>
    sampleOf(field, contextOf(index, random)),
  );

  it('is of its kind', () => expect(field.kind.name).toBe(KIND_OF[factory] ?? factory));

  it('accepts its own samples', async () => {
    for (const sample of samples)
      expect(await complaintsOf(schemaOf(field), sample), JSON.stringify(sample)).toEqual([]);
  });

  it('refuses nothing when required, accepts nothing when optional', async () => {
    const optional = { ...field, required: false };
    for (const blank of [null, undefined, '']) {
      const said = await complaintsOf(schemaOf(field), blank);
      if (field.required) expect(said, String(blank)).toContain('validation.required');
      if (blank !== '') expect(await complaintsOf(schemaOf(optional), blank)).toEqual([]);
    }
  });

  it('gives a workbook plain cells', () => {
    for (const sample of samples) {
      const cell = field.kind.toSheet(sample as never, field.options as never, translate);
      expect(['s', 'n', 'd']).toContain(cell.type);
      expect(cell.type === 'n' ? 'number' : 'string').toBe(typeof cell.value);
    }
  });
});
