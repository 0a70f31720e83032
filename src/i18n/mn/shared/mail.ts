/** Mongolian texts: types of mails, wherever mails are listed or written. */
export const mailEnums = {
  EmailType: {
    1: 'Нууц үг солих',
    2: 'Баталгаажуулах код',
    100: 'Вэбээс илгээсэн',
    6000: 'Улайсан данс',
    6100: 'Бүртгэгдээгүй зарлага',
    7000: 'Татгалзсан гэрээ',
    8000: 'Сэжигтэй шилжүүлэг',
  },
};
