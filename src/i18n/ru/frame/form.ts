import type { Same } from '../../Same';
import type { form as mn } from '../../mn/frame/form';

/** Forms and drafts. */
export const form = {
  form: {
    saved: 'Сохранено: %{name}.',
    changed:
      'Изменено %{smart_count} поле |||| Изменено %{smart_count} поля |||| Изменено %{smart_count} полей',
    draft_restored: 'Восстановлен несохранённый черновик (%{time}).',
    draft_incomplete:
      'Регистрационные номера, файлы и подобные данные в черновик не входят: введите их снова.',
    draft_discard: 'Удалить черновик',
  },
} satisfies Same<typeof mn>;
