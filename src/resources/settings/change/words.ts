import type { Words } from '../../../i18n/words';

export const words = {
  enums: {
    SettingChangeState: {
      WAITING: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидает' },
      IN_FORCE: { mn: 'Хүчинтэй болсон', en: 'Put in force', ru: 'Введено в действие' },
      REFUSED: { mn: 'Татгалзсан', en: 'Refused', ru: 'Отклонено' },
      WITHDRAWN: { mn: 'Татсан', en: 'Withdrawn', ru: 'Отозвано' },
      REPLACED: { mn: 'Дараагийн хүсэлтээр солигдсон', en: 'Replaced', ru: 'Заменено' },
    },
  },
  actionBlocks: {
    change_not_own: {
      mn: 'Хүсэлт гаргасан хүн өөрөө татна.',
      en: 'Only who asked for it takes it back.',
      ru: 'Отзывает только тот, кто запросил.',
    },
    change_overtaken: {
      mn: 'Өөрчлөх хүсэлт гаргаснаас хойш одоогийн утга нь өөрчлөгдсөн байна.',
      en: 'What holds now has changed since the change was asked for.',
      ru: 'С момента запроса действующее значение изменилось.',
    },
  },
  settingChange: {
    waits: {
      mn: 'Өөр хүний баталгаа хүлээж буй өөрчлөлт',
      en: 'A change waits for another person',
      ru: 'Изменение ожидает другого сотрудника',
    },
    difference: { mn: 'Юу өөрчлөгдөх', en: 'What it changes', ru: 'Что изменится' },
    last_month: {
      mn: 'Сүүлийн 30 хоногт байсан бол',
      en: 'Had it held for the last 30 days',
      ru: 'Если бы действовало последние 30 дней',
    },
    without: {
      untraced: {
        mn: 'Энэ тохиргооноос болж хийгдээгүй үйлдэл ул мөр үлдээгээгүй тул тооцох боломжгүй.',
        en: 'It cannot be worked out: what was not done because of this setting has left no trace.',
        ru: 'Рассчитать нельзя: то, что не было сделано из-за этой настройки, не оставило следа.',
      },
      moved_on: {
        mn: 'Тухайн үеийн үлдэгдэл, хугацаа, төлөв өөрчлөгдсөн тул дахин тооцох боломжгүй.',
        en: 'It cannot be worked out: the balances, days and states of that time have changed since.',
        ru: 'Рассчитать нельзя: остатки, сроки и состояния с тех пор изменились.',
      },
      machine: {
        mn: 'Зөвхөн систем хэзээ ажиллахыг заадаг тул өөрчлөгдөх шийдвэр байхгүй.',
        en: 'It only says when the system does its work: no decision would have been another one.',
        ru: 'Определяет лишь, когда работает система: ни одно решение не было бы иным.',
      },
      unused: {
        mn: 'Энэ шатлалаар шимтгэл авсан гүйлгээ байхгүй.',
        en: 'No transaction has cost a fee by this ladder.',
        ru: 'По этой шкале комиссий ни с одной операции не брали.',
      },
    },
    of: { mn: '%{count} / %{of}', en: '%{count} of %{of}', ru: '%{count} из %{of}' },
    made: { mn: 'Шинээр бүртгэх', en: 'A new record', ru: 'Новая запись' },
    removed: { mn: 'Бүртгэлээс устгах', en: 'The record is removed', ru: 'Запись удаляется' },
    told: {
      waits: {
        mn: 'Таны баталгаа хүлээж буй өөрчлөлт',
        en: 'A change waits for you',
        ru: 'Изменение ожидает вас',
      },
      decided: {
        mn: 'Таны хүссэн өөрчлөлтийг шийдвэрлэсэн',
        en: 'The change that you asked for is decided',
        ru: 'По вашему изменению принято решение',
      },
    },
    effects: {
      asks_second: {
        mn: 'Хоёр дахь хүн шаардах байсан бичилт: %{field}',
        en: 'Would have asked for a second person: %{field}',
        ru: 'Потребовали бы второго человека: %{field}',
      },
      passes: {
        mn: 'Шаардлага хангах байсан хүсэлт',
        en: 'Requests that would have passed',
        ru: 'Заявки, которые прошли бы',
      },
      sent: {
        mn: 'Энэ загвараар илгээсэн мессеж',
        en: 'Messages that went out by it',
        ru: 'Отправлено по этому шаблону',
      },
      fees: {
        mn: 'Авах байсан шимтгэл, ₮',
        en: 'Fees that would have been taken, ₮',
        ru: 'Комиссии, которые были бы взяты, ₮',
      },
      amounts: { mn: '%{field}: нийт дүн, ₮', en: '%{field}: sum, ₮', ru: '%{field}: сумма, ₮' },
      fits: {
        mn: '%{field}: хангах байсан',
        en: '%{field}: would have met it',
        ru: '%{field}: соответствовали бы',
      },
      caught: {
        mn: '%{field}: хамрагдах байсан',
        en: '%{field}: would have fallen under it',
        ru: '%{field}: попали бы под это',
      },
      caps: {
        mn: 'Зээлийн дээд хэмжээ, нийт, ₮',
        en: 'Most that would have been lent, together, ₮',
        ru: 'Наибольшие суммы займов, всего, ₮',
      },
      within_cap: {
        mn: 'Дээд хэмжээнд багтах байсан хүсэлт',
        en: 'Requests within what may be lent',
        ru: 'Заявки в пределах наибольшей суммы',
      },
      points: {
        mn: 'Олгох байсан оноо',
        en: 'Points that tests would have brought',
        ru: 'Баллы, которые принесли бы тесты',
      },
      passed: {
        mn: 'Тэнцэх байсан тест',
        en: 'Tests that would have been passed',
        ru: 'Тесты, которые были бы сданы',
      },
      written: {
        mn: 'Тооцох байсан орлого, ₮',
        en: 'Income that would have counted, ₮',
        ru: 'Доход, который был бы учтён, ₮',
      },
    },
  },
  resources: {
    'settings/changes': {
      name: {
        mn: 'Тохиргооны өөрчлөлт |||| Тохиргооны өөрчлөлт',
        en: 'Change of settings |||| Changes of settings',
        ru: 'Изменение настроек |||| Изменения настроек |||| Изменения настроек',
      },
      fields: {
        what: { mn: 'Өөрчлөлт', en: 'Change', ru: 'Изменение' },
        record: { mn: 'Юуг өөрчлөх', en: 'What is changed', ru: 'Что меняется' },
        recordName: { mn: 'Нэр', en: 'Name', ru: 'Название' },
        before: { mn: 'Одоо', en: 'Now', ru: 'Сейчас' },
        after: { mn: 'Болох', en: 'Afterwards', ru: 'Станет' },
        createdBy: { mn: 'Хүсэлт гаргасан', en: 'Asked for by', ru: 'Запросил' },
        createdAt: { mn: 'Хүсэлт гаргасан огноо', en: 'Asked for at', ru: 'Запрошено' },
        decidedBy: { mn: 'Шийдвэрлэсэн', en: 'Decided by', ru: 'Решил' },
        decidedAt: { mn: 'Шийдвэрлэсэн огноо', en: 'Decided at', ru: 'Решено' },
      },
      views: {
        waiting: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидают' },
        in_force: { mn: 'Хүчинтэй болсон', en: 'Put in force', ru: 'Введены в действие' },
      },
      actions: {
        put_in_force: { mn: 'Хүчинтэй болгох', en: 'Put in force', ru: 'Ввести в действие' },
        refuse_change: {
          mn: 'Өөрчлөлтөөс татгалзах',
          en: 'Refuse the change',
          ru: 'Отклонить изменение',
        },
        withdraw_change: { mn: 'Хүсэлтээ татах', en: 'Withdraw it', ru: 'Отозвать' },
      },
      events: {
        create: { mn: 'Өөрчлөх хүсэлт гаргасан', en: 'Change asked for', ru: 'Запрошено' },
        replaced: {
          mn: 'Дараагийн хүсэлтээр солигдсон',
          en: 'Replaced by another one',
          ru: 'Заменено другим запросом',
        },
      },
    },
  },
} satisfies Words;
