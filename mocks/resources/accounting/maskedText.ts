import { maskAll, maskPhone, maskRegisterNumber } from '../../../src/domain/mask';
import { writtenNumbers, type WrittenNumber } from '../../../src/domain/matching/writtenNumbers';

/**
 * A text of a payer as the console gets it: register numbers and phones in it are masked like those of the fields
 * (docs/domain/calls.md 5.1). Who it may be from is matched by the gateway, which knows the whole text and reads the same
 * numbers in it.
 */
export function maskedText(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  return groupsOf(writtenNumbers(text)).reduceRight(
    (masked, { from, to, numbers }) =>
      masked.slice(0, from) + maskOf(numbers, text.slice(from, to)) + masked.slice(to),
    text,
  );
}

/** What can be read as more than one number shows nothing of any of them. */
const maskOf = (numbers: readonly WrittenNumber[], written: string): string => {
  const [{ kind, letters, digits }, ...others] = numbers;
  if (others.length > 0) return maskAll(written);
  return kind === 'phone' ? maskPhone(digits) : maskRegisterNumber(`${letters}${digits}`);
};

interface Group {
  from: number;
  to: number;
  numbers: readonly WrittenNumber[];
}

/** Numbers that share characters belong together. */
const groupsOf = (numbers: readonly WrittenNumber[]): readonly Group[] =>
  [...numbers]
    .sort((one, other) => one.from - other.from)
    .reduce<Group[]>((groups, number) => {
      const last = groups.at(-1);
      if (!last || last.to <= number.from)
        return [...groups, { from: number.from, to: number.to, numbers: [number] }];
      const joined = { ...last, to: Math.max(last.to, number.to) };
      return [...groups.slice(0, -1), { ...joined, numbers: [...last.numbers, number] }];
    }, []);
