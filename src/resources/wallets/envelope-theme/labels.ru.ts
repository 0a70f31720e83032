import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  wallets: {
    theme: {
      preview_help: 'Так приложение показывает тему в списке и в открытом конверте.',
      default: 'Основная тема',
      live: 'Из %{smart_count} конверта с этой темой ещё не всё получено. При деактивации темы он сохранит свой вид. |||| Из %{smart_count} конвертов с этой темой ещё не всё получено. При деактивации темы они сохранят свой вид. |||| Из %{smart_count} конвертов с этой темой ещё не всё получено. При деактивации темы они сохранят свой вид.',
      to_live: 'Показать эти конверты',
    },
  },
  actionBlocks: {
    theme_is_default:
      'Основную тему нельзя ни деактивировать, ни удалить. Сначала сделайте основной другую тему.',
    theme_is_default_already: 'Эта тема уже основная.',
    theme_in_use:
      'С этой темой есть конверты, из которых получено не всё (%{count}), поэтому удалить её нельзя. Деактивируйте её.',
  },
  resources: {
    'envelopes/themes': {
      name: 'Тема конверта |||| Темы конвертов |||| Темы конвертов',
      fields: {
        title: 'Название',
        info: 'Информация',
        picture: 'Картинка',
        cardPicture: 'Картинка карточки',
        thumbnail: 'Миниатюра',
        isDefault: 'Основная тема',
        sentEnvelopes: 'Отправлено конвертов',
        liveEnvelopes: 'Конвертов ещё открыто',
      },
      sections: { general: 'Тема', pictures: 'Картинки' },
      views: { offered: 'Предлагаются', inactive: 'Неактивные', deleted: 'Удалённые' },
      actions: { move: 'Сменить место' },
    },
  },
};
