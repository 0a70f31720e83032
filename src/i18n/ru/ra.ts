import russianMessages from 'ra-language-russian';
import type { ra as mn } from '../mn/ra';
import type { raOfForms as mnOfForms } from '../mn/raOfForms';
import type { Same } from '../Same';

const { ra: own } = russianMessages;

/**
 * react-admin's own texts: the community package where it is good, our wording where it declines a placeholder,
 * lacks a key or a plural form. Names stand after a colon, so that they keep their dictionary form.
 */
export const ra = {
  ra: {
    ...own,
    action: {
      ...own.action,
      bulk_actions:
        'Выбрана %{smart_count} строка |||| Выбрано %{smart_count} строки |||| Выбрано %{smart_count} строк',
      create_item: 'Создать: %{item}',
      edit: 'Изменить',
      undo: 'Отменить',
      unselect: 'Снять выделение',
      update_application: 'Перезагрузить консоль',
    },
    page: {
      ...own.page,
      create: 'Создание: %{name}',
      edit: 'Изменение: %{name} %{recordRepresentation}',
      not_found: 'Страница не найдена',
      show: '%{name} %{recordRepresentation}',
      empty: 'Записей пока нет: %{name}.',
      invite: 'Добавить первую запись?',
      access_denied: 'Доступ запрещён',
    },
    message: {
      ...own.message,
      authentication_error:
        'Сервер аутентификации сообщил об ошибке, ваши учётные данные не были проверены.',
      bulk_delete_content:
        'Удалить запись: %{name}? |||| Удалить %{smart_count} выбранные записи? |||| Удалить %{smart_count} выбранных записей?',
      bulk_delete_title:
        'Удалить: %{name} |||| Удалить: %{name} (%{smart_count}) |||| Удалить: %{name} (%{smart_count})',
      bulk_update_content:
        'Обновить запись: %{name} %{recordRepresentation}? |||| Обновить %{smart_count} выбранные записи? |||| Обновить %{smart_count} выбранных записей?',
      bulk_update_title:
        'Обновить: %{name} %{recordRepresentation} |||| Обновить: %{name} (%{smart_count}) |||| Обновить: %{name} (%{smart_count})',
      delete_content: 'Удалить эту запись: %{name}?',
      delete_title: 'Удалить: %{name} %{recordRepresentation}',
      details: 'Подробности',
      loading: 'Пожалуйста, подождите',
    },
    navigation: {
      no_results: 'Ничего не найдено: %{name}',
      no_more_results: 'Страницы %{page} нет. Перейдите на предыдущую страницу.',
      no_filtered_results: 'По текущим фильтрам ничего не найдено: %{name}.',
      clear_filters: 'Сбросить фильтры',
      page_out_of_boundaries: 'Страницы %{page} нет',
      page_out_from_end: 'Дальше последней страницы перейти нельзя',
      page_out_from_begin: 'Раньше первой страницы перейти нельзя',
      page_range_info: '%{offsetBegin}–%{offsetEnd} из %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} из более чем %{offsetEnd}',
      current_page: 'Страница %{page}',
      page: 'Перейти на страницу %{page}',
      first: 'Перейти на первую страницу',
      last: 'Перейти на последнюю страницу',
      next: 'Перейти на следующую страницу',
      previous: 'Перейти на предыдущую страницу',
      page_rows_per_page: 'Строк на странице:',
      skip_nav: 'Перейти к содержанию',
    },
    sort: {
      sort_by: 'Сортировать: %{field_lower_first}, %{order}',
      ASC: 'по возрастанию',
      DESC: 'по убыванию',
    },
    auth: {
      ...own.auth,
      auth_check_error: 'Войдите, чтобы продолжить работу',
      user_menu: 'Меню пользователя',
      email: 'Эл. почта',
    },
    notification: {
      ...own.notification,
      updated:
        'Запись обновлена |||| Обновлено записей: %{smart_count} |||| Обновлено записей: %{smart_count}',
      created: 'Запись создана',
      deleted:
        'Запись удалена |||| Удалено записей: %{smart_count} |||| Удалено записей: %{smart_count}',
      bad_item: 'Неверная запись',
      item_doesnt_exist: 'Запись не существует',
      data_provider_error: 'Ошибка службы данных.',
      logged_out: 'Сессия завершена, войдите снова.',
      not_authorized: 'У вас нет доступа к этим данным.',
      application_update_available: 'Доступна новая версия консоли.',
    },
    validation: {
      required: 'Обязательно для заполнения',
      minLength: 'Введите не менее %{min} символов',
      maxLength: 'Не более %{max} символов',
      minValue: 'Значение не меньше %{min}',
      maxValue: 'Значение не больше %{max}',
      number: 'Введите число',
      email: 'Введите корректный адрес эл. почты',
      oneOf: 'Должно быть одним из: %{options}',
      regex: 'Должно соответствовать шаблону: %{pattern}',
      unique: 'Должно быть уникальным',
    },
    saved_queries: {
      ...own.saved_queries,
      new_label: 'Сохранить текущий запрос…',
      remove_label_with_name: 'Удалить запрос «%{name}»',
    },
    guesser: {
      empty: { title: 'Нет данных для отображения', message: 'Проверьте источник данных' },
    },
    configurable: {
      customize: 'Настроить',
      configureMode: 'Настроить эту страницу',
      inspector: {
        title: 'Инспектор',
        content: 'Наведите указатель на часть страницы, чтобы настроить её',
        reset: 'Сбросить настройки',
        hideAll: 'Скрыть все',
        showAll: 'Показать все',
      },
      Datagrid: { title: 'Таблица данных', unlabeled: 'Столбец без названия №%{column}' },
      SimpleForm: { title: 'Форма', unlabeled: 'Поле без названия №%{input}' },
      SimpleList: {
        title: 'Список',
        primaryText: 'Основной текст',
        secondaryText: 'Второстепенный текст',
        tertiaryText: 'Дополнительный текст',
      },
    },
  },
} satisfies Same<{ ra: (typeof mn)['ra'] & (typeof mnOfForms)['ra'] }>;
