import { MaskedText } from '../../ui/MaskedText/MaskedText';
import type { CellProps } from '../KindView';
import { useReveal } from './RevealContext';

/**
 * A private value as the gateway gave it: masked. The eye is there where the record's page or row can reveal
 * (docs/domain/calls.md 5.2).
 */
export function Masked({ value, source, place, resource, record }: CellProps) {
  const reveal = useReveal(resource, record);
  const onReveal = reveal && source ? () => reveal(source) : undefined;
  return <MaskedText masked={String(value)} onReveal={onReveal} quiet={place === 'cell'} />;
}
