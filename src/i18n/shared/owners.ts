import type { Words } from '../words';

/** How the bank's name of an account's owner compares with ours. */
export const ownerEnums = {
  OwnerMatch: {
    SAME: { mn: 'Нэр таарсан', en: 'Names match', ru: 'Имена совпадают' },
    CLOSE: { mn: 'Нэр ойролцоо', en: 'Names are close', ru: 'Имена близки' },
    DIFFERENT: { mn: 'Нэр зөрсөн', en: 'Names differ', ru: 'Имена различаются' },
  },
} satisfies Words;
