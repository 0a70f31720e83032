/** Mongolian texts: what belongs to this folder. */
export const labels = {
  people: {
    family: {
      title: 'Гэр бүлийн гишүүд',
      count: 'Баталгаажсан: %{confirmed} (доод тал нь %{required})',
      none: 'Гэр бүлийн гишүүн бүртгээгүй байна.',
      edit: 'Гэр бүлийн гишүүн засварлах',
      remove: 'Гэр бүлийн гишүүн хасах',
      remove_text: 'Баталгаажсан гишүүний тоо цөөрвөл гэрээ байгуулах боломжгүй болж магадгүй.',
      own_phone: 'Харилцагчийн өөрийн утас байна. Гишүүний утсыг оруулна уу.',
      own_person: 'Харилцагч өөрөө гэр бүлийн гишүүн болохгүй.',
      shared_phone: 'Нэг утас хэд хэдэн гишүүнд бүртгэгдсэн байна: %{names}.',
      spouse_twice: 'Эхнэр, нөхөр аль хэдийн бүртгэгдсэн байна.',
      maybe_shared: 'Энэ утас өөр гишүүний утастай давхцаж магадгүй: %{name}.',
      unconfirms: 'Утас солиход баталгаажуулалт хүчингүй болно.',
    },
  },
  resources: {
    family_relation: {
      name: 'Гэр бүлийн гишүүн |||| Гэр бүлийн гишүүд',
      fields: {
        customerId: 'Харилцагч',
        type: 'Хамаарал',
        confirmed: 'Баталгаажсан эсэх',
        confirmedBy: 'Баталгаажуулсан',
        confirmedAt: 'Баталгаажсан огноо',
        callNote: 'Ярианы тэмдэглэл',
        phoneBy: 'Утас оруулсан',
        isPhoneShared: 'Утас давхардсан эсэх',
      },
      sections: { relative: 'Гишүүний мэдээлэл' },
      actions: { confirm: 'Баталгаажуулах', unconfirm: 'Баталгаажуулалт цуцлах' },
    },
  },
  enums: { RelativeState: { UNCONFIRMED: 'Баталгаажаагүй', CONFIRMED: 'Баталгаажсан' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/family-relation': typeof labels;
  }
}
