import type { Same } from '../Same';
import type { tiptap as mn } from '../mn/tiptap';

/** Toolbar of the text editor, under react-admin's own prefix. */
export const tiptap = {
  tiptap: {
    paragraph: 'Обычный',
    heading1: 'Заголовок 1',
    heading2: 'Заголовок 2',
    heading3: 'Заголовок 3',
    heading4: 'Заголовок 4',
    heading5: 'Заголовок 5',
    heading6: 'Заголовок 6',
    select_level: 'Выбрать уровень',
    current_level: 'Текущий уровень',
    bold: 'Полужирный',
    italic: 'Курсив',
    underline: 'Подчёркнутый',
    strike: 'Зачёркнутый',
    code: 'Код',
    list_bulleted: 'Маркированный список',
    list_numbered: 'Нумерованный список',
    blockquote: 'Цитата',
    clear_format: 'Очистить форматирование',
    link: 'Добавить ссылку',
  },
} satisfies Same<typeof mn>;
