/** Mongolian texts: what belongs to this folder. */
export const labels = {
  identity: {
    desk: 'Иргэний баталгаажуулалт',
    images: {
      selfie: 'Сельфи',
      front: 'Үнэмлэхний нүүр тал',
      back: 'Үнэмлэхний ар тал',
      xyp: 'ХУР-ын цээж зураг',
    },
    alt: '%{label}: %{name}',
    no_image: 'Илгээгээгүй байна.',
    no_xyp: 'ХУР-аас лавлаагүй тул зураг алга.',
    nothing_sent: 'Харилцагч зураг илгээгээгүй байна.',
    attempts: 'Оролдлого',
    submitted: 'Илгээсэн',
    likeness: 'Царайны төстэй байдал',
    expires: 'Үнэмлэхний хүчинтэй хугацаа',
    expired: 'Хугацаа дууссан',
    compared: 'Үнэмлэх ба бүртгэл',
    on_card: 'Үнэмлэхэд',
    on_record: 'Бүртгэлд',
    agrees: 'Таарсан',
    differs: 'Зөрүүтэй',
    decision: 'Шийдвэр',
    keys: 'A – баталгаажуулах, R – татгалзах. Зураг дээр: + − 0 томруулах, T эргүүлэх.',
    last_code: 'Сүүлд татгалзсан',
    next_waiting: 'Дараагийн хүлээгдэж буй',
    waiting_all: 'Бүгдийг харах',
    messages: { approved: 'Таны бүртгэл баталгаажлаа.' },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/identity': typeof labels;
  }
}
