import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Node's types have modules of WebAssembly, but not their compilation. */
const { compile } = Reflect.get(globalThis, 'WebAssembly') as {
  compile: (code: Uint8Array) => Promise<WebAssembly.Module>;
};

let compiled: Promise<WebAssembly.Module> | undefined;

/** Returns PGlite's module, compiled once for all databases of the process. */
export const pgliteWasm = () => {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return (compiled ??= compile(readFileSync(join(main, '../pglite.wasm'))));
};
