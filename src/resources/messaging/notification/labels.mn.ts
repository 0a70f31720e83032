/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    notification: {
      name: 'Мэдэгдэл |||| Мэдэгдлүүд',
      fields: {
        body: 'Агуулга',
        receiver: 'Хүлээн авагч',
        customerId: 'Харилцагч',
        audience: 'Харагдац',
        startsAt: 'Илгээж эхлэх',
        isApp: 'Аппаар',
        isMail: 'И-мэйлээр',
        total: 'Илгээх ёстой',
        sent: 'Илгээсэн',
        failed: 'Илгээгдээгүй',
        waiting: 'Хүлээгдэж байгаа',
        received: 'Хүлээн авсан',
        seen: 'Үзсэн',
        finishedAt: 'Илгээж дууссан',
        createdAt: 'Баталгаажуулсан огноо',
        createdBy: 'Илгээсэн ажилтан',
      },
      sections: {
        message: 'Мэдэгдэл',
        receivers: 'Хэнд, хэзээ',
      },
      views: {
        CUSTOMER: 'Нэг харилцагчид',
        AUDIENCE: 'Харагдацаар',
        ALL: 'Бүх харилцагчид',
        under_way: 'Илгээж байгаа',
      },
      actions: { stop_sending: 'Илгээлтийг зогсоох' },
    },
  },
  messaging: {
    notification: {
      send: 'Илгээх',
      send_to: '%{count} хүлээн авагчид илгээх',
      preview_help: 'Утасны мэдэгдлийн самбарт ингэж харагдана.',
      app: 'Өртөө',
      now: 'одоо',
      no_title: 'Гарчиг',
      no_body: 'Мэдэгдлийн агуулга',
      choose_receiver: 'Хүлээн авагчаа сонгоно уу.',
      counting: 'Хүлээн авагчийг тоолж байна.',
      not_counted: 'Хүлээн авагчийг тоолж чадсангүй, тиймээс илгээх боломжгүй.',
      nobody: 'Хүлээн авах харилцагч алга.',
      locked: 'Бүх харилцагчид дөнгөж илгээсэн. %{time} хүртэл дахин илгээх боломжгүй.',
      no_lists: 'Харилцагч, зээлийн жагсаалт үзэх эрхгүй тул сонгох харагдац алга.',
      begins: 'Илгээж эхлэх',
      at_once: 'Баталгаажуулмагц',
      channels: 'Суваг',
      received_of: 'Хүлээн авсан: илгээснийх нь %{percent}%',
      seen_of: 'Үзсэн: хүлээн авснаас %{percent}%',
      result: 'Үр дүн',
      done: '%{name}: %{count} хүлээн авагч',
      earlier: {
        accepted: '“%{name}” мэдэгдлийг өмнө нь хүлээж авсан. Дахин илгээх шаардлагагүй.',
        not_accepted:
          'Өмнөх мэдэгдэл илгээгдээгүй. Бичсэн зүйл тань ноорогт байгаа бол дахин илгээж болно.',
        asking: 'Өмнөх мэдэгдэл юу болсныг шалгаж байна.',
        unknown: 'Өмнөх мэдэгдэл юу болсныг мэдэж чадсангүй.',
        open: 'Нээх',
        ask_again: 'Дахин шалгах',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/notification': typeof labels;
  }
}
