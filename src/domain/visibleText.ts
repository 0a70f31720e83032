/** Characters that are no letters and no spaces: they break headers, files and lines of logs. */
const CONTROL = /\p{Cc}/u;
const CONTROL_WITHIN_LINES = /(?![\t\n\r])\p{Cc}/u;

/**
 * Whether a text holds a control character: NUL, bells, escapes. Of one line a line break and a tab are among them, because what
 * has one line becomes a subject, a name of a file or a column (docs/domain/input.md 1.4).
 */
export const hasControl = (text: string, isMultiline: boolean): boolean =>
  (isMultiline ? CONTROL_WITHIN_LINES : CONTROL).test(text);

/** What takes room and shows nothing, beside what Unicode calls so: fillers of Hangul, the empty Braille cell. */
const SHOWS_NOTHING = /[\p{Cf}\p{Z}\p{Cc}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text that is not empty shows nothing: joiners, direction marks and fillers alone. */
export const isInvisible = (text: string): boolean =>
  text !== '' && text.replace(SHOWS_NOTHING, '') === '';
