/** Mongolian texts: what belongs to this folder. */
export const labels = {
  users: {
    temporary_help: 'Түр нууц үгийг дараагийн нэвтрэлтээр заавал солино.',
    own_account: 'Өөрийн бүртгэлийг устгах боломжгүй.',
    own_role: 'Өөрийн эрхийг хасах боломжгүй.',
    roles_help: 'Эрхийн өөрчлөлт дараагийн нэвтрэлтийн шинэчлэлээс эхлэн үйлчилнэ.',
    held: 'Олгосон',
    account: 'Бүртгэл',
    gone: 'Устгагдана',
    delete_help: 'Бүртгэл бүрмөсөн устана. Түр хаах бол засах цонхоор идэвхгүй болгоно уу.',
    effective_permissions: 'Хүчинтэй зөвшөөрлүүд (%{smart_count})',
    no_permissions: 'Зөвшөөрөл байхгүй.',
    login_attempts: 'Нэвтрэх оролдлогууд',
  },
  resources: {
    users: {
      name: 'Хэрэглэгч |||| Хэрэглэгчид',
      fields: {
        loginName: 'Нэвтрэх нэр',
        emailVerified: 'И-мэйл баталгаажсан эсэх',
        password: 'Нууц үг',
        passwordConfirmation: 'Нууц үг давтах',
        temporaryPassword: 'Түр нууц үг',
        role: 'Эрх',
        enabled: 'Идэвхтэй эсэх',
        roles: 'Эрхүүд',
        lastLogin: 'Сүүлд нэвтэрсэн',
      },
      sections: { account: 'Бүртгэл' },
      actions: {
        password: 'Нууц үг сольсон',
        'add-role': 'Эрх нэмсэн',
        'remove-role': 'Эрх хассан',
        'position-role': 'Албан тушаалын дагуу эрх өөрчилсөн',
      },
    },
    logged_in_user: {
      name: 'Нэвтэрсэн хэрэглэгч |||| Нэвтэрсэн хэрэглэгч',
      fields: {
        name: 'Нэвтрэх нэр',
        tenantAlias: 'Тенантын товчлол',
        roles: 'Эрхүүд',
        permissions: 'Зөвшөөрлүүд',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'users/user': typeof labels;
  }
}
