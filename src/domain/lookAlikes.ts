const from = (letters: string, cyrillic: string): [string, string][] =>
  [...letters].map((letter, index) => [letter, [...cyrillic][index]]);

/**
 * Upper-case letters of other alphabets that look like a Cyrillic letter of Mongolian: Latin, Greek and Kazakh. Latin Y
 * becomes У; the person sees it and corrects it where Ү was meant.
 */
export const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries([
  // Latin
  ...from('ABEKMHOPCTXYËƟ', 'АВЕКМНОРСТХУЁӨ'),
  // Greek
  ...from('ΑΒΕΚΜΗΟΡΤΧΥΓΠΦΛΘϴ', 'АВЕКМНОРТХУГПФЛӨӨ'),
  // Kazakh and other Cyrillic alphabets
  ...from('ҰҚҒҢ', 'ҮКГН'),
]);
