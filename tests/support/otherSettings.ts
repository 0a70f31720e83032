import { afterAll, beforeAll, onTestFinished } from 'vitest';

type Values<Settings> = { readonly [K in keyof Settings]?: unknown };

/**
 * Other settings of the product (`src/domain/settings.ts`).
 * @returns what puts them back as they were
 */
export function changed<Settings extends object>(
  settings: Settings,
  values: Values<Settings>,
): () => void {
  const names = Object.keys(values) as (keyof Settings)[];
  const before = Object.fromEntries(names.map((name) => [name, settings[name]]));
  Object.assign(settings, values);
  return () => void Object.assign(settings, before);
}

/**
 * Other settings for the tests of a file, or of the `describe` around the call. They are put back afterwards: the files of a
 * worker share them.
 */
export function otherSettings<Settings extends object>(
  settings: Settings,
  values: Values<Settings>,
): void {
  let putBack: () => void;
  beforeAll(() => {
    putBack = changed(settings, values);
  });
  afterAll(() => putBack());
}

/** Other settings until the test that is running ends. */
export function otherSettingsNow<Settings extends object>(
  settings: Settings,
  values: Values<Settings>,
): void {
  onTestFinished(changed(settings, values));
}
