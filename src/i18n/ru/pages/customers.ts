import type { Same } from '../../Same';
import type { customerPages as mn } from '../../mn/pages/customers';

/** Texts of the customers' own pages. */
export const customerPages = {
  age: 'Возраст: %{age}',
  alerts: {
    title: 'Предупреждения',
    black_listed: 'Состоит в чёрном списке.',
    suspected: 'Состоит в списке подозрительных.',
    npl: 'Есть проблемный кредит: %{stage}.',
    politician: 'Публичное должностное лицо.',
    access: '%{cause}: %{access}.',
    to_settings: 'К настройкам',
  },
  access: {
    title: 'Доступы клиента',
    changed: 'Изменено: %{access}.',
    open_text: 'Клиент снова сможет пользоваться этим доступом.',
    close_text: 'Клиент больше не сможет пользоваться этим доступом.',
    since: 'С %{time} · %{origin}',
    never_changed: 'Не изменялся',
    history: 'История (%{smart_count})',
    automatic: 'Закрыт системой: откроется автоматически после устранения причины.',
  },
  lookup: {
    label: 'Регистрационный номер или телефон',
    placeholder: 'УК03271614 или 99112233',
    help: 'Гражданин: 2 буквы и 8 цифр. Организация: 7 цифр. Телефон: 8 цифр.',
    unknown_pattern: 'Это не регистрационный номер и не номер телефона.',
    none_by_regnum: 'Клиент с таким регистрационным номером не найден.',
    none_by_phone: 'Клиент с таким телефоном не найден.',
  },
} satisfies Same<typeof mn>;
