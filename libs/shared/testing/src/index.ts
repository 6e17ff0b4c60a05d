import type {} from '@testing-library/jest-dom/vitest';

export * from './choices';
export * from './render';
export * from './server';
