import type { StickerPackageState } from '../../../../src/domain/enums/content';

/** A package of the sample and its stickers' tags. */
export interface PackageSample {
  identifier: string;
  name: string;
  publisher: string;
  state: StickerPackageState;
  /** Customers have had it: its stickers were sent. */
  wasSeen: boolean;
  tags: readonly string[];
}

/** Packages of the sample, the first with the id 1. */
export const PACKAGES: readonly PackageSample[] = [
  {
    identifier: 'pocket.greetings',
    name: 'Мэндчилгээ',
    publisher: 'Покет ББСБ',
    state: 'PUBLISHED',
    wasSeen: true,
    tags: ['Сайн уу', 'Баяртай', 'Баярлалаа', 'Уучлаарай', 'Болсон', 'За за'],
  },
  {
    identifier: 'nomads.horses',
    name: 'Хурдан морь',
    publisher: 'Номадс студи',
    state: 'PUBLISHED',
    wasSeen: true,
    tags: ['Давхия', 'Түрүүллээ', 'Ядарлаа', 'Хүлээж байна', 'Наадам'],
  },
  {
    identifier: 'nomads.food',
    name: 'Амттай',
    publisher: 'Номадс студи',
    state: 'UNPUBLISHED',
    wasSeen: true,
    tags: ['Бууз', 'Хуушуур', 'Айраг'],
  },
  {
    identifier: 'pocket.new-year',
    name: 'Шинэ жил',
    publisher: 'Покет ББСБ',
    state: 'UNPUBLISHED',
    wasSeen: false,
    tags: ['Өвлийн өвгөн', 'Салют'],
  },
  {
    identifier: 'studio.draft',
    name: 'Ноорог багц',
    publisher: 'Алтан бийр',
    state: 'UNPUBLISHED',
    wasSeen: false,
    tags: [],
  },
  {
    identifier: 'studio.trial',
    name: 'Туршилтын багц',
    publisher: 'Алтан бийр',
    state: 'DELETED',
    wasSeen: false,
    tags: ['Туршилт'],
  },
];
