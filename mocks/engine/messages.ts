import { isLocale, type Locale } from '../../src/i18n/locale';

/** One text in the languages of the console. */
export type Texts = Readonly<Record<'mn' | 'en' | 'ru', string>>;

/** What the gateways say about a refusal, in the languages of `Accept-Language`. */
export const MESSAGES = {
  UNAUTHORIZED: {
    mn: 'Нэвтрэлт хүчингүй болсон байна.',
    en: 'The sign-in is no longer valid.',
    ru: 'Вход больше не действителен.',
  },
  FORBIDDEN: {
    mn: 'Дутуу зөвшөөрөл: %{permission}.',
    en: 'Missing permission: %{permission}.',
    ru: 'Нет разрешения: %{permission}.',
  },
  MAIN_TENANT_ONLY: {
    mn: 'Бүх байгууллагад үйлчилдэг тул зөвхөн үндсэн байгууллагын ажилтан өөрчилнө.',
    en: 'It holds for all lenders: only staff of the main one change it.',
    ru: 'Действует для всех организаций: менять могут только сотрудники основной.',
  },
  CHANGE_OVERTAKEN: {
    mn: 'Өөрчлөх хүсэлт гаргаснаас хойш одоогийн утга нь өөрчлөгдсөн байна. Дахин хүсэлт гаргана уу.',
    en: 'What holds now has changed since the change was asked for. Ask for it again.',
    ru: 'С момента запроса действующее значение изменилось. Запросите изменение заново.',
  },
  CHANGE_BREAKS_RULE: {
    mn: 'Хүсэлтийн утга одоогийн дүрмийг зөрчиж байна. Татгалзаж, дахин хүсэлт гаргана уу.',
    en: 'What was asked for breaks a rule as it is now. Refuse it, and ask again.',
    ru: 'Запрошенное нарушает действующее правило. Отклоните и запросите заново.',
  },
  OTHER_BOOKS: {
    mn: 'Өөр зээлдүүлэгчийн дэвтрийг зөвхөн үндсэн байгууллагын ажилтан үзнэ.',
    en: 'Only staff of the main lender see the books of another one.',
    ru: 'Книги другого кредитора видят только сотрудники основной организации.',
  },
  NOT_FOUND: {
    mn: 'Мэдээлэл олдсонгүй.',
    en: 'Nothing was found.',
    ru: 'Данные не найдены.',
  },
  UNKNOWN_ADDRESS: {
    mn: 'Ийм хаяг байхгүй: %{path}.',
    en: 'There is no such address: %{path}.',
    ru: 'Такого адреса нет: %{path}.',
  },
  UNKNOWN_FIELD: {
    mn: 'Ийм талбараар шүүх, эрэмбэлэх боломжгүй: %{field}.',
    en: 'This field cannot be filtered or sorted by: %{field}.',
    ru: 'По этому полю нельзя отбирать и сортировать: %{field}.',
  },
  BAD_ADDRESS: {
    mn: 'Хаягийг уншиж чадсангүй.',
    en: 'The address cannot be read.',
    ru: 'Адрес не читается.',
  },
  BAD_BODY: {
    mn: 'Илгээсэн мэдээллийг уншиж чадсангүй.',
    en: 'What was sent cannot be read.',
    ru: 'Отправленные данные не читаются.',
  },
  VALIDATION_FAILED: {
    mn: 'Бөглөсөн мэдээллээ шалгана уу.',
    en: 'Check what was filled in.',
    ru: 'Проверьте введённые данные.',
  },
  DUPLICATE: {
    mn: 'Ижил утгатай бүртгэл байна.',
    en: 'A record with the same value exists.',
    ru: 'Запись с таким значением уже есть.',
  },
  LOGIN_NAME_TAKEN: {
    mn: 'Энэ нэвтрэх нэр бүртгэлтэй байна.',
    en: 'The login name is already used.',
    ru: 'Имя пользователя уже занято.',
  },
  TRANSITION_FORBIDDEN: {
    mn: 'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй: %{state}.',
    en: 'This action is not possible in the current state: %{state}.',
    ru: 'В текущем состоянии это действие невозможно: %{state}.',
  },
  MAKER_IS_CHECKER: {
    mn: 'Бүртгэсэн, зассан, хүсэлт гаргасан хүн өөрөө шийдвэрлэх боломжгүй.',
    en: 'Whoever registered, changed or asked for it cannot decide on it.',
    ru: 'Тот, кто зарегистрировал, изменил или запросил это, не может принимать решение.',
  },
  COUNTS_AS_ONE: {
    mn: 'Таны нууц үгийг өөр хүн тогтоосон, эсвэл та түүнийхийг тогтоосон тул эзэн нь өөрөө солих хүртэл хоёуланг чинь нэг хүн гэж үзнэ.',
    en: 'One of you set the password of the other: until its owner changes it, you count as one person.',
    ru: 'Один из вас задал пароль другому: пока владелец его не сменит, вы считаетесь одним человеком.',
  },
  VERSION_CONFLICT: {
    mn: 'Мэдээллийг энэ хооронд өөр хүн өөрчилсөн байна.',
    en: 'Somebody else has changed the record meanwhile.',
    ru: 'Запись тем временем изменена другим сотрудником.',
  },
  VERSION_MISSING: {
    mn: 'Бичлэгийн аль хувилбар дээр хийж байгааг заагаагүй байна (If-Match).',
    en: 'The version that this is based on is not named (If-Match).',
    ru: 'Не указана версия записи, к которой относится действие (If-Match).',
  },
  IDEMPOTENCY_KEY_REUSED: {
    mn: 'Энэ түлхүүрээр өөр хүсэлт илгээгдсэн байна.',
    en: 'Another request was sent with this key.',
    ru: 'С этим ключом отправлен другой запрос.',
  },
  ACCESS_HELD_LOAN: {
    mn: 'Зээлийн улмаас систем автоматаар хаасан байна.',
    en: 'Closed by the system because of a loan.',
    ru: 'Закрыто системой из-за займа.',
  },
  ACCESS_HELD_FRAUD: {
    mn: 'Залилангийн улмаас систем автоматаар хаасан байна.',
    en: 'Closed by the system because of fraud.',
    ru: 'Закрыто системой из-за мошенничества.',
  },
  CONFLICT: {
    mn: 'Мэдээлэл аль хэдийн бүртгэгдсэн байна.',
    en: 'The information already exists.',
    ru: 'Такая информация уже есть.',
  },
  TOO_MANY_REQUESTS: {
    mn: 'Хүсэлт хэт олон байна. Түр хүлээнэ үү.',
    en: 'Too many requests. Wait a moment.',
    ru: 'Слишком много запросов. Подождите немного.',
  },
  INTERNAL: {
    mn: 'Системийн дотоод алдаа гарлаа.',
    en: 'An internal error occurred.',
    ru: 'Произошла внутренняя ошибка.',
  },
  UNAVAILABLE: {
    mn: 'Үйлчилгээ түр зогссон байна.',
    en: 'The service is not available for the moment.',
    ru: 'Сервис временно недоступен.',
  },
} as const;

export type MessageCode = keyof typeof MESSAGES;

/** The language that a caller asks for; Mongolian where it is not one of the three. */
export function localeAsked(acceptLanguage: string | null): Locale {
  const asked = acceptLanguage?.slice(0, 2).toLowerCase() ?? '';
  return isLocale(asked) ? asked : 'mn';
}

/** A text, or that of a code, in the caller's language; Mongolian where the language is not one of the three. */
export function messageOf(
  text: MessageCode | Texts,
  acceptLanguage: string | null,
  values: Readonly<Record<string, string | Texts>> = {},
): string {
  const language = localeAsked(acceptLanguage);
  const texts: Texts = typeof text === 'string' ? MESSAGES[text] : text;
  return texts[language].replace(/%\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? value : value[language];
  });
}
