import type { LANGUAGES } from '../domain/settings';
import type { ConfigReason } from './ConfigError';

type Language = (typeof LANGUAGES)[number];

/** The words for what is wrong in `/config.json`. They are in the code: no message file may have come yet. */
export const configReasons: Readonly<Record<Language, Readonly<Record<ConfigReason, string>>>> = {
  mn: {
    unreachable: 'тохиргооны файлыг уншиж чадсангүй',
    json: 'тохиргооны файлын бичиглэл буруу байна',
    missing: 'утга дутуу байна',
    text: 'текст утга байх ёстой',
    number: 'сөрөг биш бүхэл тоо байх ёстой',
    address: 'хаяг буруу байна',
    object: 'талбаруудын бүлэг байх ёстой',
    flag: 'зөвхөн тийм эсвэл үгүй утга авна',
    driver: 'ийм төхөөрөмжийн драйвер байхгүй',
    demo: 'туршилтын төхөөрөмжийг зөвхөн туршилтын орчинд ашиглана',
  },
  en: {
    unreachable: 'the configuration file could not be read',
    json: 'the configuration file is not valid JSON',
    missing: 'a value is missing',
    text: 'must be a text',
    number: 'must be a whole number, not negative',
    address: 'is not a valid address',
    object: 'must be a group of fields',
    flag: 'may only be true or false',
    driver: 'there is no such device driver',
    demo: 'a simulated device is for demonstrations only',
  },
  ru: {
    unreachable: 'не удалось прочитать файл настроек',
    json: 'файл настроек содержит синтаксическую ошибку',
    missing: 'значение не задано',
    text: 'значение должно быть текстом',
    number: 'значение должно быть целым неотрицательным числом',
    address: 'неверный адрес',
    object: 'значение должно быть группой полей',
    flag: 'допустимы только значения «да» и «нет»',
    driver: 'такого драйвера устройства нет',
    demo: 'имитация устройства допустима только в демонстрационной среде',
  },
};
