import { useWatch } from 'react-hook-form';
import { rateWarning } from '../../../../domain/lending/rateWarning';
import { useLendingSettings } from '../useLendingSettings';
import { RateNotice } from './RateNotice';

/** The warning about the interest that is being typed, by what is set now. */
export function TypedRateNotice() {
  const typed = useWatch<{ interestRate?: number | null }>({ name: 'interestRate' });
  return <RateNotice warning={rateWarning(typed, useLendingSettings())} />;
}
