/** How an image is looked at. */
export interface ImageView {
  /** 1 = the whole image fits the stage. */
  scale: number;
  /** Quarter turns clockwise, 0–3. */
  turns: number;
  /** Position of the image's centre, in stage sizes from the stage's centre: 0.5 is the edge. */
  x: number;
  y: number;
}

/** The closest look: about the size of a hologram on an identity card. */
export const MOST_ZOOM = 6;
/** One press or one notch of the wheel. */
const ZOOM_STEP = 1.25;

export const WHOLE_IMAGE: ImageView = { scale: 1, turns: 0, x: 0, y: 0 };

/** Nearer (`steps` > 0) or farther, never smaller than the whole image. */
export function zoomed(view: ImageView, steps: number): ImageView {
  const wanted = view.scale * ZOOM_STEP ** steps;
  // Steps back from the closest look land on whole steps again, so 1 is met exactly.
  const scale = Math.min(MOST_ZOOM, wanted < ZOOM_STEP ** 0.5 ? 1 : wanted);
  const grown = scale / view.scale;
  return within({ ...view, scale, x: view.x * grown, y: view.y * grown });
}

/** A quarter turn clockwise; the centre of the look stays. */
export function turned(view: ImageView): ImageView {
  return { ...view, turns: (view.turns + 1) % 4, x: -view.y, y: view.x };
}

/** Moved by parts of the stage's size; the image never leaves the stage. */
export function moved(view: ImageView, dx: number, dy: number): ImageView {
  return within({ ...view, x: view.x + dx, y: view.y + dy });
}

function within(view: ImageView): ImageView {
  const most = (view.scale - 1) / 2;
  const held = (value: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { ...view, x: held(view.x), y: held(view.y) };
}
