/** The stage on which an image is examined. */
export const imageStage = {
  imageStage: {
    scale: 'Томруулалт',
    nearer: 'Томруулах',
    nearer_key: 'Томруулах (+)',
    farther: 'Жижигрүүлэх',
    farther_key: 'Жижигрүүлэх (−)',
    turn: 'Баруун тийш эргүүлэх',
    turn_key: 'Баруун тийш 90° эргүүлэх (T)',
    whole: 'Бүтнээр харах',
    whole_key: 'Бүтнээр харах (0)',
    failed: 'Зургийг нээж чадсангүй.',
  },
};
