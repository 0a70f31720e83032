import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { leaveBrowser } from './browser';
import { forgetSignIns, openConsoles } from './console';
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
  for (const [index, { page, problems, close }] of openConsoles().entries()) {
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
});

afterAll(leaveBrowser);
