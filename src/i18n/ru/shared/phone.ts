import type { Same } from '../../Same';
import type { phone as mn } from '../../mn/shared/phone';

/** Russian texts: what a customer's phone shows, wherever that is previewed. */
export const phone: Same<typeof mn> = {
  phone: {
    title: 'На телефоне клиента',
    light: 'Светлая тема',
    dark: 'Тёмная тема',
    screen: 'Экран телефона',
    no_picture: 'Нет картинки',
  },
};
