import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'customers/log': {
      name: {
        mn: 'Логийн бичлэг |||| Харилцагчийн лог',
        en: 'Log entry |||| Customer log',
        ru: 'Запись журнала |||| Журнал клиента |||| Журнал клиента',
      },
      fields: {
        at: { mn: 'Огноо', en: 'Time', ru: 'Время' },
        event: { mn: 'Үйлдэл', en: 'Event', ru: 'Событие' },
        changedField: { mn: 'Талбар', en: 'Field', ru: 'Поле' },
        from: { mn: 'Өмнөх утга', en: 'Before', ru: 'Было' },
        to: { mn: 'Шинэ утга', en: 'After', ru: 'Стало' },
        origin: { mn: 'Эх үүсвэр', en: 'Origin', ru: 'Источник' },
        source: { mn: 'Холбогдох бичлэг', en: 'Related record', ru: 'Связанная запись' },
        actor: { mn: 'Ажилтан', en: 'Staff member', ru: 'Сотрудник' },
      },
      views: {
        manual: { mn: 'Ажилтны үйлдэл', en: 'By staff', ru: 'Сотрудники' },
        automatic: { mn: 'Системийн үйлдэл', en: 'By the system', ru: 'Система' },
      },
    },
  },
  enums: {
    CustomerEvent: {
      approve_signature: {
        mn: 'Гарын үсэг баталсан',
        en: 'Signature approved',
        ru: 'Подпись одобрена',
      },
      reject_signature: {
        mn: 'Гарын үсгээс татгалзсан',
        en: 'Signature rejected',
        ru: 'Подпись отклонена',
      },
      accept_paper: {
        mn: 'Цаасан дээрх гарын үсэг бүртгэсэн',
        en: 'Approval on paper recorded',
        ru: 'Зарегистрирована подпись на бумаге',
      },
      overrule_approval: {
        mn: 'Автомат зөвшөөрлийг хүчингүй болгосон',
        en: 'Automatic approval overruled',
        ru: 'Автоматическое одобрение отменено',
      },
      overrule_rejection: {
        mn: 'Автомат татгалзлыг хүчингүй болгосон',
        en: 'Automatic rejection overruled',
        ru: 'Автоматический отказ отменён',
      },
      answer_feedback: {
        mn: 'Санал хүсэлтэд хариу өгсөн',
        en: 'Feedback answered',
        ru: 'Дан ответ на отзыв',
      },
      override: {
        mn: 'Автомат хаалтыг түр өөрчилсөн',
        en: 'Automatic hold lifted temporarily',
        ru: 'Автоматическая блокировка временно снята',
      },
      add_relative: {
        mn: 'Гэр бүлийн гишүүн нэмсэн',
        en: 'Family member added',
        ru: 'Добавлен член семьи',
      },
      update_relative: {
        mn: 'Гэр бүлийн гишүүний мэдээлэл засварласан',
        en: 'Family member changed',
        ru: 'Изменены данные члена семьи',
      },
      remove_relative: {
        mn: 'Гэр бүлийн гишүүн хассан',
        en: 'Family member removed',
        ru: 'Удалён член семьи',
      },
      confirm_relative: {
        mn: 'Гэр бүлийн гишүүн баталгаажуулсан',
        en: 'Family member confirmed',
        ru: 'Подтверждён член семьи',
      },
      unconfirm_relative: {
        mn: 'Гэр бүлийн гишүүний баталгаажуулалт цуцалсан',
        en: 'Family member’s confirmation cancelled',
        ru: 'Отменено подтверждение члена семьи',
      },
      add_education: {
        mn: 'Боловсрол бүртгэсэн',
        en: 'Education registered',
        ru: 'Добавлено образование',
      },
      update_education: {
        mn: 'Боловсролын бүртгэл засварласан',
        en: 'Education changed',
        ru: 'Изменено образование',
      },
      set_prime: {
        mn: 'Үндсэн данс сольсон',
        en: 'Primary account changed',
        ru: 'Изменён основной счёт',
      },
      approve_cash_out: {
        mn: 'Хадгаламжийн зарлага баталсан',
        en: 'Cash-out of savings approved',
        ru: 'Одобрено снятие с вклада',
      },
      approve_cancel: {
        mn: 'Хадгаламжийн цуцлалт баталсан',
        en: 'Cancellation of savings approved',
        ru: 'Одобрено расторжение вклада',
      },
      refuse_cancel: {
        mn: 'Хадгаламж цуцлах хүсэлтийг буцаасан',
        en: 'Cancellation of savings refused',
        ru: 'Отклонено расторжение вклада',
      },
      block_saving: { mn: 'Хадгаламж хориглосон', en: 'Savings blocked', ru: 'Вклад заблокирован' },
      unblock_saving: {
        mn: 'Хадгаламжийн хориг авсан',
        en: 'Savings unblocked',
        ru: 'Вклад разблокирован',
      },
      fetch_work: {
        mn: 'Ажил эрхлэлтийн мэдээлэл дахин татсан',
        en: 'Employment data fetched again',
        ru: 'Сведения о работе запрошены снова',
      },
      connect_qr: {
        mn: 'Хэвлэсэн QR код холбосон',
        en: 'Printed QR code connected',
        ru: 'Привязан печатный QR-код',
      },
      disconnect_qr: {
        mn: 'Хэвлэсэн QR код салгасан',
        en: 'Printed QR code disconnected',
        ru: 'Отвязан печатный QR-код',
      },
      create: { mn: 'Бүртгэсэн', en: 'Registered', ru: 'Зарегистрирован' },
      update: { mn: 'Мэдээлэл өөрчилсөн', en: 'Data changed', ru: 'Данные изменены' },
      process: {
        mn: 'Бүртгэлийн код шилжүүлсэн',
        en: 'Process code changed',
        ru: 'Изменён код процесса',
      },
      approve_identity: {
        mn: 'Гараар баталгаажуулсан',
        en: 'Identity approved manually',
        ru: 'Личность подтверждена вручную',
      },
      deny_identity: {
        mn: 'Баталгаажуулахаас татгалзсан',
        en: 'Identity denied',
        ru: 'В подтверждении отказано',
      },
      change_name: { mn: 'Нэр өөрчилсөн', en: 'Name changed', ru: 'Имя изменено' },
      reject_data: { mn: 'Мэдээлэл буцаасан', en: 'Data sent back', ru: 'Данные возвращены' },
      notify: { mn: 'Харилцагчид мэдэгдсэн', en: 'Customer notified', ru: 'Клиент уведомлён' },
      open: { mn: 'Эрх нээсэн', en: 'Access opened', ru: 'Доступ открыт' },
      close: { mn: 'Эрх хаасан', en: 'Access closed', ru: 'Доступ закрыт' },
      reveal: {
        mn: 'Нууцалсан мэдээлэл харсан',
        en: 'Masked data revealed',
        ru: 'Скрытые данные открыты',
      },
      change_level: { mn: 'Түвшин өөрчилсөн', en: 'Level changed', ru: 'Уровень изменён' },
      cancel_contract: { mn: 'Гэрээ цуцалсан', en: 'Contract cancelled', ru: 'Договор расторгнут' },
      check_zms: {
        mn: 'ЗМС-ээс лавласан',
        en: 'Credit registry checked',
        ru: 'Отправлен запрос в кредитный реестр',
      },
      lookup_xyp: {
        mn: 'ХУР-аас лавласан',
        en: 'State registry looked up',
        ru: 'Отправлен запрос в госреестр',
      },
      accept_xyp: {
        mn: 'ХУР-ын мэдээлэл хүлээн авсан',
        en: 'State registry data accepted',
        ru: 'Данные госреестра приняты',
      },
      compute_score: { mn: 'Зээлийн оноо тооцсон', en: 'Score computed', ru: 'Балл рассчитан' },
      guarantee_refused: {
        mn: 'Батлан даагч татгалзсан',
        en: 'The guarantor refused',
        ru: 'Поручитель отказался',
      },
      guarantee_cancelled: {
        mn: 'Батлан даалтыг цуцалсан',
        en: 'Guarantee cancelled',
        ru: 'Поручительство отменено',
      },
      income_approved: { mn: 'Орлого баталсан', en: 'Income approved', ru: 'Доход одобрен' },
      release: { mn: 'Автомат хаалт авсан', en: 'Hold released', ru: 'Блокировка снята системой' },
      answer_zms: {
        mn: 'ЗМС-ээс хариу авсан',
        en: 'Credit registry answer received',
        ru: 'Получен ответ кредитного реестра',
      },
      watch_black: {
        mn: 'Хар жагсаалтад оруулсан',
        en: 'Added to the black list',
        ru: 'Внесён в чёрный список',
      },
      merchant_contract: {
        mn: 'Мерчантын гэрээ хүчинтэй болсон',
        en: 'A merchant’s contract came into force',
        ru: 'Договор мерчанта вступил в силу',
      },
      merchant_cash_out: {
        mn: 'Мерчантад мөнгийг нь төлсөн',
        en: 'Cash-out of the merchant paid',
        ru: 'Вывод средств мерчанту выплачен',
      },
      merchant_cash_out_failed: {
        mn: 'Мерчантын зарлага амжилтгүй болсон',
        en: 'Cash-out of the merchant failed',
        ru: 'Вывод средств мерчанту отклонён',
      },
      watch_grey: {
        mn: 'Саарал жагсаалтад оруулсан',
        en: 'Added to the grey list',
        ru: 'Внесён в серый список',
      },
      watch_approved: {
        mn: 'Саарал жагсаалтын харилцагчтай харилцахыг зөвшөөрсөн',
        en: 'Dealing with a grey-list customer approved',
        ru: 'Согласована работа с клиентом серого списка',
      },
      continue_registration: {
        mn: 'Бүртгэлийг үргэлжлүүлсэн',
        en: 'Registration continued',
        ru: 'Регистрация продолжена',
      },
      clear_suspicion: {
        mn: 'Сэжгийг тодруулсан',
        en: 'Suspicion cleared',
        ru: 'Подозрение снято',
      },
      correct_regnum: {
        mn: 'Регистрийн дугаар зассан',
        en: 'Register number corrected',
        ru: 'Регистрационный номер исправлен',
      },
      change_company: {
        mn: 'Байгууллагын нэр, дугаар зассан',
        en: 'Company name or number changed',
        ru: 'Название или номер организации изменены',
      },
      delete_erroneous: {
        mn: 'Алдаатай бүртгэлийг устгасан',
        en: 'Erroneous record deleted',
        ru: 'Ошибочная запись удалена',
      },
      watch_off: {
        mn: 'Хар, саарал жагсаалтаас хассан',
        en: 'Removed from the list',
        ru: 'Исключён из списка',
      },
      delete_customer: { mn: 'Харилцагч устгасан', en: 'Customer deleted', ru: 'Клиент удалён' },
    },
  },
} satisfies Words;
