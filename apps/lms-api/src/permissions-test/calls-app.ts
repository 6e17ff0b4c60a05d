import { createTestApp } from '../../testing/app';

/** Creates a server that has every call: the contact form needs an address to write to. */
export const createCallsApp = () =>
  createTestApp({ contact: { email: 'help@council.example', phone: '', address: '' } });
