import { e2eConfig } from '../../../e2e-config.mjs';

export default e2eConfig(import.meta.dirname);
