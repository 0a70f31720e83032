import type { Words } from '../words';

/** What a customer's phone shows, wherever that is previewed. */
export const phone = {
  phone: {
    title: { mn: 'Харилцагчийн утсанд', en: 'On the customer’s phone', ru: 'На телефоне клиента' },
    light: { mn: 'Цайвар загвар', en: 'Light theme', ru: 'Светлая тема' },
    dark: { mn: 'Бараан загвар', en: 'Dark theme', ru: 'Тёмная тема' },
    screen: { mn: 'Утасны дэлгэц', en: 'Phone screen', ru: 'Экран телефона' },
    no_picture: { mn: 'Зураггүй', en: 'No picture', ru: 'Нет картинки' },
  },
} satisfies Words;
