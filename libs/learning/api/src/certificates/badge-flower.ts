import { paletteOf, patchOf, patchShapes as shapes } from '@lms/contract';
import { colorsOf, type Patch } from './certificate-ornament';

/** Copies of a petal in a ring around the origin. */
const ring = (
  petal: string,
  {
    count,
    radius,
    size,
    from = 0,
  }: Record<'count' | 'radius' | 'size', number> & { from?: number },
) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (from + (index * 360) / count).toFixed(2);
    return `<path d="${petal}" transform="rotate(${turn})translate(0 -${radius})scale(${size})"/>`;
  }).join('');

/** Flower of a course as SVG, 200 units wide, as it is on the certificate. */
export const flowerSvg = (patch: Patch) => {
  const { count, outer, inner, isHeartMarigold } = patchOf(patch.courseSlug);
  const { ground, thread, light } = colorsOf(patch);
  const [heart, petals] = isHeartMarigold ? [shapes.marigold, light] : [light, shapes.marigold];
  const isFull = count === 12;
  const outside = { count, radius: 80, size: isFull ? 0.8 : 0.95 };
  const inside = { count, radius: 46, size: isFull ? 1.15 : 1.35 };
  return `<g stroke-linecap="round" stroke-linejoin="round">
<circle r="99" fill="${ground}"/>
<circle r="97" fill="none" stroke="${thread}" stroke-width="2" stroke-dasharray="7 6"/>
<g fill="${light}">${ring(shapes.petals[outer], outside)}</g>
<g fill="${thread}">${ring(shapes.petals[outer], { ...outside, from: 180 / count })}</g>
<circle r="64" fill="none" stroke="${heart}" stroke-width="3.5" stroke-dasharray="0.1 7"/>
<g fill="${petals}">${ring(shapes.petals[inner], inside)}</g>
<circle r="29" fill="${heart}"/>
<circle r="24.5" fill="none" stroke="${ground}" stroke-width="1.5" stroke-dasharray="4 4"/>
<path d="${shapes.icons[paletteOf(patch.categorySlug)]}" transform="translate(-15 -15)scale(1.25)" fill="none" stroke="${ground}" stroke-width="1.75"/>
</g>`;
};
