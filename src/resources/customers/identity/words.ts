import type { Words } from '../../../i18n/words';

export const words = {
  identity: {
    desk: { mn: 'Иргэний баталгаажуулалт', en: 'Identity verification', ru: 'Проверка личности' },
    images: {
      selfie: { mn: 'Сельфи', en: 'Selfie', ru: 'Селфи' },
      front: {
        mn: 'Үнэмлэхний нүүр тал',
        en: 'ID card, front',
        ru: 'Удостоверение, лицевая сторона',
      },
      back: { mn: 'Үнэмлэхний ар тал', en: 'ID card, back', ru: 'Удостоверение, обратная сторона' },
      xyp: { mn: 'ХУР-ын цээж зураг', en: 'State registry photo', ru: 'Фото из госреестра' },
    },
    alt: { mn: '%{label}: %{name}', en: '%{label}: %{name}', ru: '%{label}: %{name}' },
    no_image: { mn: 'Илгээгээгүй байна.', en: 'Not sent.', ru: 'Не отправлено.' },
    no_xyp: {
      mn: 'ХУР-аас лавлаагүй тул зураг алга.',
      en: 'The state registry has not been looked up, so there is no photo.',
      ru: 'Запроса в госреестр не было, поэтому фото нет.',
    },
    nothing_sent: {
      mn: 'Харилцагч зураг илгээгээгүй байна.',
      en: 'The customer has not sent any photos yet.',
      ru: 'Клиент ещё не отправил фото.',
    },
    attempts: { mn: 'Оролдлого', en: 'Attempts', ru: 'Попытки' },
    submitted: { mn: 'Илгээсэн', en: 'Sent', ru: 'Отправлено' },
    likeness: { mn: 'Царайны төстэй байдал', en: 'Face similarity', ru: 'Сходство лиц' },
    expires: { mn: 'Үнэмлэхний хүчинтэй хугацаа', en: 'Card valid until', ru: 'Срок действия' },
    expired: { mn: 'Хугацаа дууссан', en: 'Expired', ru: 'Истёк' },
    compared: { mn: 'Үнэмлэх ба бүртгэл', en: 'Card and record', ru: 'Удостоверение и запись' },
    on_card: { mn: 'Үнэмлэхэд', en: 'On the card', ru: 'В удостоверении' },
    on_record: { mn: 'Бүртгэлд', en: 'On the record', ru: 'В записи' },
    agrees: { mn: 'Таарсан', en: 'Matches', ru: 'Совпадает' },
    differs: { mn: 'Зөрүүтэй', en: 'Differs', ru: 'Расходится' },
    decision: { mn: 'Шийдвэр', en: 'Decision', ru: 'Решение' },
    keys: {
      mn: 'A – баталгаажуулах, R – татгалзах. Зураг дээр: + − 0 томруулах, T эргүүлэх.',
      en: 'A – approve, R – deny. On a photo: + − 0 zoom, T rotate.',
      ru: 'A — подтвердить, R — отказать. На фото: + − 0 масштаб, T поворот.',
    },
    last_code: { mn: 'Сүүлд татгалзсан', en: 'Last denial', ru: 'Последний отказ' },
    next_waiting: {
      mn: 'Дараагийн хүлээгдэж буй',
      en: 'Next in the queue',
      ru: 'Следующий в очереди',
    },
    waiting_all: { mn: 'Бүгдийг харах', en: 'View all', ru: 'Показать всех' },
    messages: {
      approved: {
        mn: 'Таны бүртгэл баталгаажлаа.',
        en: 'Your identity is verified.',
        ru: 'Ваша личность подтверждена.',
      },
    },
  },
} satisfies Words;
