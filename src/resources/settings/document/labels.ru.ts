import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  enums: {
    DocumentTemplateState: { DRAFT: 'Черновик', ACTIVE: 'Действует', ARCHIVED: 'В архиве' },
  },
  documentTemplate: {
    text: 'Текст шаблона',
    example: 'Пример по настоящему иску',
    example_right:
      'В примере личные данные видны открыто: нужно право составлять судебные документы.',
    claim: 'Код займа',
    no_claim: 'Исков нет',
    variables: 'Переменные, которые может содержать текст',
    variables_of: 'Выберите категорию, чтобы увидеть её переменные.',
    no_record: 'Нет записей этой категории',
    real_example: 'Пример, заполненный по реальной записи',
    real_right:
      'Пример показывает персональные данные: нужно право печатать документы этой категории.',
    filled_from: 'Заполнено по записи %{of}',
    unknown: 'Неизвестные переменные: %{names}.',
    lacks: 'В судебном документе обязательны: %{names}.',
    activates:
      'Письма будут печататься по этой версии, прежняя уйдёт в архив. Ещё не напечатано: %{waiting}. Напечатанные письма не изменятся.',
  },
  resources: {
    document_template: {
      name: 'Шаблон документа |||| Шаблоны документов |||| Шаблоны документов',
      fields: {
        category: 'Категория',
        type: 'Тип шаблона',
        letter: 'Вид справки',
        version: 'Версия',
        summary: 'Что изменилось',
        htmlFile: 'Файл HTML',
        printed: 'Напечатано писем',
        waiting: 'Не напечатано писем',
        activeSince: 'Действует с',
        archivedAt: 'В архиве с',
      },
      sections: { general: 'Шаблон', type: 'Тип', letter: 'Справка', text: 'Текст' },
      views: { active: 'Действует', draft: 'Черновики', archived: 'Архив' },
      tabs: { text: 'Текст', example: 'Пример' },
      actions: { activate: 'Сделать действующим', archive: 'В архив' },
    },
  },
};
