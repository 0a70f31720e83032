import type { Words } from '../../../i18n/words';

export const words = {
  actionBlocks: {
    unit_in_use: {
      mn: 'Ашиглагдаж байна: доод нэгж %{children}, салбар %{branches}, ажилтан %{people}. Эхлээд тэдгээрийг шилжүүлнэ үү.',
      en: 'It is in use: %{children} units under it, %{branches} branches, %{people} people. Move those first.',
      ru: 'Используется: подчинённых подразделений %{children}, филиалов %{branches}, сотрудников %{people}. Сначала переместите их.',
    },
    unit_employees: {
      mn: 'Энэ нэгжид бүртгэлтэй ажилтан: %{employees}. Эхлээд тэднийг өөр нэгжид шилжүүлнэ үү.',
      en: 'Employees of this unit: %{employees}. Move them to another unit first.',
      ru: 'Сотрудников в подразделении: %{employees}. Сначала переведите их.',
    },
    unit_parent_removed: {
      mn: 'Харьяалах нэгж хасагдсан байна. Эхлээд түүнийг сэргээнэ үү.',
      en: 'The unit above was taken out. Put that one back first.',
      ru: 'Вышестоящее подразделение исключено. Сначала восстановите его.',
    },
  },
  resources: {
    'org-unit': {
      name: {
        mn: 'Нэгж |||| Нэгжүүд',
        en: 'Unit |||| Units',
        ru: 'Подразделение |||| Подразделения |||| Подразделения',
      },
      fields: {
        parentId: { mn: 'Харьяалах нэгж', en: 'Parent unit', ru: 'Вышестоящее подразделение' },
        viewOrder: { mn: 'Байрлах дараалал', en: 'Place', ru: 'Место' },
        children: { mn: 'Доод нэгж', en: 'Units under it', ru: 'Подчинённые подразделения' },
        branches: { mn: 'Салбар', en: 'Branches', ru: 'Филиалы' },
        people: { mn: 'Ажилтны тоо', en: 'People', ru: 'Сотрудники' },
        employees: { mn: 'Бүртгэлтэй ажилтан', en: 'Employees', ru: 'Сотрудников' },
      },
      sections: {
        general: { mn: 'Үндсэн мэдээлэл', en: 'General', ru: 'Основное' },
      },
      actions: {
        move: { mn: 'Байрыг өөрчлөх', en: 'Move', ru: 'Переместить' },
        remove: { mn: 'Бүтцээс хасах', en: 'Take out', ru: 'Исключить' },
        restore: { mn: 'Бүтцэд сэргээх', en: 'Put back', ru: 'Восстановить' },
      },
      events: {
        remove: { mn: 'Бүтцээс хассан', en: 'Taken out', ru: 'Исключено из структуры' },
        restore: { mn: 'Бүтцэд сэргээсэн', en: 'Put back', ru: 'Восстановлено в структуре' },
        move: { mn: 'Байрыг өөрчилсөн', en: 'Moved', ru: 'Перемещено' },
      },
    },
  },
  organization: {
    unit: {
      tree: {
        mn: 'Байгууллагын бүтэц',
        en: 'Structure of the organisation',
        ru: 'Структура организации',
      },
      help: {
        mn: 'Сумаар хөдөлж, Alt + сумаар эсвэл чирж байрлалыг өөрчилнө. Баруун сум дээд талын нэгжид оруулж, зүүн сум гаргана.',
        en: 'Walk with the arrow keys; move with Alt and the arrow keys or by dragging. Right puts it under the unit above, left takes it out.',
        ru: 'Стрелки — переход, Alt + стрелки или перетаскивание — перемещение. Вправо — внутрь подразделения выше, влево — наружу.',
      },
      moved: {
        mn: '%{name}: «%{parent}» дотор %{place}-р байранд орлоо.',
        en: '%{name}: now under “%{parent}”, place %{place}.',
        ru: '%{name}: теперь в «%{parent}», место %{place}.',
      },
      moved_top: {
        mn: '%{name}: дээд түвшний %{place}-р байранд орлоо.',
        en: '%{name}: now at the top, place %{place}.',
        ru: '%{name}: теперь на верхнем уровне, место %{place}.',
      },
      counts: {
        mn: 'Салбар %{branches} · Ажилтан %{people}',
        en: '%{branches} branches · %{people} people',
        ru: 'Филиалов: %{branches} · Сотрудников: %{people}',
      },
      removed: {
        mn: 'Бүтцээс хассан нэгжүүд',
        en: 'Units that were taken out',
        ru: 'Исключённые подразделения',
      },
      own_part: {
        mn: 'Нэгжийг өөрт нь эсвэл өөрийнх нь доод нэгжид оруулах боломжгүй.',
        en: 'A unit cannot be put under itself or what is under it.',
        ru: 'Подразделение нельзя поместить в себя или в подчинённое ему.',
      },
      gone: {
        mn: 'Энэ нэгж бүтцээс хасагдсан байна.',
        en: 'This unit was taken out.',
        ru: 'Это подразделение исключено.',
      },
    },
  },
} satisfies Words;
