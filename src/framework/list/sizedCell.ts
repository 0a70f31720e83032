/** The style of a cell whose column has a width, px. A cell alone would be as wide as its content. */
export const sizedCell = (width: number | undefined) =>
  width === undefined ? undefined : { width, minWidth: width, maxWidth: width };
