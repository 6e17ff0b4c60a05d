import { create } from 'qrcode';

/** Address as a QR code, as it is printed; the address itself stands beside. */
export const QrCode = ({ text, className }: { text: string; className?: string }) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from({ length: size * size }, (_, index) =>
    modules.get(Math.floor(index / size), index % size)
      ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z`
      : '',
  );
  return (
    <svg className={className} viewBox={`-2 -2 ${size + 4} ${size + 4}`} aria-hidden="true">
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
};
