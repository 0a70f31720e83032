import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../src/entity/validate';
import { contextOf } from '../fields/everyKind';
import { eachEntity, fieldEntries } from './support/entities';
import { sampleOf } from '../../mocks/engine/samples/sampleOf';

const SAMPLES = 50;
const EMPTY = [undefined, null, ''];
const BLANKS = [...EMPTY, '   '];
/** What no kind of single value may stumble over when a gateway sends it. */
const ODD = [[], {}, [null], Number.NaN, true];

type Tried = readonly (readonly [name: string, value: unknown, valid: Promise<boolean>])[];

const answersOf = (tried: Tried) =>
  Promise.all(tried.map(async ([name, value, valid]) => ({ name, value, valid: await valid })));

describe.each(eachEntity)('schema of %s', (_, row) => {
  const fields = fieldEntries(row);

  it('accepts its own samples', async () => {
    const tried = fields.flatMap(([name, field]) =>
      Array.from({ length: SAMPLES }, (_unused, index) => {
        const value: unknown = sampleOf(field, contextOf(index));
        return [name, value, schemaOf(field).isValid(value)] as const;
      }),
    );
    expect((await answersOf(tried)).filter(({ valid }) => !valid)).toEqual([]);
  });

  it('refuses blanks where a value must be there, and takes emptiness elsewhere', async () => {
    const tried = fields.flatMap(([name, field]) => {
      const empty = field.kind.several ? [[]] : [];
      const blanks = field.options.required ? [...BLANKS, ...empty] : [...EMPTY, ...empty];
      return blanks.map((blank) => [name, blank, schemaOf(field).isValid(blank)] as const);
    });
    const wrong = (await answersOf(tried)).filter(
      ({ name, valid }) => valid === (row.entity.fields[name].options.required ?? false),
    );
    expect(wrong).toEqual([]);
  });

  it('answers for a value of any type, and never throws', async () => {
    const stumbles = await Promise.all(
      fields.flatMap(([name, field]) =>
        ODD.map((value) =>
          schemaOf(field)
            .isValid(value)
            .then(
              () => [],
              (error: Error) => [`${name}: ${JSON.stringify(value)}: ${error.message}`],
            ),
        ),
      ),
    );
    expect(stumbles.flat()).toEqual([]);
  });

  it('has a workbook cell for every sample', () => {
    const cells = fields.map(([name, field]) => {
      const value: unknown = sampleOf(field, contextOf(3));
      const { type } = field.kind.toSheet(value as never, field.options as never, (key) => key);
      return [name, ['s', 'n', 'd'].includes(type)];
    });
    expect(cells.filter(([, known]) => !known)).toEqual([]);
  });
});
