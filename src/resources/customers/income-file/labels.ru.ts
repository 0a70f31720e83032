import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    drop_files: 'Перетащите PDF или изображения сюда или нажмите',
    files_limits: '%{types} · до %{size} каждый · не более %{count} файлов',
    type_pdf_image: 'Приложите PDF или изображение.',
    remove_file: 'Убрать %{name}',
  },
  resources: {
    income_file: {
      name: 'Файл о доходе |||| Файлы о доходах |||| Файлы о доходах',
      fields: {
        name: 'Имя файла',
        incomeId: 'Доход',
        customerId: 'Клиент',
        material: 'Материал',
        medium: 'Форма',
        totalPages: 'Всего страниц',
        viewedPages: 'Просмотрено страниц',
        isReplaced: 'Заменён',
        rejectReason: 'Причина отклонения',
        decidedAt: 'Дата решения',
        decidedBy: 'Решение принял',
        document: 'Документ',
        picture: 'Изображение',
      },
      actions: {
        confirm_file: 'Подтвердить файл',
        hand_to_worker: 'Передать сотруднику',
        reject_file: 'Отклонить файл',
        reopen_file: 'Проверить снова',
        view_page: 'Просмотреть страницу',
        approve_income: 'Одобрить доход',
        reject_income: 'Отклонить доход',
        return_income: 'Вернуть доход',
      },
    },
  },
  enums: {
    IncomeFileState: {
      UNCONFIRMED: 'Не подтверждён',
      PENDING: 'На рассмотрении',
      PENDING_BY_WORKER: 'На проверке сотрудника',
      CONFIRMED: 'Подтверждён',
      REJECTED: 'Отклонён',
      APPROVED: 'Одобрен',
    },
  },
};
