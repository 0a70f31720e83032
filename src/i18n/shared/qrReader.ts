import type { Words } from '../words';

/** Texts: QR codes that are read with the camera, in every area that does so. */
export const qrReader = {
  camera: {
    none: {
      mn: 'Дугаар эсвэл утгыг нь гараар бичнэ үү.',
      en: 'Enter the number or the text.',
      ru: 'Введите номер или содержимое вручную.',
    },
    denied: {
      mn: 'Камер ашиглахыг зөвшөөрөөгүй байна. Хөтчийн тохиргоог шалгах эсвэл дугаарыг гараар бичнэ үү.',
      en: 'Camera use is not allowed. Check the browser settings or enter the number.',
      ru: 'Использование камеры запрещено. Проверьте настройки браузера или введите номер вручную.',
    },
    busy: {
      mn: 'Камерыг өөр програм ашиглаж байна. Хаагаад дахин оролдоно уу.',
      en: 'Another program is using the camera. Close it and try again.',
      ru: 'Камеру использует другая программа. Закройте её и повторите.',
    },
    picture: { mn: 'Камерын дүрс', en: 'Camera image', ru: 'Изображение с камеры' },
    hint: {
      mn: 'QR кодыг камерын өмнө барина уу.',
      en: 'Hold the QR code in front of the camera.',
      ru: 'Поднесите QR-код к камере.',
    },
    close: { mn: 'Камер хаах', en: 'Close the camera', ru: 'Закрыть камеру' },
  },
} satisfies Words;
