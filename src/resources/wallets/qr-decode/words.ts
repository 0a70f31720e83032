import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-qr:decode': {
      mn: 'QR код тайлах',
      en: 'Decode QR codes',
      ru: 'Расшифровка QR-кодов',
      demo: ['admin', 'operator', 'accountant'],
    },
  },
  qrDecode: {
    text: { mn: 'QR утга', en: 'QR text', ru: 'Содержимое QR' },
    help: {
      mn: 'Утгыг нааж, зураг чирж эсвэл камераар уншуулна. Зургийг санах ойгоос нааж бас болно.',
      en: 'Paste the text, drop a picture, or use the camera. A picture can be pasted too.',
      ru: 'Вставьте текст, перетащите изображение или используйте камеру. Изображение можно и вставить.',
    },
    empty: {
      mn: 'Утга хоосон байж болохгүй.',
      en: 'The text must not be empty.',
      ru: 'Содержимое не может быть пустым.',
    },
    too_long: {
      mn: '%{length} тэмдэгтээс урт байж болохгүй.',
      en: 'It must not be longer than %{length} characters.',
      ru: 'Не длиннее %{length} знаков.',
    },
    decode: { mn: 'Тайлах', en: 'Decode', ru: 'Расшифровать' },
    paste: {
      mn: 'Санах ойгоос наах',
      en: 'Paste from the clipboard',
      ru: 'Вставить из буфера обмена',
    },
    picture: {
      mn: 'Зураг сонгох эсвэл чирэх',
      en: 'Choose or drop a picture',
      ru: 'Выберите или перетащите изображение',
    },
    no_code: {
      mn: 'Зураг дээр QR код олдсонгүй.',
      en: 'There is no QR code in the picture.',
      ru: 'На изображении нет QR-кода.',
    },
    no_clipboard: {
      mn: 'Санах ойд утга, зураг алга эсвэл хөтөч зөвшөөрсөнгүй.',
      en: 'The clipboard has no text or picture, or the browser did not allow it.',
      ru: 'В буфере обмена нет текста и изображения, или браузер не разрешил.',
    },
    fields: { mn: 'Кодын талбарууд', en: 'Fields of the code', ru: 'Поля кода' },
    id: { mn: 'Дугаар', en: 'ID', ru: 'Номер' },
    field: { mn: 'Талбар', en: 'Field', ru: 'Поле' },
    value: { mn: 'Утга', en: 'Value', ru: 'Значение' },
    not_payment: {
      mn: 'Төлбөрийн код биш: талбарт задлахгүй.',
      en: 'Not a payment code: it has no fields.',
      ru: 'Не платёжный код: полей нет.',
    },
    checksum_ok: {
      mn: 'Шалгах нийлбэр зөв: %{given}',
      en: 'The checksum is right: %{given}',
      ru: 'Контрольная сумма верна: %{given}',
    },
    checksum_wrong: {
      mn: 'Шалгах нийлбэр буруу: %{given}. Байх ёстой нь: %{computed}.',
      en: 'The checksum is wrong: %{given}. It should be %{computed}.',
      ru: 'Контрольная сумма неверна: %{given}. Должно быть %{computed}.',
    },
    not_asked: {
      mn: 'Кодын утга эвдэрсэн тул системээс лавлахгүй.',
      en: 'The code is damaged, so the gateway is not asked.',
      ru: 'Код повреждён, запрос не отправляется.',
    },
    answer: { mn: 'Системийн хариу', en: 'What the gateway knows', ru: 'Ответ системы' },
    open: { mn: 'Дэлгэрэнгүй', en: 'Open', ru: 'Открыть' },
    receiver: { mn: 'Хүлээн авагч', en: 'Receiver', ru: 'Получатель' },
    number: { mn: 'Дугаар', en: 'Number', ru: 'Номер' },
    state: { mn: 'Төлөв', en: 'State', ru: 'Статус' },
    unknown_text: {
      mn: 'Энэ код манай системд бүртгэлгүй.',
      en: 'This code is not registered here.',
      ru: 'Этот код в системе не зарегистрирован.',
    },
    problems: {
      not_emv: { mn: 'Төлбөрийн код биш.', en: 'Not a payment code.', ru: 'Не платёжный код.' },
      too_long: {
        mn: 'Код хэт урт байна.',
        en: 'The code is too long.',
        ru: 'Код слишком длинный.',
      },
      broken_object: {
        mn: 'Талбарын урт таарахгүй байна.',
        en: 'The length of a field does not fit.',
        ru: 'Длина поля не совпадает.',
      },
      repeated_object: {
        mn: 'Талбар давхардсан байна.',
        en: 'A field occurs twice.',
        ru: 'Поле повторяется.',
      },
      no_checksum: {
        mn: 'Шалгах нийлбэр алга.',
        en: 'There is no checksum.',
        ru: 'Нет контрольной суммы.',
      },
      wrong_checksum: {
        mn: 'Шалгах нийлбэр буруу.',
        en: 'The checksum is wrong.',
        ru: 'Контрольная сумма неверна.',
      },
      after_checksum: {
        mn: 'Шалгах нийлбэрийн ард илүү утга байна.',
        en: 'Something follows the checksum.',
        ru: 'После контрольной суммы есть лишнее.',
      },
    },
    tags: {
      '00': { mn: 'Хувилбар', en: 'Version', ru: 'Версия' },
      '01': { mn: 'Кодын төрөл', en: 'Kind of code', ru: 'Вид кода' },
      account: { mn: 'Хүлээн авагчийн данс', en: 'Receiver’s account', ru: 'Счёт получателя' },
      '52': { mn: 'Үйл ажиллагааны ангилал', en: 'Merchant category', ru: 'Категория' },
      '53': { mn: 'Валют', en: 'Currency', ru: 'Валюта' },
      '54': { mn: 'Дүн', en: 'Amount', ru: 'Сумма' },
      '55': { mn: 'Нэмэлт төлбөрийн төрөл', en: 'Kind of tip', ru: 'Вид надбавки' },
      '56': { mn: 'Нэмэлт төлбөрийн дүн', en: 'Amount of the fee', ru: 'Сумма надбавки' },
      '57': { mn: 'Нэмэлт төлбөрийн хувь', en: 'Percentage of the fee', ru: 'Процент надбавки' },
      '58': { mn: 'Улс', en: 'Country', ru: 'Страна' },
      '59': { mn: 'Хүлээн авагчийн нэр', en: 'Receiver’s name', ru: 'Имя получателя' },
      '60': { mn: 'Хот', en: 'City', ru: 'Город' },
      '61': { mn: 'Шуудангийн код', en: 'Postal code', ru: 'Почтовый индекс' },
      '62': { mn: 'Нэмэлт мэдээлэл', en: 'Further data', ru: 'Дополнительные данные' },
      '63': { mn: 'Шалгах нийлбэр', en: 'Checksum', ru: 'Контрольная сумма' },
      '64': { mn: 'Өөр хэл дээрх нэр', en: 'Name in another language', ru: 'Имя на другом языке' },
      other: { mn: 'Бусад', en: 'Other', ru: 'Прочее' },
    },
  },
  enums: {
    QrKind: {
      WALLET: { mn: 'Хэтэвчийн QR код', en: 'QR code of a wallet', ru: 'QR-код кошелька' },
      CARD: { mn: 'Хэвлэсэн QR код', en: 'Printed QR code', ru: 'Печатный QR-код' },
      CUSTOMER: { mn: 'Харилцагчийн QR код', en: 'Customer’s QR code', ru: 'QR-код клиента' },
      QPAY: { mn: 'QPay төлбөр', en: 'QPay payment', ru: 'Платёж QPay' },
      FOREIGN: {
        mn: 'Өөр байгууллагын төлбөрийн код',
        en: 'Payment code of somebody else',
        ru: 'Чужой платёжный код',
      },
      UNKNOWN: { mn: 'Танихгүй код', en: 'Unknown code', ru: 'Неизвестный код' },
    },
  },
} satisfies Words;
