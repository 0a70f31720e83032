import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells notches of the wheel above an element: 1 is nearer, -1 farther. `takes` says whether the notch is used;
 * otherwise the page scrolls on. React's own wheel handler is passive and could not keep the page still.
 */
export function useWheelZoom(
  element: RefObject<HTMLElement | null>,
  takes: (step: 1 | -1) => boolean,
): void {
  const current = useRef(takes);
  useEffect(() => {
    current.current = takes;
  });
  useEffect(() => {
    const stage = element.current;
    if (!stage) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY === 0) return;
      if (current.current(event.deltaY < 0 ? 1 : -1)) event.preventDefault();
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [element]);
}
