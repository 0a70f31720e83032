import type { AdministrativeUnit } from './units';

/** The capital and the 21 aimags by the code of the National Statistics Office (docs/domain/input.md 6.1: 22 codes). */
export const provinces: readonly (AdministrativeUnit & { ru: string })[] = [
  { code: '11', mn: 'Улаанбаатар', en: 'Ulaanbaatar', ru: 'Улан-Батор', type: 'capital' },
  { code: '21', mn: 'Дорнод', en: 'Dornod', ru: 'Дорнод', type: 'aimag' },
  { code: '22', mn: 'Сүхбаатар', en: 'Sükhbaatar', ru: 'Сухэ-Батор', type: 'aimag' },
  { code: '23', mn: 'Хэнтий', en: 'Khentii', ru: 'Хэнтий', type: 'aimag' },
  { code: '41', mn: 'Төв', en: 'Töv', ru: 'Центральный (Туве)', type: 'aimag' },
  { code: '42', mn: 'Говьсүмбэр', en: 'Govisümber', ru: 'Говь-Сумбэр', type: 'aimag' },
  { code: '43', mn: 'Сэлэнгэ', en: 'Selenge', ru: 'Сэлэнгэ', type: 'aimag' },
  { code: '44', mn: 'Дорноговь', en: 'Dornogovi', ru: 'Дорноговь', type: 'aimag' },
  { code: '45', mn: 'Дархан-Уул', en: 'Darkhan-Uul', ru: 'Дархан-Уул', type: 'aimag' },
  { code: '46', mn: 'Өмнөговь', en: 'Ömnögovi', ru: 'Умнеговь', type: 'aimag' },
  { code: '48', mn: 'Дундговь', en: 'Dundgovi', ru: 'Дундговь', type: 'aimag' },
  { code: '61', mn: 'Орхон', en: 'Orkhon', ru: 'Орхон', type: 'aimag' },
  { code: '62', mn: 'Өвөрхангай', en: 'Övörkhangai', ru: 'Уверхангай', type: 'aimag' },
  { code: '63', mn: 'Булган', en: 'Bulgan', ru: 'Булган', type: 'aimag' },
  { code: '64', mn: 'Баянхонгор', en: 'Bayankhongor', ru: 'Баянхонгор', type: 'aimag' },
  { code: '65', mn: 'Архангай', en: 'Arkhangai', ru: 'Архангай', type: 'aimag' },
  { code: '67', mn: 'Хөвсгөл', en: 'Khövsgöl', ru: 'Хубсугул', type: 'aimag' },
  { code: '81', mn: 'Завхан', en: 'Zavkhan', ru: 'Завхан', type: 'aimag' },
  { code: '82', mn: 'Говь-Алтай', en: 'Govi-Altai', ru: 'Говь-Алтай', type: 'aimag' },
  { code: '83', mn: 'Баян-Өлгий', en: 'Bayan-Ölgii', ru: 'Баян-Улгий', type: 'aimag' },
  { code: '84', mn: 'Ховд', en: 'Khovd', ru: 'Ховд', type: 'aimag' },
  { code: '85', mn: 'Увс', en: 'Uvs', ru: 'Увс', type: 'aimag' },
];
