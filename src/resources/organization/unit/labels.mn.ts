/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    unit_in_use:
      'Ашиглагдаж байна: доод нэгж %{children}, салбар %{branches}, ажилтан %{people}. Эхлээд тэдгээрийг шилжүүлнэ үү.',
    unit_employees:
      'Энэ нэгжид бүртгэлтэй ажилтан: %{employees}. Эхлээд тэднийг өөр нэгжид шилжүүлнэ үү.',
    unit_parent_removed: 'Харьяалах нэгж хасагдсан байна. Эхлээд түүнийг сэргээнэ үү.',
  },
  resources: {
    'org-unit': {
      name: 'Нэгж |||| Нэгжүүд',
      fields: {
        parentId: 'Харьяалах нэгж',
        viewOrder: 'Байрлах дараалал',
        children: 'Доод нэгж',
        branches: 'Салбар',
        people: 'Ажилтны тоо',
        employees: 'Бүртгэлтэй ажилтан',
      },
      sections: {
        general: 'Үндсэн мэдээлэл',
      },
      actions: {
        move: 'Байрыг өөрчлөх',
        remove: 'Бүтцээс хасах',
        restore: 'Бүтцэд сэргээх',
      },
    },
  },
  organization: {
    unit: {
      tree: 'Байгууллагын бүтэц',
      help: 'Сумаар хөдөлж, Alt + сумаар эсвэл чирж байрлалыг өөрчилнө. Баруун сум дээд талын нэгжид оруулж, зүүн сум гаргана.',
      moved: '%{name}: «%{parent}» дотор %{place}-р байранд орлоо.',
      moved_top: '%{name}: дээд түвшний %{place}-р байранд орлоо.',
      counts: 'Салбар %{branches} · Ажилтан %{people}',
      removed: 'Бүтцээс хассан нэгжүүд',
      own_part: 'Нэгжийг өөрт нь эсвэл өөрийнх нь доод нэгжид оруулах боломжгүй.',
      gone: 'Энэ нэгж бүтцээс хасагдсан байна.',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/unit': typeof labels;
  }
}
