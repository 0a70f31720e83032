export const confirm = {
  confirm: {
    leave_unsaved: 'Өөрчлөлт хадгалагдаагүй байна. Хуудаснаас гарах уу?',
    contract_create: 'Гэрээ байгуулах уу?',
    mass_notification: 'Мэдэгдлийг бүх харилцагчид илгээх үү?',
  },
};
