import { error } from '../../../src/i18n/mn/frame/error';
import { toast } from '../../../src/i18n/mn/frame/toast';
import { validation } from '../../../src/i18n/mn/frame/validation';

/** The messages of the documents by their keys; `%{…}` is any number or name. */
export const MESSAGES: readonly (readonly [key: string, words: string])[] = [
  ...Object.entries(error.error).map(([name, words]) => [`error.${name}`, words] as const),
  ...Object.entries(toast.toast).map(([name, words]) => [`toast.${name}`, words] as const),
  ['validation.password_mismatch', validation.validation.password_mismatch],
];

const patternOf = (words: string): RegExp =>
  new RegExp(
    words
      .split(/%\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );

/** Watches a document for messages of the documents that come onto it. */
export function unsaid() {
  const left = new Map(MESSAGES.map(([key, words]) => [key, patternOf(words)]));
  const said: string[] = [];
  const read = (changes: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const text = node.textContent ?? '';
        if (text === '') continue;
        for (const [key, pattern] of left)
          if (pattern.test(text)) {
            left.delete(key);
            said.push(key);
          }
      }
  };
  let observer: MutationObserver | undefined;
  return {
    watch(page: Document): void {
      observer = new MutationObserver(read);
      observer.observe(page, { childList: true, characterData: true, subtree: true });
    },
    /** Ends the watching; the keys of what was said. */
    stop(): string[] {
      read(observer?.takeRecords() ?? []);
      observer?.disconnect();
      return said.sort();
    },
  };
}
