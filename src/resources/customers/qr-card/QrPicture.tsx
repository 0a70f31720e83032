import encodeQR from 'qr';

interface Props {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** A QR code as a drawing: dark on white in every theme, because readers want it so. */
export function QrPicture({ text, label }: Props) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="320"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect fill="#fff" width={size} height={size} />
      <path fill="#000" d={path} />
    </svg>
  );
}
