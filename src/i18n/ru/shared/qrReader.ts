import type { Same } from '../../Same';
import type { qrReader as mn } from '../../mn/shared/qrReader';

/** Russian texts: QR codes that are read with the camera, in every area that does so. */
export const qrReader: Same<typeof mn> = {
  camera: {
    none: 'Введите номер или содержимое вручную.',
    denied:
      'Использование камеры запрещено. Проверьте настройки браузера или введите номер вручную.',
    busy: 'Камеру использует другая программа. Закройте её и повторите.',
    picture: 'Изображение с камеры',
    hint: 'Поднесите QR-код к камере.',
    close: 'Закрыть камеру',
  },
};
