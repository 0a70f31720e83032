// @vitest-environment jsdom
import { cleanup, configure, getConfig, render, screen } from '@testing-library/react';
import { Form, ResourceContextProvider } from 'ra-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import customers from '../../src/resources/customers/customer/customer.entity';
import { FieldInputs } from '../../src/framework/form/FieldInputs';
import { loadSparseConfig, realMessages, Stage } from '../fields/kindsStage';

const world = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const { asyncWrapper } = getConfig();

// In a test React puts everything into the page at once. Here it takes its time, as for a person: what was waited for comes
// a third of a second after its skeleton.
beforeEach(() => {
  world.IS_REACT_ACT_ENVIRONMENT = false;
  configure({ asyncWrapper: (run) => run() });
});
afterEach(() => {
  configure({ asyncWrapper });
  world.IS_REACT_ACT_ENVIRONMENT = true;
  cleanup();
});

const { lastName, firstName } = customers.fields;

async function showForm(): Promise<HTMLElement> {
  await loadSparseConfig();
  const i18nProvider = await realMessages();
  render(
    <Stage i18nProvider={i18nProvider}>
      <ResourceContextProvider value={customers.name}>
        <Form>
          <input aria-label="hours" />
          <FieldInputs
            entity={customers}
            fields={Object.entries({ lastName, firstName })}
            autoFocus
          />
        </Form>
      </ResourceContextProvider>
    </Stage>,
  );
  return screen.findByLabelText('hours');
}

it('leaves the focus where it went while its inputs were drawn and not yet in the page', async () => {
  // With their file there they are drawn within moments, and shown when the skeleton has been seen.
  await import('../../src/fields/inputs');
  const hours = await showForm();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByLabelText(/Эцэг\/эхийн нэр/)).toBeNull();
  hours.focus();
  await screen.findByLabelText(/Эцэг\/эхийн нэр/);
  expect(document.activeElement).toBe(hours);
});

it('takes the focus into its first input when nobody is in the form', async () => {
  await showForm();
  const first = await screen.findByLabelText(/Эцэг\/эхийн нэр/);
  expect(document.activeElement).toBe(first);
});
