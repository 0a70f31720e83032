import { lendingActs, lendingRules } from '../pages/lending';
import type { contracts as mn } from '../../mn/areas/contracts';
import type { Same } from '../../Same';

const signatureFields = {
  requestState: 'Статус заявки на подпись',
  rejectReason: 'Причина отказа',
};

export const contracts = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    contract: {
      fields: {
        type: 'Тип договора',
        state: 'Статус договора',
        createdAt: 'Дата заключения',
        createdBy: 'Заключил',
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
      },
    },
    definition: { fields: { recipient: 'Куда предоставляется', fee: 'Плата' } },
    'signature-renewal': { fields: signatureFields },
    'signature-library': { fields: signatureFields },
  },
  enums: {
    ContractAction: {
      MAKE: 'Заключить договор',
      CANCEL: 'Расторгнуть договор',
      CEDE: 'Уступить право требования',
      UNDO_CESSION: 'Отменить уступку',
    },
  },
} satisfies Same<typeof mn>;
