import type { AllHTMLAttributes, ElementType, Ref } from 'react';
import { cx } from './cx';

/** Attributes of a plain element, and the element itself where it is not the usual one. */
export interface PartProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as?: ElementType;
  ref?: Ref<unknown>;
  /** Not on paper. */
  'data-no-print'?: boolean;
  /** Names the part for tests. */
  'data-part'?: string;
}

/**
 * A plain element with a class of a style sheet: what has a look and no behaviour.
 * @param tag the usual element
 * @param name what tests call it, where they look for it
 * @example export const Muted = part('span', styles.muted);
 */
export function part(tag: ElementType, base: string, name?: string) {
  return function Part({ as: Tag = tag, className, ...rest }: PartProps) {
    return <Tag data-part={name} {...rest} className={cx(base, className)} />;
  };
}
