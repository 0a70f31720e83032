import type { Words } from '../../../i18n/words';

export const words = {
  viewAs: {
    title: { mn: 'Бусдын эрхээр харах', en: 'See as somebody else', ru: 'Смотреть от имени роли' },
    help: {
      mn: 'Консол тухайн эрхтэй хүнд хэрхэн харагддагийг үзнэ. Энэ хооронд юу ч бичигдэхгүй. Өгөгдөл таны өөрийн эрхээр ирнэ.',
      en: 'Shows the console as somebody with these rights sees it. Nothing is written meanwhile. The data come with your own rights.',
      ru: 'Показывает консоль так, как её видит человек с этими правами. Тем временем ничего не записывается. Данные приходят с вашими правами.',
    },
    way: { mn: 'Хэний эрхээр', en: 'With whose rights', ru: 'С чьими правами' },
    by_role: { mn: 'Үүргээр', en: 'By role', ru: 'По роли' },
    by_rights: { mn: 'Эрх сонгож', en: 'By rights', ru: 'По правам' },
    chosen: {
      mn: '%{smart_count} эрх |||| %{smart_count} эрх',
      en: '%{smart_count} right |||| %{smart_count} rights',
      ru: '%{smart_count} право |||| %{smart_count} права |||| %{smart_count} прав',
    },
    start: { mn: 'Харж эхлэх', en: 'Start looking', ru: 'Начать просмотр' },
    on: {
      mn: '%{who} шиг харж байна: юу ч бичигдэхгүй.',
      en: 'Seen as %{who}: nothing is written.',
      ru: 'Просмотр как «%{who}»: ничего не записывается.',
    },
    end: { mn: 'Дуусгах', en: 'End', ru: 'Завершить' },
  },
  rightRequest: {
    act_text: {
      mn: 'Надад «%{wanted}» үйлдлийн эрх хэрэгтэй байна: %{permissions}. Хаяг: %{address}',
      en: 'I need the right to do “%{wanted}”: %{permissions}. Address: %{address}',
      ru: 'Мне нужно право на действие «%{wanted}»: %{permissions}. Адрес: %{address}',
    },
    held_by: {
      mn: 'Энэ эрхтэй үүрэг: %{roles}',
      en: 'Roles that have this right: %{roles}',
      ru: 'Роли с этим правом: %{roles}',
    },
    held_by_none: {
      mn: 'Аль ч үүрэгт багтаагүй, хүнд тусад нь олгоно',
      en: 'No role has it: it is given to a person',
      ru: 'Нет ни в одной роли: даётся человеку отдельно',
    },
    givers: {
      mn: 'Олгох ажилтан: %{names}. Хүсэлтийг хуулж илгээнэ үү.',
      en: 'Given by %{names}. Copy the request and send it to them.',
      ru: 'Даёт %{names}. Скопируйте запрос и отправьте.',
    },
    text: {
      mn: 'Надад «%{wanted}» нээх эрх хэрэгтэй байна: %{permissions}. Хаяг: %{address}',
      en: 'I need the right to open “%{wanted}”: %{permissions}. Address: %{address}',
      ru: 'Мне нужно право открыть «%{wanted}»: %{permissions}. Адрес: %{address}',
    },
    giver: {
      mn: '«%{right}» эрхтэй ажилтан олгоно. Хүсэлтийг хуулж илгээнэ үү.',
      en: 'Given by staff with the right “%{right}”. Copy the request and send it to them.',
      ru: 'Право выдаёт сотрудник с правом «%{right}». Скопируйте запрос и отправьте его.',
    },
    name: { mn: 'Эрхийн хүсэлт', en: 'Request for the right', ru: 'Запрос права' },
  },
} satisfies Words;
