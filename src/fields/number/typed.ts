/** A number as it is typed; other text goes to the form unchanged, so that the rules refuse it with a message. */
export function readNumber(typed: string): number | string | null {
  const text = typed.replace(/[\s']/g, '').replace('\u2212', '-');
  if (text === '') return null;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(text) && text.length <= 18 ? Number(text) : text;
}
