import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  resources: {
    'online/director': {
      name: 'Утверждение директором |||| Утверждение директором |||| Утверждение директором',
      views: { signFailed: 'Подписание не удалось' },
      fields: {
        customerId: 'Клиент',
        type: 'Тип договора',
        state: 'Статус договора',
        createdAt: 'Дата заключения',
        createdBy: 'Кто заключил',
        verifiedAt: 'Дата подтверждения',
        canceledAt: 'Дата расторжения',
        isCessioned: 'Права уступлены',
        isOnline: 'Онлайн',
        isGsign: 'Подписан через G-Sign',
        isArchive: 'В архиве',
        zmsWriteStatus: 'Статус записи в кредитный реестр',
        zmsWriteError: 'Ошибка записи в кредитный реестр',
        scoringVersion: 'Версия скоринга',
        limit: 'Лимит',
        parentId: 'Основной договор',
        version: 'Версия',
        owner: 'Владелец права требования',
        signedAt: 'Подписан инвестором',
        signFailed: 'Подписание не удалось',
        signError: 'Ошибка подписания',
        writtenAt: 'Записан в кредитный реестр',
        isWritten: 'Есть запись в кредитном реестре',
        cededAt: 'Дата уступки',
        companyName: 'Название организации',
        companyPhone: 'Телефон организации',
        companyEmail: 'Эл. почта организации',
        directorName: 'Директор',
        amendment: 'Текст изменения',
        newLimit: 'Новый лимит',
        cedeTo: 'Кому уступить',
        cededOn: 'Дата уступки',
      },
    },
  },
};
