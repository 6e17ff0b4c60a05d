import type {} from '@testing-library/jest-dom/vitest';

export * from './choices';
export * from './menus';
export * from './render';
export * from './server';
