import { paletteOf, patchOf } from '@lms/contract';

/** Icon of a category, as it is in the heart of its courses' rosettes. */
export const CategoryIcon = ({ category, size = 20 }: { category: string; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#k-${paletteOf(category)}`} />
  </svg>
);

/** Sign of the platform. Its shapes are in `index.html`, too. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" width="32" height="32" className={className} aria-hidden="true">
    <use href="#logo" />
  </svg>
);

/** Flower of a course, 200 units wide, within a drawing. Its shapes are in `index.html`. */
export const Petals = ({ slug, category }: { slug: string; category?: string }) => {
  const { count, outer, inner, isHeartMarigold } = patchOf(slug);
  return (
    <>
      <use href="#disc" />
      <use href={`#o-${outer}-${count}`} />
      <use
        href={`#i-${inner}-${count}`}
        fill={isHeartMarigold ? 'var(--patch-light)' : 'var(--marigold)'}
      />
      <use href="#heart" color={isHeartMarigold ? 'var(--marigold)' : 'var(--patch-light)'} />
      {category && (
        <use
          href={`#k-${paletteOf(category)}`}
          color="var(--patch)"
          transform="translate(-15 -15)scale(1.25)"
        />
      )}
    </>
  );
};

/** Rosette of a course: the seal of its certificate, and the sign by which it is recognised. */
export const Rosette = ({
  slug,
  category,
  className,
}: {
  slug: string;
  category: string;
  className?: string;
}) => (
  <svg
    viewBox="-100 -100 200 200"
    data-patch={paletteOf(category)}
    className={className}
    aria-hidden="true"
  >
    <Petals slug={slug} category={category} />
  </svg>
);
