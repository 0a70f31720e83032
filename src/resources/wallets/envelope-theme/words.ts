import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-envelope-theme:create': {
      mn: 'Дугтуйны загвар нэмэх, засах',
      en: 'Add and edit envelope themes',
      ru: 'Добавление и правка тем конвертов',
      demo: ['admin', 'operator', 'accountant'],
    },
    'wa-envelope-theme:list': {
      mn: 'Дугтуйны загвар харах',
      en: 'See envelope themes',
      ru: 'Темы конвертов',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  wallets: {
    theme: {
      preview_help: {
        mn: 'Апп загварыг жагсаалтад, нээсэн дугтуйд ингэж харуулна.',
        en: 'This is how the app shows the theme in its list and in an opened envelope.',
        ru: 'Так приложение показывает тему в списке и в открытом конверте.',
      },
      default: { mn: 'Үндсэн загвар', en: 'Default theme', ru: 'Основная тема' },
      live: {
        mn: 'Энэ загвартай %{smart_count} дугтуйнаас хүлээн авагчид мөнгөө авч дуусаагүй байна. Загварыг идэвхгүй болгосон ч эдгээр дугтуй хэвээр харагдана.',
        en: 'Receivers have not finished taking from %{smart_count} envelope with this theme. It keeps its look when the theme is deactivated. |||| Receivers have not finished taking from %{smart_count} envelopes with this theme. They keep their look when the theme is deactivated.',
        ru: 'Из %{smart_count} конверта с этой темой ещё не всё получено. При деактивации темы он сохранит свой вид. |||| Из %{smart_count} конвертов с этой темой ещё не всё получено. При деактивации темы они сохранят свой вид. |||| Из %{smart_count} конвертов с этой темой ещё не всё получено. При деактивации темы они сохранят свой вид.',
      },
      to_live: {
        mn: 'Эдгээр дугтуйг харах',
        en: 'Show these envelopes',
        ru: 'Показать эти конверты',
      },
    },
  },
  actionBlocks: {
    theme_is_default: {
      mn: 'Үндсэн загварыг идэвхгүй болгох, устгах боломжгүй. Эхлээд өөр загварыг үндсэн болгоно уу.',
      en: 'The default theme can be neither deactivated nor deleted. Make another theme the default first.',
      ru: 'Основную тему нельзя ни деактивировать, ни удалить. Сначала сделайте основной другую тему.',
    },
    theme_is_default_already: {
      mn: 'Аль хэдийн үндсэн загвар байна.',
      en: 'It is the default theme already.',
      ru: 'Эта тема уже основная.',
    },
    theme_in_use: {
      mn: 'Энэ загвартай %{count} дугтуйнаас хүлээн авагчид мөнгөө авч дуусаагүй тул устгах боломжгүй. Идэвхгүй болгоно уу.',
      en: 'Receivers have not finished taking from %{count} envelopes with this theme, so it cannot be deleted. Deactivate it instead.',
      ru: 'С этой темой есть конверты, из которых получено не всё (%{count}), поэтому удалить её нельзя. Деактивируйте её.',
    },
  },
  resources: {
    'envelopes/themes': {
      name: {
        mn: 'Дугтуйны загвар |||| Дугтуйны загварууд',
        en: 'Envelope theme |||| Envelope themes',
        ru: 'Тема конверта |||| Темы конвертов |||| Темы конвертов',
      },
      fields: {
        title: { mn: 'Нэр', en: 'Name', ru: 'Название' },
        info: { mn: 'Мэдээлэл', en: 'Information', ru: 'Информация' },
        picture: { mn: 'Зураг', en: 'Picture', ru: 'Картинка' },
        cardPicture: { mn: 'Картын зураг', en: 'Card picture', ru: 'Картинка карточки' },
        thumbnail: { mn: 'Жижиг зураг', en: 'Thumbnail', ru: 'Миниатюра' },
        isDefault: { mn: 'Үндсэн загвар эсэх', en: 'Default theme', ru: 'Основная тема' },
        sentEnvelopes: { mn: 'Илгээсэн дугтуй', en: 'Envelopes sent', ru: 'Отправлено конвертов' },
        liveEnvelopes: {
          mn: 'Мөнгөө авч дуусаагүй дугтуй',
          en: 'Envelopes still open',
          ru: 'Конвертов ещё открыто',
        },
      },
      sections: {
        general: { mn: 'Загвар', en: 'Theme', ru: 'Тема' },
        pictures: { mn: 'Зургууд', en: 'Pictures', ru: 'Картинки' },
      },
      views: {
        offered: { mn: 'Санал болгож буй', en: 'Offered', ru: 'Предлагаются' },
        inactive: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивные' },
        deleted: { mn: 'Устгасан', en: 'Deleted', ru: 'Удалённые' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
    },
  },
} satisfies Words;
