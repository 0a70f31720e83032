import type { CellProps } from '../KindView';
import type { FileOptions } from '../storedFile';
import { FileCell, HtmlFileCell, ImageCell } from './FileCell';

const CELLS = {
  IMAGE: ImageCell,
  STICKER: ImageCell,
  DOCUMENT: FileCell,
  HTML_TEMPLATE: HtmlFileCell,
} as const;

/** A file as what it is. */
export function AnyFileCell(props: CellProps) {
  const Cell = CELLS[(props.field.options as unknown as FileOptions).upload];
  return <Cell {...props} />;
}
