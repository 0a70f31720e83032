/** Toolbar of the text editor, under react-admin's own prefix. */
export const tiptap = {
  tiptap: {
    paragraph: 'Энгийн',
    heading1: 'Гарчиг 1',
    heading2: 'Гарчиг 2',
    heading3: 'Гарчиг 3',
    heading4: 'Гарчиг 4',
    heading5: 'Гарчиг 5',
    heading6: 'Гарчиг 6',
    select_level: 'Түвшин сонгох',
    current_level: 'Одоогийн түвшин',
    bold: 'Тод',
    italic: 'Налуу',
    underline: 'Доогуур зураас',
    strike: 'Дундуур зураас',
    code: 'Код',
    list_bulleted: 'Цэгтэй жагсаалт',
    list_numbered: 'Дугаартай жагсаалт',
    blockquote: 'Ишлэл',
    clear_format: 'Хэлбэржүүлэлт арилгах',
    link: 'Холбоос нэмэх',
  },
};
