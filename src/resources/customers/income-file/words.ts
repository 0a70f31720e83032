import type { Words } from '../../../i18n/words';

export const words = {
  income: {
    drop_files: {
      mn: 'PDF эсвэл зургаа энд чирж оруулах, эсвэл дарж сонгох',
      en: 'Drop PDF files or images here, or click to choose',
      ru: 'Перетащите PDF или изображения сюда или нажмите',
    },
    files_limits: {
      mn: '%{types} · нэг файл %{size} хүртэл · дээд тал нь %{count} файл',
      en: '%{types} · up to %{size} each · at most %{count} files',
      ru: '%{types} · до %{size} каждый · не более %{count} файлов',
    },
    type_pdf_image: {
      mn: 'PDF эсвэл зураг хавсаргана уу.',
      en: 'Attach a PDF or an image.',
      ru: 'Приложите PDF или изображение.',
    },
    remove_file: { mn: '%{name}: хасах', en: 'Remove %{name}', ru: 'Убрать %{name}' },
  },
  resources: {
    income_file: {
      name: {
        mn: 'Орлогын файл |||| Орлогын файлууд',
        en: 'Income file |||| Income files',
        ru: 'Файл о доходе |||| Файлы о доходах |||| Файлы о доходах',
      },
      fields: {
        name: { mn: 'Файлын нэр', en: 'File name', ru: 'Имя файла' },
        medium: { mn: 'Хэлбэр', en: 'Medium', ru: 'Форма' },
        totalPages: { mn: 'Нийт хуудас', en: 'Total pages', ru: 'Всего страниц' },
        viewedPages: { mn: 'Үзсэн хуудас', en: 'Pages viewed', ru: 'Просмотрено страниц' },
        isReplaced: { mn: 'Сольсон эсэх', en: 'Replaced', ru: 'Заменён' },
        rejectReason: {
          mn: 'Татгалзсан шалтгаан',
          en: 'Rejection reason',
          ru: 'Причина отклонения',
        },
        document: { mn: 'Баримт', en: 'Document', ru: 'Документ' },
        picture: { mn: 'Зураг', en: 'Image', ru: 'Изображение' },
      },
      actions: {
        confirm_file: { mn: 'Файл баталгаажуулах', en: 'Confirm file', ru: 'Подтвердить файл' },
        hand_to_worker: {
          mn: 'Ажилтанд шилжүүлэх',
          en: 'Hand to an employee',
          ru: 'Передать сотруднику',
        },
        reject_file: { mn: 'Файлаас татгалзах', en: 'Reject file', ru: 'Отклонить файл' },
        reopen_file: { mn: 'Дахин хянах', en: 'Review again', ru: 'Проверить снова' },
      },
    },
  },
  enums: {
    IncomeFileState: {
      UNCONFIRMED: { mn: 'Баталгаажаагүй', en: 'Unconfirmed', ru: 'Не подтверждён' },
      PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'На рассмотрении' },
      PENDING_BY_WORKER: {
        mn: 'Ажилтны шалгалтад',
        en: 'Pending by employee',
        ru: 'На проверке сотрудника',
      },
      CONFIRMED: { mn: 'Баталгаажсан', en: 'Confirmed', ru: 'Подтверждён' },
      REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонён' },
      APPROVED: { mn: 'Батлагдсан', en: 'Approved', ru: 'Одобрен' },
    },
  },
} satisfies Words;
