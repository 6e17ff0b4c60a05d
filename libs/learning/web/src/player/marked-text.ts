import type { ReactNode } from 'react';

/** Renders a paragraph of a transcript with what is sought in it, while something is. */
export type MarkedText = (index: number) => ReactNode;
