import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ZOOM, WHOLE_IMAGE, moved, turned, zoomed } from '../../src/ui/ImageStage/imageView';

describe('how an image is looked at', () => {
  it('comes nearer by steps and back to the whole', () => {
    expect(zoomed(WHOLE_IMAGE, 1).scale).toBe(1.25);
    expect(zoomed(zoomed(WHOLE_IMAGE, 1), -1)).toEqual(WHOLE_IMAGE);
    expect(zoomed(WHOLE_IMAGE, -1)).toEqual(WHOLE_IMAGE);
    expect(zoomed(WHOLE_IMAGE, 50).scale).toBe(6);
  });

  it('returns to where it was after four quarter turns', () => {
    const look = moved(zoomed(WHOLE_IMAGE, 4), 0.3, -0.2);
    expect(turned(look).turns).toBe(1);
    expect(turned(turned(turned(turned(look))))).toEqual(look);
  });

  it('does not move while the whole image is seen', () => {
    expect(moved(WHOLE_IMAGE, 0.4, 0.4)).toEqual(WHOLE_IMAGE);
    expect(moved({ ...WHOLE_IMAGE, scale: 2 }, 0.2, 3)).toEqual({
      scale: 2,
      turns: 0,
      x: 0.2,
      y: 0.5,
    });
  });

  it('never leaves the stage and never grows beyond the closest look', () => {
    const step = fc.oneof(
      fc.record({ steps: fc.integer({ min: -3, max: 3 }) }),
      fc.record({
        dx: fc.double({ min: -2, max: 2, noNaN: true }),
        dy: fc.double({ min: -2, max: 2, noNaN: true }),
      }),
      fc.constant({ turn: true }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let view = WHOLE_IMAGE;
        for (const one of steps) {
          if ('steps' in one) view = zoomed(view, one.steps);
          else if ('dx' in one) view = moved(view, one.dx, one.dy);
          else view = turned(view);
          const most = (view.scale - 1) / 2 + 1e-9;
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(MOST_ZOOM);
          expect(Math.abs(view.x)).toBeLessThanOrEqual(most);
          expect(Math.abs(view.y)).toBeLessThanOrEqual(most);
        }
      }),
    );
  });
});
