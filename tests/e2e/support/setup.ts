import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { leaveBrowser } from './browser';
import { expectQuiet, forgetSignIns, openConsoles } from './console';
import { gateway } from './gateway';

const pictures = 'node_modules/.cache/urtuu/e2e';

const fileName = (name: string) => name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  await gateway.reset();
  await gateway.identity({ reset: true });
  forgetSignIns();
});

afterEach(async ({ task }) => {
  const left = [...openConsoles()];
  for (const [index, { page, problems, close }] of left.entries()) {
    if (task.result?.state === 'fail') {
      const path = `${pictures}/${fileName(task.name)}-${index}.png`;
      const taken = await page.screenshot({ path, timeout: 5_000 }).then(
        () => path,
        () => 'none',
      );
      console.log(
        [`"${task.name}" failed at ${page.url()}, picture: ${taken}`, ...problems].join('\n  '),
      );
    }
    await close();
  }
  // In every test, whether it looks for itself or not; consoles that it has closed were looked at by it.
  if (task.result?.state !== 'fail') for (const opened of left) expectQuiet(opened);
});

afterAll(leaveBrowser);
