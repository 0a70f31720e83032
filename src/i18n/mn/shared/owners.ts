/** Mongolian texts: how the bank's name of an account's owner compares with ours. */
export const ownerEnums = {
  OwnerMatch: { SAME: 'Нэр таарсан', CLOSE: 'Нэр ойролцоо', DIFFERENT: 'Нэр зөрсөн' },
};
