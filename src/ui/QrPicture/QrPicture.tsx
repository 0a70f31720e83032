import { qrDrawing } from '../../domain/qr/qrDrawing';

interface Props {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
  /** Width, px; 320 without it. */
  width?: number;
}

/** A QR code as a drawing: dark on white in every theme, because readers want it so. */
export function QrPicture({ text, label, width = 320 }: Props) {
  const { size, path } = qrDrawing(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect fill="#fff" width={size} height={size} />
      <path fill="#000" d={path} />
    </svg>
  );
}
