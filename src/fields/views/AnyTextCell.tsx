import type { CellProps } from '../KindView';
import type { TextOptions } from '../text';
import { EmailCell, UrlCell } from './LinkCell';
import { LongTextCell } from './LongTextCell';
import { IdentifierCell, TextCell } from './TextCell';

const CELLS = { email: EmailCell, url: UrlCell, version: IdentifierCell } as const;

/** A text in the form that its field asks for. */
export function AnyTextCell(props: CellProps) {
  const { format, multiline } = props.field.options as TextOptions;
  const Cell = format ? CELLS[format] : multiline ? LongTextCell : TextCell;
  return <Cell {...props} />;
}
