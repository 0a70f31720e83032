import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { formatCount } from '../../domain/formatCount';
import { Button } from '../../ui/Button/Button';
import { Row } from '../../ui/Stack/Stack';

interface Props<R> {
  rows: readonly R[];
  isWrong: (row: R) => boolean;
  /** Draws the rows that are wanted. */
  children: (shown: readonly R[]) => ReactNode;
}

/** The rows of a file: all of them, or at a press those alone that somebody has to mend. */
export function WrongRows<R>({ rows, isWrong, children }: Props<R>) {
  const translate = useTranslate();
  const [isOnly, setOnly] = useState(false);
  const wrong = rows.filter(isWrong);
  const isOn = isOnly && wrong.length > 0;
  return (
    <>
      {wrong.length > 0 && (
        <Row>
          <Button size="small" onClick={() => setOnly(!isOn)}>
            {translate(isOn ? 'sheet.all_rows' : 'sheet.only_wrong', {
              count: formatCount(isOn ? rows.length : wrong.length),
            })}
          </Button>
        </Row>
      )}
      {children(isOn ? wrong : rows)}
    </>
  );
}
