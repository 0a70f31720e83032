/** Mongolian texts: QR codes that are read with the camera, in every area that does so. */
export const qrReader = {
  camera: {
    none: 'Дугаар эсвэл утгыг нь гараар бичнэ үү.',
    denied:
      'Камер ашиглахыг зөвшөөрөөгүй байна. Хөтчийн тохиргоог шалгах эсвэл дугаарыг гараар бичнэ үү.',
    busy: 'Камерыг өөр програм ашиглаж байна. Хаагаад дахин оролдоно уу.',
    picture: 'Камерын дүрс',
    hint: 'QR кодыг камерын өмнө барина уу.',
    close: 'Камер хаах',
  },
};
