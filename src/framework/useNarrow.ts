import useMediaQuery from '@mui/material/useMediaQuery';
import { LAYOUT } from '../domain/settings';

/** True in windows where rows become cards and filters wait to be asked for. */
export const useNarrow = (): boolean =>
  useMediaQuery(`(max-width: ${LAYOUT.contentClickBreakpointPx - 0.05}px)`);
