import { e2eConfig } from './e2e-config.mjs';

/** All specs in one run, against one server. */
export default e2eConfig(`${import.meta.dirname}/src/specs`);
