import type { Words } from '../words';

/** Why a version is not put in force, and why a record is not changed any more, wherever a life cycle says so. */
export const versionTexts = {
  actionBlocks: {
    nothing_to_change: {
      mn: 'Энэ бүртгэл одоо өөрчлөгдөхгүй. Шаардлагатай бол шинээр үүсгэнэ үү.',
      en: 'This record stays as it is now. Make a new one where something has to be different.',
      ru: 'Эта запись больше не меняется. Если нужно иначе, создайте новую.',
    },
    older_version: {
      mn: 'Үүнээс шинэ хувилбар (%{version}) хүчинтэй байгаа. Хуучин бичвэр рүү буцах бол шинэ хувилбар үүсгэнэ үү.',
      en: 'A newer version (%{version}) is in force. To go back to older words, make a new version.',
      ru: 'Действует более новая версия (%{version}). Чтобы вернуться к прежнему тексту, создайте новую версию.',
    },
  },
} satisfies Words;
