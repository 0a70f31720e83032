/** Forms and drafts. */
export const form = {
  form: {
    saved: 'Хадгаллаа: %{name}.',
    changed: '%{smart_count} талбар өөрчлөгдсөн',
    draft_restored: 'Хадгалаагүй ноорог сэргээгдлээ (%{time}).',
    draft_incomplete: 'Регистр, файл зэрэг нууц утга ноорогт хадгалагдаагүй тул дахин оруулна уу.',
    draft_discard: 'Ноорог хаях',
  },
};
