// @vitest-environment jsdom
// Alone: its inputs must not have been fetched by a file before.
import { cleanup, render, screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { afterEach, expect, it } from 'vitest';
import customers from '../../src/resources/customers/customer/customer.entity';
import type { Field } from '../../src/entity/Field';
import { FieldInputs } from '../../src/framework/form/FieldInputs';
import { loadSparseConfig, realMessages, Stage } from '../fields/kindsStage';

afterEach(cleanup);

const { lastName, firstName } = customers.fields;

async function showForm(fields: Record<string, Field>): Promise<HTMLElement> {
  await loadSparseConfig();
  render(
    <Stage i18nProvider={await realMessages()}>
      <Form>
        <input aria-label="hours" />
        <FieldInputs entity={customers} fields={Object.entries(fields)} autoFocus />
      </Form>
    </Stage>,
  );
  return screen.findByLabelText(/Эцэг\/эхийн нэр/);
}

it('leaves the focus where it went while its inputs were drawn and not yet in the page', async () => {
  // React shows what had to be fetched up to 300 ms after it drew it. The second input is drawn after the first one.
  const drawnLast: Field = {
    ...firstName,
    get options() {
      screen.getByLabelText('hours').focus();
      return firstName.options;
    },
  };
  await showForm({ lastName, firstName: drawnLast });
  expect(document.activeElement).toBe(screen.getByLabelText('hours'));
});

it('takes the focus into its first input when nobody is in the form', async () => {
  const first = await showForm({ lastName, firstName });
  expect(document.activeElement).toBe(first);
});
