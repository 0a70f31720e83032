/** Texts of the users' dialogs and pages. */
export const userPages = {
  temporary_help: 'Түр нууц үгийг дараагийн нэвтрэлтээр заавал солино.',
  own_account: 'Өөрийн бүртгэлийг устгах боломжгүй.',
  own_role: 'Өөрийн эрхийг хасах боломжгүй.',
  password_changed: 'Нууц үг солигдлоо: %{name}.',
  roles_help: 'Эрхийн өөрчлөлт дараагийн нэвтрэлтийн шинэчлэлээс эхлэн үйлчилнэ.',
  held: 'Олгосон',
  account: 'Бүртгэл',
  gone: 'Устгагдана',
  deleted: 'Устгалаа: %{name}.',
  delete_help: 'Бүртгэл бүрмөсөн устана. Түр хаах бол засах цонхоор идэвхгүй болгоно уу.',
  effective_permissions: 'Хүчинтэй зөвшөөрлүүд (%{smart_count})',
  no_permissions: 'Зөвшөөрөл байхгүй.',
};
