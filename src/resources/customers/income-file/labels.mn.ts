/** Mongolian texts: what belongs to this folder. */
export const labels = {
  income: {
    drop_files: 'PDF эсвэл зургаа энд чирж оруулах, эсвэл дарж сонгох',
    files_limits: '%{types} · нэг файл %{size} хүртэл · дээд тал нь %{count} файл',
    type_pdf_image: 'PDF эсвэл зураг хавсаргана уу.',
    remove_file: '%{name}: хасах',
  },
  resources: {
    income_file: {
      name: 'Орлогын файл |||| Орлогын файлууд',
      fields: {
        name: 'Файлын нэр',
        incomeId: 'Орлого',
        customerId: 'Харилцагч',
        material: 'Материал',
        medium: 'Хэлбэр',
        totalPages: 'Нийт хуудас',
        viewedPages: 'Үзсэн хуудас',
        isReplaced: 'Сольсон эсэх',
        rejectReason: 'Татгалзсан шалтгаан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        document: 'Баримт',
        picture: 'Зураг',
      },
      actions: {
        confirm_file: 'Файл баталгаажуулах',
        hand_to_worker: 'Ажилтанд шилжүүлэх',
        reject_file: 'Файлаас татгалзах',
        reopen_file: 'Дахин хянах',
        view_page: 'Хуудас үзэх',
        approve_income: 'Орлого батлах',
        reject_income: 'Орлогоос татгалзах',
        return_income: 'Орлого буцаах',
      },
    },
  },
  enums: {
    IncomeFileState: {
      UNCONFIRMED: 'Баталгаажаагүй',
      PENDING: 'Хүлээгдэж буй',
      PENDING_BY_WORKER: 'Ажилтны шалгалтад',
      CONFIRMED: 'Баталгаажсан',
      REJECTED: 'Татгалзсан',
      APPROVED: 'Батлагдсан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/income-file': typeof labels;
  }
}
