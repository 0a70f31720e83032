import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { expectSurvives, type Flow } from './support/faultWitness';
import { choose, fill, input, save } from './support/inputs';
import { succeeded } from './support/messages';

const create: Flow = {
  checks: false,
  person: 'admin',
  method: 'POST',
  path: '/gateway-identity/keycloak/user',
  starts: ['/users', '/users'],
  fill: async (page, turn) => {
    await page.getByRole('button', { name: /Хэрэглэгч нэмэх$/ }).click();
    await fill(page, {
      loginName: `shine${turn}`,
      lastName: 'Бат',
      firstName: 'Сараа',
      email: 'saraa@pocketmn.example',
      password: 'Nuuts-2026',
      passwordConfirmation: 'Nuuts-2026',
    });
    await choose(page, 'roles', 'Агент');
    await page.keyboard.press('Tab');
  },
  send: (page) => save(page).click(),
  typed: async (page: Page) => [
    await input(page, 'loginName').inputValue(),
    await input(page, 'email').inputValue(),
    await input(page, 'passwordConfirmation').inputValue(),
    await page.getByRole('dialog').locator('.MuiChip-label').allInnerTexts(),
  ],
  done: (page, turn) => succeeded(page, `Амжилттай үүсгэлээ. shine${turn}`),
  refused: '429',
  lost: 'cut',
};

it('survives a refusal and a lost answer: create', () => expectSurvives(create));
