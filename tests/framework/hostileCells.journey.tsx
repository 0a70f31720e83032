import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isBlank, type Field } from '../../src/entity/Field';
import { kindViews } from '../../src/fields/views';
import type { AreaI18nProvider } from '../../src/i18n/i18nProvider';
import { Timeline } from '../../src/ui/Timeline/Timeline';
import { AREA_FORMS } from '../contract/support/areaForms';
import { formField } from '../contract/support/formField';
import { HOSTILE, hostileTexts } from '../support/hostileText';
import { realMessages, Stage } from '../fields/kindsStage';

let i18nProvider: AreaI18nProvider;
beforeAll(async () => {
  i18nProvider = await realMessages();
});
afterEach(cleanup);

/** Every input that takes free text; what others refuse is shown nowhere. */
const inputs = Object.entries(AREA_FORMS).flatMap(([form, rules]) =>
  Object.entries(rules)
    .filter(([, rule]) => typeof rule !== 'string')
    .map(([path]) => ({ key: `${form}: ${path}`, field: formField(form, path) })),
);

/** What a table shows of a long text: the first sixty characters, and the whole in its title. */
const inTable = ({ options }: Field, text: string) =>
  options.multiline && text === HOSTILE.long ? `${'Ө'.repeat(60)} ...` : text;

describe.each(hostileTexts)('%s', (_, text) => {
  it.each(['cell', 'page'] as const)('is text in every kind of cell (%s)', (place) => {
    render(
      <Stage i18nProvider={i18nProvider}>
        {inputs.map(({ key, field }) => {
          const { Cell } = kindViews[field.kind.name];
          const shared = { field, source: 'value', resource: 'customers', place };
          return (
            <div key={key} data-input={key}>
              <Cell {...shared} value={text} record={{ id: 1, value: text }} />
            </div>
          );
        })}
      </Stage>,
    );
    const cells = [...document.querySelectorAll<HTMLElement>('[data-input]')];
    expect(cells.map(({ dataset }) => dataset.input)).toEqual(inputs.map(({ key }) => key));
    for (const [index, cell] of cells.entries()) {
      const { key, field } = inputs[index];
      const [only, ...others] = cell.querySelectorAll('*');
      expect([key, only.tagName, others]).toEqual([key, 'SPAN', []]);
      expect([key, only.textContent]).toEqual([
        key,
        place === 'page' ? text : inTable(field, text),
      ]);
      if (place === 'cell') expect([key, only.getAttribute('title')]).toEqual([key, text]);
    }
  });

  it('is text in the history, before, after and as a reason', () => {
    render(
      <Stage i18nProvider={i18nProvider}>
        <Timeline
          entries={[
            {
              id: '1',
              at: '2026-11-21T04:00:00.000Z',
              by: 'admin',
              title: text,
              changes: [{ field: 'Нэр', from: text, to: text }],
              reason: text,
            },
          ]}
        />
      </Stage>,
    );
    const told = [...document.querySelectorAll('[data-part=timeline] p')].map(
      ({ textContent }) => textContent,
    );
    expect(told).toEqual([text, `Нэр: ${text} → ${text}`, text]);
    expect(document.querySelectorAll('[data-part=timeline] :is(script, img, a)')).toHaveLength(0);
  });

  it('is a text cell of a workbook with its value unchanged', () => {
    for (const { key, field } of inputs) {
      const cell = field.kind.toSheet(text as never, field.options as never, (one) => one);
      expect([key, cell]).toEqual([key, { type: 's', value: text }]);
      expect(isBlank(cell.value)).toBe(false);
    }
  });
});
