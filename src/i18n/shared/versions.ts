import type { Words } from '../words';

/** Why a version is not put in force, wherever records are versions. */
export const versionTexts = {
  actionBlocks: {
    older_version: {
      mn: 'Үүнээс шинэ хувилбар (%{version}) хүчинтэй байгаа. Хуучин бичвэр рүү буцах бол шинэ хувилбар үүсгэнэ үү.',
      en: 'A newer version (%{version}) is in force. To go back to older words, make a new version.',
      ru: 'Действует более новая версия (%{version}). Чтобы вернуться к прежнему тексту, создайте новую версию.',
    },
  },
} satisfies Words;
