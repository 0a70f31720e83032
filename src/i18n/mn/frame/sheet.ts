/** Texts of imports: the file, and which column holds what. */
export const sheet = {
  sheet: {
    rows: 'Файлын мөрүүд',
    all_rows: 'Бүх мөр: %{count}',
    only_wrong: 'Зөвхөн алдаатай мөр: %{count}',
    row: 'Мөр',
    outcome: 'Үр дүн',
    why: 'Тайлбар',
    try: 'Туршиж шалгах',
    checking: 'Шалгаж байна…',
    go_on: 'Үргэлжлүүлэх: %{count}',
    again: 'Дахин оролдох: %{count}',
    result: 'Үр дүнгийн файл',
    progress: 'Гүйцэтгэсэн: %{done}, нийт: %{of}',
    outcomes: {
      NOT_SENT: 'Илгээгээгүй',
      READY: 'Оруулах боломжтой',
      ADDED: 'Оруулсан',
      REFUSED: 'Оруулаагүй',
      WRONG: 'Алдаатай',
      UNKNOWN: 'Тодорхойгүй',
    },
    file: {
      choose: 'Файл сонгох',
      other: 'Өөр файл сонгох',
      help: 'Excel эсвэл CSV файл, %{size} хүртэл. Эхний мөр нь баганын нэр.',
      needs: 'Шаардлагатай багана: %{columns}.',
      needs_one: 'Мөн эдгээрийн аль нэг: %{columns}.',
      template: 'Загвар татах',
      empty: 'Файлд мөр алга.',
      locked:
        'Файл нууц үгтэй эсвэл хуучин Excel-ийнх байна. Нууц үггүй .xlsx хэлбэрээр хадгална уу.',
      unreadable: 'Файлыг уншиж чадсангүй. Excel эсвэл CSV файл эсэхийг шалгана уу.',
      tooLong: 'Файлын мөр хэт олон байна. Хэд хувааж оруулна уу.',
    },
    mapping: {
      title: 'Баганын тохируулга',
      none: 'Байхгүй',
      column: '%{number}-р багана',
      missing: 'Одоор тэмдэглэсэн багана бүрийг сонгоно уу.',
    },
  },
};
