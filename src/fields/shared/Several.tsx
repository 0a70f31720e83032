import { Row } from '../../ui/Stack/Stack';
import type { CellProps } from '../KindView';
import { EmptyValue } from './EmptyValue';

interface Props {
  place: CellProps['place'];
  children: React.ReactElement[];
}

/** The values of a list beside each other; a row of a table stays one line. */
export const Several = ({ place, children }: Props) =>
  children.length === 0 ? (
    <EmptyValue />
  ) : (
    <Row as="span" style={place === 'cell' ? { flexWrap: 'nowrap' } : undefined}>
      {children}
    </Row>
  );
