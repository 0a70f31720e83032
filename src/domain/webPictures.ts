import type { WebContentImageKind, WebContentType } from './enums/content';

/**
 * The pictures that a page of each type has, the one that its preview begins with first
 * (docs/domain/content-and-messaging.md 1.8).
 */
export const PICTURES_OF: Readonly<Record<WebContentType, readonly WebContentImageKind[]>> = {
  content_brand: ['brandImage'],
  content_instruction: ['instructionMobile', 'instructionDesktop'],
  content_featured_brand: ['featuredBrandImage', 'featuredBrandDesc'],
  content_product: ['productImage', 'productDescMobile', 'productDescDesktop'],
};

/** Pictures that a page still lacks; without its type nothing is known. */
export const missingPictures = (
  type: WebContentType | null | undefined,
  record: Readonly<Record<string, unknown>>,
): WebContentImageKind[] => (type ? PICTURES_OF[type].filter((kind) => !record[kind]) : []);
