import type { Words } from '../../../i18n/words';

export const words = {
  people: {
    family: {
      title: { mn: 'Гэр бүлийн гишүүд', en: 'Family members', ru: 'Члены семьи' },
      count: {
        mn: 'Баталгаажсан: %{confirmed} (доод тал нь %{required})',
        en: 'Confirmed: %{confirmed}/%{required}',
        ru: 'Подтверждено: %{confirmed}/%{required}',
      },
      none: {
        mn: 'Гэр бүлийн гишүүн бүртгээгүй байна.',
        en: 'No family members are registered.',
        ru: 'Члены семьи не указаны.',
      },
      edit: {
        mn: 'Гэр бүлийн гишүүн засварлах',
        en: 'Edit family member',
        ru: 'Изменить данные члена семьи',
      },
      remove: {
        mn: 'Гэр бүлийн гишүүн хасах',
        en: 'Remove family member',
        ru: 'Удалить члена семьи',
      },
      remove_text: {
        mn: 'Баталгаажсан гишүүний тоо цөөрвөл гэрээ байгуулах боломжгүй болж магадгүй.',
        en: 'With fewer confirmed members a contract may no longer be possible.',
        ru: 'Если подтверждённых членов семьи станет меньше, заключить договор может быть невозможно.',
      },
      own_phone: {
        mn: 'Харилцагчийн өөрийн утас байна. Гишүүний утсыг оруулна уу.',
        en: 'This is the customer’s own phone. Enter the family member’s phone.',
        ru: 'Это телефон самого клиента. Укажите телефон члена семьи.',
      },
      own_person: {
        mn: 'Харилцагч өөрөө гэр бүлийн гишүүн болохгүй.',
        en: 'A customer cannot be their own family member.',
        ru: 'Клиента нельзя указать членом его же семьи.',
      },
      shared_phone: {
        mn: 'Нэг утас хэд хэдэн гишүүнд бүртгэгдсэн байна: %{names}.',
        en: 'Several members have the same phone: %{names}.',
        ru: 'Один телефон указан у нескольких членов семьи: %{names}.',
      },
      spouse_twice: {
        mn: 'Эхнэр, нөхөр аль хэдийн бүртгэгдсэн байна.',
        en: 'A husband or wife is registered already.',
        ru: 'Супруг или супруга уже зарегистрированы.',
      },
      maybe_shared: {
        mn: 'Энэ утас өөр гишүүний утастай давхцаж магадгүй: %{name}.',
        en: 'Another member may have the same phone: %{name}.',
        ru: 'Возможно, тот же телефон у другого члена семьи: %{name}.',
      },
      unconfirms: {
        mn: 'Утас солиход баталгаажуулалт хүчингүй болно.',
        en: 'Changing the phone cancels the confirmation.',
        ru: 'При смене телефона подтверждение снимается.',
      },
    },
  },
  resources: {
    family_relation: {
      name: {
        mn: 'Гэр бүлийн гишүүн |||| Гэр бүлийн гишүүд',
        en: 'Family member |||| Family members',
        ru: 'Член семьи |||| Члены семьи |||| Члены семьи',
      },
      fields: {
        type: { mn: 'Хамаарал', en: 'Relation', ru: 'Степень родства' },
        confirmed: { mn: 'Баталгаажсан эсэх', en: 'Confirmed', ru: 'Подтверждено' },
        confirmedBy: { mn: 'Баталгаажуулсан', en: 'Confirmed by', ru: 'Подтвердил' },
        confirmedAt: { mn: 'Баталгаажсан огноо', en: 'Confirmed at', ru: 'Дата подтверждения' },
        callNote: {
          mn: 'Ярианы тэмдэглэл',
          en: 'What was said on the call',
          ru: 'Запись разговора',
        },
        phoneBy: { mn: 'Утас оруулсан', en: 'Phone entered by', ru: 'Телефон внёс' },
        isPhoneShared: {
          mn: 'Утас давхардсан эсэх',
          en: 'Shared phone',
          ru: 'Телефон повторяется',
        },
      },
      sections: {
        relative: { mn: 'Гишүүний мэдээлэл', en: 'Family member', ru: 'Член семьи' },
      },
      actions: {
        confirm: { mn: 'Баталгаажуулах', en: 'Confirm', ru: 'Подтвердить' },
        unconfirm: {
          mn: 'Баталгаажуулалт цуцлах',
          en: 'Cancel confirmation',
          ru: 'Отменить подтверждение',
        },
      },
    },
  },
  enums: {
    RelativeState: {
      UNCONFIRMED: { mn: 'Баталгаажаагүй', en: 'Not confirmed', ru: 'Не подтверждён' },
      CONFIRMED: { mn: 'Баталгаажсан', en: 'Confirmed', ru: 'Подтверждён' },
    },
  },
} satisfies Words;
