import { isBlank } from '../../Field';
import type { CellProps } from '../../KindView';
import { COLOUR } from '../colour';
import { Nothing } from './Nothing';

/** A swatch beside the colour's code. */
export function ColourCell({ value }: CellProps) {
  if (isBlank(value)) return <Nothing />;
  const text = String(value);
  return (
    <span className="k-colour">
      {COLOUR.test(text) && (
        <span className="k-swatch" style={{ backgroundColor: text }} aria-hidden="true" />
      )}
      {text}
    </span>
  );
}
